import Link from '@docusaurus/Link';
import facts from '@generated/package-facts/facts.json';
import styles from './styles.module.css';

/** What the build has counted, each with the page that lists it. */
export default function Figures() {
  const { demos, members, issues, examples } = facts.counts;
  const figures: [count: number, what: string, to: string][] = [
    [demos, 'demos that run in a browser test', '/demos/'],
    [members, 'documented props, options and other members', '/docs/api/material_table'],
    [issues, 'known issues, each shown by a test', '/docs/known-issues'],
    [examples, 'screens to build on', '/examples/'],
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(([count, what, to]) => (
        <li key={to}>
          <Link to={to}>
            <strong>{count.toLocaleString('en')}</strong> {what}
          </Link>
        </li>
      ))}
    </ul>
  );
}
