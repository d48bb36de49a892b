import { useRef, useState } from 'react';
import TableIsland from '../Demo/TableIsland';
import type { PageDemo } from '../Demo/types';
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
  const drawer = useRef<HTMLDialogElement>(null);
  const [isCompact, setIsCompact] = useState(false);
  return (
    <section className={styles.screen} aria-label={title} data-demo={demo.id}>
      <Bar
        {...{ demo, title, isCompact }}
        onCode={() => drawer.current?.showModal()}
        onCompactChange={setIsCompact}
      />
      <TableIsland demo={demo} isCompact={isCompact} />
      <CodeDrawer ref={drawer} demo={demo} title={title} />
    </section>
  );
}
