import Link from '@docusaurus/Link';
import Picture from '../../components/Picture';
import styles from './styles.module.css';

const features: { id: string; title: string; prop: string; text: string }[] = [
  {
    id: 'edit/editable',
    title: 'Edit rows and cells',
    prop: 'editable',
    text: 'Your functions save the rows. The table provides the fields, buttons, and delete confirmation.',
  },
  {
    id: 'group/basic',
    title: 'Group by dragging a header',
    prop: 'options.grouping',
    text: 'Nested groups, in any order, with your own group rows.',
  },
  {
    id: 'filter/basic',
    title: 'Filter every column',
    prop: 'options.filtering',
    text: 'Text, numbers, dates, checkboxes, and lists each have their own filter.',
  },
  {
    id: 'tree-data/basic',
    title: 'Show parents and children',
    prop: 'parentChildData',
    text: 'A single function turns flat rows into a tree.',
  },
  {
    id: 'details-panel/basic',
    title: 'Open a panel below a row',
    prop: 'detailPanel',
    text: 'Any component, for one row or several at once.',
  },
  {
    id: 'export/basic',
    title: 'Export CSV and PDF',
    prop: 'options.exportMenu',
    text: 'The filtered and sorted rows, or your own format.',
  },
];

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

function Feature({ id, title, prop, text }: (typeof features)[number]) {
  return (
    <li className={styles.feature}>
      <Link to={`/demos/${id}`}>
        <Picture id={id} />
        <span className={styles.name}>{title}</span>
        <code>{prop}</code>
      </Link>
      <p>{text}</p>
    </li>
  );
}
