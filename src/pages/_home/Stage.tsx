import detail from '@demo/home/detail';
import edit from '@demo/home/edit';
import exporting from '@demo/home/export';
import filter from '@demo/home/filter';
import group from '@demo/home/group';
import tree from '@demo/home/tree';
import Link from '@docusaurus/Link';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import Markup from '../../components/Markup';
import TableIsland from '../../components/Demo/TableIsland';
import type { PageDemo } from '../../components/Demo/types';
import { loadHomeProgram } from './load-home-program';
import styles from './stage.module.css';

interface Feature {
  name: string;
  text: string;
  demo: PageDemo;
  /** The page with more about it. */
  more: string;
}

const features: Feature[] = [
  { name: 'Edit', text: 'Your functions save the rows', demo: edit, more: '/demos/edit/editable' },
  { name: 'Group', text: 'At first, or by dragging', demo: group, more: '/demos/group/basic' },
  { name: 'Filter', text: 'A field or a list in each column', demo: filter, more: '/demos/filter/basic' },
  { name: 'Tree', text: 'One function finds the parent', demo: tree, more: '/demos/tree-data/basic' },
  { name: 'Detail', text: 'Any component below a row', demo: detail, more: '/demos/details-panel/basic' },
  { name: 'Export', text: 'The rows that the table shows', demo: exporting, more: '/demos/export/basic' },
];

/** Only the first table is in the page before it is shown. */
const panels = features.map((feature, index) =>
  index === 0 ? feature : { ...feature, demo: { ...feature.demo, frame: undefined } },
);

/**
 * One table of orders, and what each feature adds to its code. Radio buttons choose the feature, so that the
 * code needs no scripts. Only the first table is in the page; another starts when it is first shown.
 */
export default function Stage() {
  return (
    <div className={styles.stage}>
      <fieldset className={styles.choice} data-without-script="">
        <legend>Feature</legend>
        {features.map(({ name, text }, index) => (
          <label key={name} data-cell="checked">
            <input type="radio" name="feature" defaultChecked={index === 0} />
            <b>{name}</b>
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {panels.map((feature) => (
        <Panel key={feature.name} {...feature} />
      ))}
    </div>
  );
}

function Panel({ name, demo, more }: Feature) {
  const [file] = demo.text.files;
  return (
    <div className={styles.panel}>
      <div className={styles.table}>
        <TableIsland demo={demo} isCompact={false} />
      </div>
      <div className={styles.card}>
        <h3>{name} adds these lines</h3>
        <pre tabIndex={0} role="group" aria-label={`Lines of ${name}`}>
          <Markup as="code" html={file.typescriptHtml} />
        </pre>
        <p>
          <CopyButton getText={() => loadHomeProgram(demo.id)} label={`the whole program of: ${name}`} />
          <Link to={`/playground?demo=${demo.id}`} aria-label={`Playground: ${name}`}>
            Playground
          </Link>
          <Link to={more}>More on {name}</Link>
        </p>
      </div>
    </div>
  );
}
