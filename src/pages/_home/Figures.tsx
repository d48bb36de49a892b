import Link from '@docusaurus/Link';
import facts from '@generated/package-facts/facts.json';
import styles from './styles.module.css';

/** What the build has counted, each with the page that lists it. */
export default function Figures() {
  const { demos, members, issues } = facts.counts;
  const figures: [count: number, what: string, to: string][] = [
    [demos, 'demos compiled, type-checked, and run in a browser', '/demos/'],
    [members, 'props, options and other members documented', '/docs/api/material_table'],
    [issues, 'known issues, each proved by a test', '/docs/known-issues'],
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
