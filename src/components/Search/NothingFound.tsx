import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const topics = [
  ['All demos', '/demos/'],
  ['Props', '/docs/api/material_table'],
  ['Options', '/docs/api/props/options'],
  ['Columns', '/docs/api/props/columns'],
  ['Component overrides', '/docs/api/components/components_index'],
] as const;

const newIssue = 'https://github.com/material-table-core/website/issues/new';

/** Ways on from a search without results. */
export default function NothingFound({ query, onClose }: { query: string; onClose: () => void }) {
  const issue = new URL(newIssue);
  issue.searchParams.set('template', 'missing-answer.yml');
  issue.searchParams.set('title', `Missing answer: ${query}`);
  issue.searchParams.set('looked', `I searched for “${query}”.`);
  return (
    <div className={styles.nothing}>
      <p>
        Nothing found for “{query}”. Try fewer or other words, or the name of a prop. These pages list
        everything:
      </p>
      <ul>
        {topics.map(([label, href]) => (
          <li key={href}>
            <Link to={href} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Is the answer missing? <Link to={issue.href}>Ask for it at the source repository</Link>; your words
        are filled in.
      </p>
    </div>
  );
}
