import demo from '@demo/home';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import facts from '@generated/package-facts/facts.json';
import Layout from '@theme/Layout';
import Demo from '../components/Demo';
import InstallTabs from '../components/InstallTabs';
import styles from './index.module.css';

const topics: { title: string; text: string; links: [label: string, to: string][] }[] = [
  {
    title: 'Find rows',
    text: 'Search, filter and sort in the browser, or answer pages from your server.',
    links: [
      ['Search', '/demos/search/basic'],
      ['Filters', '/demos/filter/basic'],
      ['Sorting', '/demos/sort/basic'],
      ['Remote data', '/demos/remote-data/basic'],
      ['Pagination', '/demos/pagination/basic'],
    ],
  },
  {
    title: 'Change rows',
    text: 'Edit a row, a cell or all rows at once, with validation and slow or rejected saves.',
    links: [
      ['Editing', '/demos/edit/editable'],
      ['Validation', '/demos/validation/basic'],
      ['Actions', '/demos/actions/basic'],
      ['Selection', '/demos/selection/basic'],
    ],
  },
  {
    title: 'Give rows a shape',
    text: 'Group by columns, show parents and children, open panels, sum up.',
    links: [
      ['Grouping', '/demos/group/basic'],
      ['Tree data', '/demos/tree-data/basic'],
      ['Detail panel', '/demos/details-panel/basic'],
      ['Summary row', '/demos/Summaryrow/basic'],
    ],
  },
  {
    title: 'Make it yours',
    text: 'Style rows and cells, replace parts, speak other languages, export files.',
    links: [
      ['Styling', '/demos/style/rows'],
      ['Toolbar', '/demos/override/toolbar'],
      ['Localization', '/demos/localization/basic'],
      ['Export', '/demos/export/basic'],
    ],
  },
];

/** The home page: what it is, how to install it, a live table with its code, and where to go on. */
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  const markdown = useBaseUrl('/index.md');
  return (
    <Layout title={siteConfig.title} description={siteConfig.tagline}>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <main className={styles.page} id="content" tabIndex={-1}>
        <div className={styles.first}>
          <header className={styles.hero}>
            <h1>{siteConfig.title}</h1>
            <p className={styles.lead}>
              <strong>@material-table/core</strong> shows your rows in a Material UI table that sorts,
              searches, filters, groups, edits, selects and exports, from one component, an array of columns
              and an array of plain objects.
            </p>
            <InstallTabs packages="@material-table/core" />
            <p className={styles.doors}>
              <Link className={styles.primary} to="/docs/">
                Read the docs
              </Link>
              <Link className={styles.secondary} to="/demos/">
                See all demos
              </Link>
              <Link className={styles.secondary} to="/docs/api/material_table">
                Find a prop
              </Link>
            </p>
            <Facts />
          </header>
          <Demo demo={demo} title="A table of bicycle parts" />
        </div>
        <div className={styles.topics}>
          {topics.map(({ title, text, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              <ul>
                {links.map(([label, to]) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}

function Facts() {
  const { version, react, materialUi, license } = facts;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Version</dt>
        <dd>{version}</dd>
      </div>
      <div>
        <dt>Needs</dt>
        <dd>React {majorOf(react)}</dd>
      </div>
      <div>
        <dt>Built on</dt>
        <dd>Material UI {majorOf(materialUi)}</dd>
      </div>
      <div>
        <dt>With Material UI</dt>
        <dd>200 kB brotli</dd>
      </div>
      <div>
        <dt>License</dt>
        <dd>{license}</dd>
      </div>
    </dl>
  );
}

/** `^9.2.0` is 9, `>=19.0.0` is 19. */
function majorOf(range: string): string {
  return /\d+/.exec(range)?.[0] ?? range;
}
