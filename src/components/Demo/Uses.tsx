import Markup from '../Markup';
import styles from './styles.module.css';

/** The API that the lines shown use. */
export default function Uses({ html }: { html: string }) {
  if (!html) return null;
  return (
    <div className={styles.uses}>
      <span>API used</span>
      <Markup as="ul" html={html} />
    </div>
  );
}
