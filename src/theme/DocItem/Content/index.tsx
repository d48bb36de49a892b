// Change: below the title are the Markdown tools and, in the reference, the version that it describes.
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import version from '@generated/package-facts/version.json';
import PageTools from '@site/src/components/PageTools';
import Original from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import styles from './styles.module.css';

export default function DocItemContent({ children }: Props) {
  const { id, permalink } = useDoc().metadata;
  return (
    <Original>
      <PageTools key={permalink} address={`${permalink.replace(/\/$/, '')}.md`} />
      {id.startsWith('api/') && (
        <p className={styles.version} data-unsearched="">
          Describes {version}. For versions 6 and 7, see <Link to="/docs/compatibility">Compatibility</Link>.
        </p>
      )}
      {children}
    </Original>
  );
}
