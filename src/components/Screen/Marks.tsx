import Link from '@docusaurus/Link';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { placesOf, readFeatures, type Feature, type Place } from './features';
import styles from './marks.module.css';

type Stage = RefObject<HTMLDivElement | null>;

/** The numbers of the list's features on the running screen, each a link into the docs. */
export default function Marks({ stage }: { stage: Stage }) {
  const { features, places, width } = usePlaces(stage);
  const [tip, setTip] = useState('');
  return (
    <ol className={styles.marks} aria-label="Features on the screen">
      {features.map((feature, index) => {
        const place = places[index];
        const { number, text, to } = feature;
        if (!place) return null;
        return (
          <li
            key={number}
            className={styles.place}
            style={{ left: place.x, top: place.y }}
            onPointerEnter={() => setTip(number)}
            onPointerLeave={() => setTip('')}
          >
            <Link
              className={styles.mark}
              to={to}
              aria-label={`${number}. ${text.join('')}`}
              data-feature={number}
              onFocus={() => setTip(number)}
              onBlur={() => setTip('')}
              onKeyDown={({ key }) => key === 'Escape' && setTip('')}
            >
              {number}
            </Link>
            {tip === number && (
              <Link className={styles.tip} style={tipStyle(place, width)} to={to} tabIndex={-1} aria-hidden>
                {text[0]}
                <u>{text[1]}</u>
                {text[2]}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The width of a tip, in px. */
const tipWidth = 288;

/** Below its mark, and within the stage. */
function tipStyle({ x }: Place, stageWidth: number) {
  const width = Math.min(tipWidth, stageWidth - 16);
  const left = Math.min(Math.max(x - width / 2, 8), stageWidth - width - 8);
  return { width, left: left - x };
}

interface Placed {
  features: Feature[];
  places: (Place | undefined)[];
  width: number;
}

/** Follows whatever moves a target: the window, scrolling within the screen, and changes of the program. */
function usePlaces(stage: Stage): Placed {
  const [placed, setPlaced] = useState<Placed>({ features: [], places: [], width: 0 });
  useLayoutEffect(() => {
    const node = stage.current;
    const island = node?.querySelector('[data-island]');
    if (!node || !island) return undefined;
    const features = readFeatures();
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = { features, places: placesOf(features, node), width: node.clientWidth };
      setPlaced((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const resizes = new ResizeObserver(plan);
    resizes.observe(island);
    const changes = new MutationObserver(plan);
    changes.observe(island, { attributes: true, characterData: true, childList: true, subtree: true });
    const events = ['scroll', 'transitionend', 'animationend', 'input'] as const;
    for (const name of events) node.addEventListener(name, plan, { capture: true, passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
      for (const name of events) node.removeEventListener(name, plan, { capture: true });
      window.removeEventListener('resize', plan);
    };
  }, [stage]);
  return placed;
}
