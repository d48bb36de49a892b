import Link from '@docusaurus/Link';
import Picture from '../../components/Picture';
import { features } from './features';
import styles from './styles.module.css';

/** What a single prop adds to a table, with pictures that the build makes from the demos. */
export default function OnePropEach() {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <Feature key={feature.id} {...feature} />
      ))}
    </ul>
  );
}

function Feature({ id, title, code, text }: (typeof features)[number]) {
  return (
    <li className={styles.feature}>
      <Link to={`/demos/${id}`}>
        <Picture id={id} />
        <span className={styles.name}>{title}</span>
      </Link>
      <p>{text}</p>
      <code>{code}</code>
    </li>
  );
}
