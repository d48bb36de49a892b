import type { ComponentProps } from 'react';
import styles from './styles.module.css';

/** A button inside text that looks like a link, for actions that lead to no page. */
export default function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />;
}
