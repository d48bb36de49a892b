import detail from '@demo/home/detail';
import edit from '@demo/home/edit';
import exporting from '@demo/home/export';
import filter from '@demo/home/filter';
import group from '@demo/home/group';
import tree from '@demo/home/tree';
import Link from '@docusaurus/Link';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import DemoCode from '../../components/Demo/DemoCode';
import { plainFile } from '../../components/Demo/program';
import TableIsland from '../../components/Demo/TableIsland';
import type { PageDemo } from '../../components/Demo/types';
import { useDemoLanguage } from '../../components/Demo/useDemoLanguage';
import styles from './features.module.css';

interface Feature {
  name: string;
  demo: PageDemo;
  title: string;
  text: string;
  /** The page with more about it. */
  more: [to: string, label: string];
}

const features: Feature[] = [
  {
    name: 'Edit',
    demo: edit,
    title: 'Edit rows',
    text: 'Your functions save the rows. The table provides the fields and the buttons.',
    more: ['/demos/edit/editable', 'Editing'],
  },
  {
    name: 'Group',
    demo: group,
    title: 'Group by dragging a header',
    text: 'Start grouped, or let users drag the headers.',
    more: ['/demos/group/basic', 'Grouping'],
  },
  {
    name: 'Filter',
    demo: filter,
    title: 'Filter every column',
    text: 'Text, numbers, dates, checkboxes, and lists each have their own filter.',
    more: ['/demos/filter/basic', 'Filtering'],
  },
  {
    name: 'Tree',
    demo: tree,
    title: 'Show parents and children',
    text: 'One function turns flat rows into a tree.',
    more: ['/demos/tree-data/basic', 'Tree data'],
  },
  {
    name: 'Detail',
    demo: detail,
    title: 'Open a panel below a row',
    text: 'A panel shows any component, for one row or several at once.',
    more: ['/demos/details-panel/basic', 'Detail panels'],
  },
  {
    name: 'Export',
    demo: exporting,
    title: 'Export what the table shows',
    text: 'Your function gets the filtered and sorted rows.',
    more: ['/demos/export/basic', 'Exporting'],
  },
];

/**
 * What a single prop adds to a table: its code, and the table. Radio buttons choose the feature, so that it
 * needs no script; a table that isn't chosen isn't laid out and doesn't start.
 */
export default function OnePropEach() {
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.choice} data-without-script="">
        <legend>Feature</legend>
        {features.map(({ name }, index) => (
          <label key={name}>
            <input type="radio" name="feature" defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
      {features.map((feature) => (
        <Panel key={feature.name} {...feature} />
      ))}
    </div>
  );
}

function Panel({ demo, title, text, more }: Feature) {
  const [language] = useDemoLanguage();
  const [file] = demo.text.files;
  const html = language === 'ts' ? file.typescriptHtml : file.javascriptHtml;
  const getText = () => plainFile(file)[language === 'ts' ? 'typescript' : 'javascript'];
  return (
    <div className={styles.panel}>
      <div className={styles.table}>
        <TableIsland demo={demo} isCompact={false} />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        <label className={styles.onPhone} data-without-script="">
          <input type="checkbox" />
          Show the code
        </label>
        <div className={styles.code}>
          <DemoCode html={html} language={language} title={title} />
        </div>
        <p className={styles.next}>
          <CopyButton getText={getText} label={`the code of: ${title}`} />
          <Link to={`/playground?demo=${demo.id}`}>Change it in the playground</Link>
          <Link to={more[0]}>{more[1]}</Link>
        </p>
      </div>
    </div>
  );
}
