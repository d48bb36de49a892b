import Link from '@docusaurus/Link';
import facts from '@generated/package-facts/facts.json';
import type { FeatureCell } from '../../generated/facts';
import styles from './styles.module.css';

/** What is free here and paid elsewhere: rows of docs/about.mdx, each cell with its source. */
export default function Comparison() {
  return (
    <div className={styles.scroll} role="region" aria-label="Free here, paid elsewhere" tabIndex={0}>
      <table className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">This table</th>
            <th scope="col">MUI X Data Grid</th>
            <th scope="col">AG Grid</th>
          </tr>
        </thead>
        <tbody>
          {facts.comparison.map(({ feature, here, muiX, agGrid }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {[here, muiX, agGrid].map((cell) => (
                <Cell key={cell.href} {...cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ text, href }: FeatureCell) {
  const isFree = text === 'Yes';
  return (
    <td data-free={isFree || undefined}>
      <Link to={href}>{isFree ? '✓ Free' : text}</Link>
    </td>
  );
}
