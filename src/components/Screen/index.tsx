import { useId, useRef, useState } from 'react';
import TableIsland from '../Demo/TableIsland';
import type { DemoView, PageDemo } from '../Demo/types';
import Bar from './Bar';
import CodeDrawer from './CodeDrawer';
import styles from './styles.module.css';

interface Props {
  demo: PageDemo;
  /** What the screen shows, as a short heading. */
  title: string;
}

/** A whole screen: a bar of commands, the running program, and its code in a drawer. */
export default function Screen({ demo, title }: Props) {
  const titleId = useId();
  const drawer = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<DemoView>({ isCompact: false, isRightToLeft: false, look: 'site' });
  return (
    <section className={styles.screen} aria-labelledby={titleId} data-demo={demo.id}>
      <Bar
        {...{ demo, title, titleId, view }}
        onCode={() => drawer.current?.showModal()}
        onViewChange={setView}
      />
      <TableIsland demo={demo} {...view} />
      <CodeDrawer ref={drawer} demo={demo} title={title} look={view.look} />
    </section>
  );
}
