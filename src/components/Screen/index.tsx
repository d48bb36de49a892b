import clsx from 'clsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reasonOf } from '#kit/reason-of';
import TableIsland from '../Demo/TableIsland';
import type { DemoView, PageDemo } from '../Demo/types';
import Bar from './Bar';
import CodeDrawer from './CodeDrawer';
import type MarksOfScreen from './Marks';
import styles from './styles.module.css';
import { fullWindowId, useFullWindow, useInertRest } from './useFullWindow';

interface Props {
  demo: PageDemo;
  /** What the screen shows, as a short heading. */
  title: string;
}

/** A whole screen: a bar of commands, the running program with the marks of its features, and its code in a drawer. */
export default function Screen({ demo, title }: Props) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<DemoView>({ isCompact: false, isRightToLeft: false, look: 'site' });
  // Undefined while there are none.
  const [Marks, setMarks] = useState<typeof MarksOfScreen>();
  const [note, setNote] = useState('');
  const { isFull, toggle } = useFullWindow();
  useInertRest(section, isFull);
  const drawMarks = async () => {
    try {
      const { default: loaded } = await import('./Marks');
      flushSync(() => {
        setNote('');
        setMarks(() => loaded);
      });
    } catch (reason) {
      setNote(`The marks did not load: ${reasonOf(reason)}. Try again.`);
    }
  };
  const showMark = useEffectEvent(async (number: string) => {
    await drawMarks();
    const mark = stage.current?.querySelector<HTMLElement>(`[data-feature="${number}"]`);
    if (!mark) setNote((failure) => failure || `${number} ${hidden}`);
    (mark ?? section.current)?.scrollIntoView({ block: mark ? 'center' : 'start' });
    mark?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const show = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
      if (button?.dataset.number) void showMark(button.dataset.number);
    };
    document.addEventListener('click', show);
    return () => document.removeEventListener('click', show);
  }, []);
  const changeMarks = (isOn: boolean) => {
    if (isOn) return void drawMarks();
    setNote('');
    setMarks(undefined);
  };
  return (
    <section
      ref={section}
      className={clsx(styles.screen, isFull && styles.full)}
      id={fullWindowId}
      aria-labelledby={titleId}
      data-demo={demo.id}
    >
      <Bar
        {...{ demo, title, titleId, view, isFull }}
        hasMarks={Marks !== undefined}
        onMarksChange={changeMarks}
        onCode={() => drawer.current?.showModal()}
        onFullWindow={toggle}
        onViewChange={setView}
      />
      <p className={styles.note} role="status">
        {note}
      </p>
      <div ref={stage} className={styles.stage}>
        {Marks && <Marks stage={stage} />}
        <TableIsland demo={demo} {...view} />
      </div>
      <CodeDrawer ref={drawer} demo={demo} title={title} look={view.look} />
    </section>
  );
}

const hidden = 'is not visible now: it needs another state or width of the screen.';
