import type { ReactNode } from 'react';
import Markup from '../../Markup';
import styles from './styles.module.css';

interface Props {
  /** The facts of one member as HTML, written by plugins/api-reference at build time. */
  h: string;
}

/** Type, default and the other facts of a member, below its heading. */
export default function Facts({ h }: Props): ReactNode {
  return <Markup className={styles.facts} data-facts html={h} />;
}
