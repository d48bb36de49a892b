import type { ComponentProps } from 'react';
import styles from './styles.module.css';

/** A button that stands in a text and looks like a link, for what leads to no page. */
export default function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />;
}
