import Link from '@docusaurus/Link';
import Markup from '../Markup';
import styles from './styles.module.css';

/** The API that the demo's program uses, and the look of its picture. */
export default function Uses({ html }: { html?: string }) {
  return (
    <div className={styles.uses}>
      {html && (
        <>
          <span>API used</span>
          <Markup as="ul" html={html} />
        </>
      )}
      <p className={styles.look} data-unsearched="">
        Shown in <Link to="/docs/guides/styling#copy-the-look-of-this-site">the look of this site</Link>.
      </p>
    </div>
  );
}
