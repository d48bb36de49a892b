import demo from '@demo/home';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import facts from '@generated/package-facts/facts.json';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import Demo from '../components/Demo';
import InstallTabs from '../components/InstallTabs';
import { loadTableLook } from '../components/table-look';
import Comparison from './_home/Comparison';
import Figures from './_home/Figures';
import Mistake from './_home/Mistake';
import OnePropEach from './_home/OnePropEach';
import { RemoteTable, Sequence } from './_home/RowsFromAnywhere';
import Screens from './_home/Screens';
import Starter from './_home/Starter';
import styles from './index.module.css';

/** What the page's command installs: its code imports nothing else. */
const packages = '@material-table/core';

/** The home page: a live table and how to install it, reasons with sources, alternatives, next steps. */
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  const markdown = useBaseUrl('/index.md');
  return (
    <Layout title={siteConfig.title} description={siteConfig.tagline}>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <main className={styles.page} id="content" tabIndex={-1} data-centered>
        <div className={styles.first}>
          <Hero title={siteConfig.title} />
          <Demo demo={demo} title="A table of orders" isBrief />
        </div>
        <Section
          title="One prop each"
          text="What you add to a table, and what it becomes. Each table is live."
        >
          <OnePropEach />
        </Section>
        <Section
          title="Free here, paid elsewhere"
          text="Compared in November 2026. Each cell links to its source."
          more={['/docs/about', 'The whole comparison, with Material React Table and TanStack Table']}
        >
          <Comparison />
        </Section>
        <Section
          title="See it as an app"
          text="Whole screens in a few files, which you can build on."
          more={['/examples', 'All examples']}
        >
          <Screens />
        </Section>
        <Section
          title="Rows from anywhere"
          text="Pass an array, or a function. Sort this table to see what its function gets and returns."
          more={['/demos/remote-data/basic', 'Rows from a server']}
          also={['/playground?demo=home/remote', 'Its code']}
          beside={<RemoteTable />}
        >
          <Sequence />
        </Section>
        <div className={styles.pair}>
          <Section
            title="Catches mistakes before your users do"
            text="The editor in every demo underlines code that will go wrong, and offers fixes."
            more={['/docs/guides/check-your-code', 'Check your own code']}
          >
            <Mistake />
          </Section>
          <Section
            title="Tested, not promised"
            text={`This site's build runs the tests against version ${facts.version}.`}
          >
            <Figures />
          </Section>
        </div>
        <Others />
        <LastCall />
      </main>
    </Layout>
  );
}

function Hero({ title }: { title: string }) {
  return (
    <header className={styles.hero}>
      <h1>{title}</h1>
      <p className={styles.lead}>
        One Material UI component that sorts, searches, filters, groups, edits and exports your rows, with
        every feature under MIT.
      </p>
      <InstallTabs packages={packages} />
      <p className={styles.doors}>
        <Link className={styles.primary} to="/docs/">
          Get started
        </Link>
        <Link className={styles.secondary} to="/playground">
          Open the playground
        </Link>
      </p>
      <Starter />
      <Facts />
    </header>
  );
}

/** For those whom the table doesn't suit, who have an older one, or who only want its look. */
function Others() {
  return (
    <div className={styles.pair}>
      <Section title="Take something else if …" more={['/docs/about', 'Which table to choose']}>
        <ul>
          <li>you scroll through 10,000 rows without pages</li>
          <li>your users move from cell to cell with arrow keys</li>
          <li>you build a spreadsheet</li>
        </ul>
      </Section>
      <Section
        title="Coming from material-table, or version 6?"
        text="Paste your code. The upgrade page changes what it can, and lists the lines that are left."
        more={['/docs/upgrade', 'Upgrade my code']}
      />
      <Section
        title="Copy this look"
        text="The theme of this site's tables is a single file. Copy it, or keep the Material UI default."
      >
        <p className={styles.more}>
          <CopyButton getText={loadTableLook} label="this look" />
          <Link to="/docs/guides/styling#copy-the-look-of-this-site">How to use it</Link>
        </p>
      </Section>
    </div>
  );
}

function LastCall() {
  return (
    <section className={styles.last}>
      <div>
        <h2>Add it to your project</h2>
        <p>
          The quick start shows a first table. Ask your questions in{' '}
          <Link to="https://discord.gg/uMr8pKDu8n">the chat on Discord</Link>.
        </p>
      </div>
      <div>
        <InstallTabs packages={packages} />
        <p className={styles.doors}>
          <Link className={styles.primary} to="/docs/">
            Open the quick start
          </Link>
        </p>
      </div>
    </section>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  more?: [to: string, label: string];
  also?: [to: string, label: string];
  /** To the right of all the rest, where there is room. */
  beside?: ReactNode;
  children?: ReactNode;
}

function Section({ title, text, more, also, beside, children }: SectionProps) {
  return (
    <section className={clsx(styles.section, beside && styles.wide)}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
      {more && (
        <p className={styles.more}>
          <Link to={more[0]}>{more[1]}</Link>
          {also && <Link to={also[0]}>{also[1]}</Link>}
        </p>
      )}
      {beside && <div className={styles.beside}>{beside}</div>}
    </section>
  );
}

function Facts() {
  const { version, released, react, materialUi, license } = facts;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Version</dt>
        <dd>
          <Link to="/docs/upgrade">{version}</Link>, <time dateTime={released}>{dayOf(released)}</time>
        </dd>
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
        <dt>License</dt>
        <dd>{license}</dd>
      </div>
    </dl>
  );
}

/** `2026-08-17` is 17 August 2026, whatever the visitor's time zone. */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** `^9.2.0` is 9, `>=19.0.0` is 19. */
function majorOf(range: string): string {
  return /\d+/.exec(range)?.[0] ?? range;
}
