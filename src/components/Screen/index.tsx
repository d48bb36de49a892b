import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DemoView } from '../Demo/DemoToolbar';
import TableIsland from '../Demo/TableIsland';
import type { PageDemo } from '../Demo/types';
import Bar from './Bar';
import CodeDrawer from './CodeDrawer';
import Marks from './Marks';
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
  const [hasMarks, setHasMarks] = useState(false);
  const [missing, setMissing] = useState('');
  const { isFull, toggle } = useFullWindow();
  useInertRest(section, isFull);

  useEffect(() => {
    const showMark = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
      const number = button?.dataset.number;
      if (!number) return;
      flushSync(() => setHasMarks(true));
      const mark = stage.current?.querySelector<HTMLElement>(`[data-feature="${number}"]`);
      setMissing(mark ? '' : number);
      (mark ?? section.current)?.scrollIntoView({ block: mark ? 'center' : 'start' });
      mark?.focus({ preventScroll: true });
    };
    document.addEventListener('click', showMark);
    return () => document.removeEventListener('click', showMark);
  }, []);
  const changeMarks = (next: boolean) => {
    setMissing('');
    setHasMarks(next);
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
        {...{ demo, title, titleId, hasMarks, view, isFull }}
        onMarksChange={changeMarks}
        onCode={() => drawer.current?.showModal()}
        onFullWindow={toggle}
        onViewChange={setView}
      />
      <p className={styles.missing} role="status">
        {missing && `${missing} is not visible now: it needs another state or width of the screen.`}
      </p>
      <div ref={stage} className={styles.stage}>
        {hasMarks && <Marks stage={stage} />}
        <TableIsland demo={demo} {...view} />
      </div>
      <CodeDrawer ref={drawer} demo={demo} title={title} look={view.look} />
    </section>
  );
}
