import Link from '@docusaurus/Link';
import Picture from '../../components/Picture';
import styles from './styles.module.css';

const screens: { name: string; title: string; text: string }[] = [
  {
    name: 'order-desk',
    title: 'Order desk',
    text: '2,400 orders on a server, and a colleague who may save first.',
  },
  {
    name: 'stock-room',
    title: 'Stock room',
    text: 'Edit cells or whole pages, with undo and rejected saves.',
  },
  { name: 'budget', title: 'Budget', text: 'Groups with sums, filters by date and amount, and a report.' },
];

/** Three of the examples, with pictures that the build makes. */
export default function Screens() {
  return (
    <ul className={styles.features}>
      {screens.map(({ name, title, text }) => (
        <li key={name} className={styles.feature}>
          <Link to={`/examples/${name}`}>
            <Picture id={`examples/${name}`} />
            <span className={styles.name}>{title}</span>
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
