import Link from '@docusaurus/Link';
import Markup from '../Markup';
import type { DemoView } from './types';
import styles from './styles.module.css';

/** The API that the demo's program uses, and the look of its picture. */
export default function Uses({ html, look }: { html?: string; look: DemoView['look'] }) {
  return (
    <div className={styles.uses}>
      {html && (
        <>
          <span>API used</span>
          <Markup as="ul" html={html} />
        </>
      )}
      <p className={styles.look} data-unsearched="">
        {look === 'site' ? (
          <>
            Shown in <Link to="/docs/guides/styling#the-look-of-this-site">the look of this site</Link>.
          </>
        ) : (
          'Shown in the default look of Material UI.'
        )}
      </p>
    </div>
  );
}
