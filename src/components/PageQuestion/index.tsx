import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { repository } from '../../../site-path';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The page's path, base path included. */
  permalink: string;
}

/** A link to an issue form that knows which page it is about. */
export default function PageQuestion({ title, permalink }: Props) {
  const { url } = useDocusaurusContext().siteConfig;
  const fields = new URLSearchParams({
    template: 'wrong-sentence.yml',
    title: `${title}: `,
    page: url + permalink,
  });
  return (
    <p className={styles.unclear}>
      <Link to={`${repository}/issues/new?${fields}`}>Something unclear on this page?</Link>
    </p>
  );
}
