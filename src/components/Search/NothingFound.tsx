import Link from '@docusaurus/Link';
import { repository } from '../../../site-path';
import type { Entry } from '#search/entry.ts';
import styles from './results.module.css';

const topics = [
  ['All demos', '/demos/'],
  ['Props', '/docs/api/material_table'],
  ['Options', '/docs/api/props/options'],
  ['Columns', '/docs/api/props/columns'],
  ['Component overrides', '/docs/api/components/components_index'],
  ['Error messages', '/docs/errors/'],
  ['Can it do that?', '/docs/about#can-it-do-that'],
] as const;

const newIssue = `${repository}/issues/new`;

interface Props {
  query: string;
  /** The entries with the most similar names. */
  near: Entry[];
  /** Whether the full texts were searched, not only the titles. */
  isComplete: boolean;
  onClose: () => void;
}

/** Suggestions after a search without results. */
export default function NothingFound({ query, near, isComplete, onClose }: Props) {
  const issue = new URL(newIssue);
  issue.searchParams.set('template', 'missing-answer.yml');
  issue.searchParams.set('title', `Missing answer: ${query}`);
  issue.searchParams.set('looked', `I searched for “${query}”.`);
  const links = near.map(({ title, href }): [string, string] => [title, `/${href}`]);
  return (
    <div className={styles.nothing}>
      <p>
        {isComplete ? 'Nothing' : 'No title'} found for “{query}”. Try fewer or other words, or the name of a
        prop.
      </p>
      {links.length > 0 && <Links label="Similar names:" links={links} onClose={onClose} />}
      <Links label="These pages list everything:" links={topics} onClose={onClose} />
      <p>
        Is the answer missing? <Link to={issue.href}>Ask for it at the source repository</Link>; your words
        are filled in.
      </p>
    </div>
  );
}

interface LinksProps {
  label: string;
  links: readonly (readonly [label: string, href: string])[];
  onClose: () => void;
}

function Links({ label, links, onClose }: LinksProps) {
  return (
    <>
      <p>{label}</p>
      <ul>
        {links.map(([name, href]) => (
          <li key={href}>
            <Link to={href} onClick={onClose}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
