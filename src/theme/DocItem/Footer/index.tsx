// Change: the page footer links to an issue form that knows which page it is about.
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/DocItem/Footer';
import { repository } from '../../../../site-path';
import styles from './styles.module.css';

export default function DocItemFooter() {
  const { title, permalink } = useDoc().metadata;
  const { url } = useDocusaurusContext().siteConfig;
  const fields = new URLSearchParams({
    template: 'wrong-sentence.yml',
    title: `${title}: `,
    page: url + permalink,
  });
  return (
    <>
      <Original />
      <p className={styles.unclear}>
        <Link to={`${repository}/issues/new?${fields}`}>Something unclear on this page?</Link>
      </p>
    </>
  );
}
