import home, { features as first, lines } from '@demo/home';
import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import CopyButton from '../CopyButton';
import TableIsland from '../Demo/TableIsland';
import { lineHtml, supported, type Feature, type Features } from './program';
import styles from './styles.module.css';

const labels: Record<Feature, string> = {
  selection: 'Selection',
  filtering: 'Filters',
  grouping: 'Groups',
  editing: 'Editing',
  detailPanel: 'Detail panel',
  exporting: 'Export',
  tree: 'Tree',
};
const names = Object.keys(labels) as Feature[];

/**
 * A live table with a switch for each feature, beside the words on it and above its code. The switches are the props of one component: its program is shown with their
 * values as the defaults, so that it gives the same table wherever it is pasted.
 */
export default function HomeTable({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(first);
  const [demo, setDemo] = useState(() => tableWith(first));
  const code = useRef<HTMLElement>(null);
  const on = supported(wanted);
  const toggle = (feature: Feature) => {
    const next = { ...wanted, [feature]: !wanted[feature] };
    setWanted(next);
    setDemo(tableWith(supported(next)));
  };
  return (
    <div className={styles.home}>
      {children}
      <div className={styles.table}>
        <fieldset className={styles.switches}>
          <legend>Switch features on and off</legend>
          {names.map((feature) => {
            const isExcluded = feature === 'grouping' && wanted.tree;
            return (
              <label key={feature} title={isExcluded ? 'The table has no groups within a tree' : undefined}>
                <input
                  type="checkbox"
                  role="switch"
                  checked={on[feature]}
                  disabled={isExcluded}
                  onChange={() => toggle(feature)}
                />
                {labels[feature]}
              </label>
            );
          })}
        </fieldset>
        <div className={styles.stage}>
          <TableIsland key={JSON.stringify(on)} demo={demo} isCompact isRightToLeft={false} />
        </div>
      </div>
      <div className={styles.source}>
        <div className={styles.bar}>
          <span>bicycle-parts.tsx</span>
          <CopyButton getText={() => code.current?.textContent ?? ''} label="the code of this table" />
        </div>
        <pre tabIndex={0} role="group" aria-label="Code of the table">
          <code ref={code}>
            {lines.map((line, index) => (
              <span
                key={`${index}${line.html}`}
                className={clsx(line.features.some((feature) => on[feature as Feature]) && styles.feature)}
                dangerouslySetInnerHTML={{ __html: `${lineHtml(line, on, first)}\n` }}
              />
            ))}
          </code>
        </pre>
      </div>
    </div>
  );
}

/** The table with these switches, as a demo. Another set of switches is another table, which starts afresh like the program shown. */
function tableWith(on: Features) {
  const { load } = home;
  return {
    ...home,
    load:
      load &&
      (async () => {
        const { default: run } = await load();
        return {
          default: async () => {
            const { default: BicycleParts } = await run();
            return { default: () => <BicycleParts {...on} /> };
          },
        };
      }),
  };
}
