import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import facts from '@generated/package-facts/facts.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import InstallTabs from '../components/InstallTabs';
import Picture from '../components/Picture';
import Comparison from './_home/Comparison';
import Figures from './_home/Figures';
import Mistake from './_home/Mistake';
import Stage from './_home/Stage';
import Starter from './_home/Starter';
import styles from './index.module.css';

/** What the page's command installs: its code imports nothing else. */
const packages = '@material-table/core';

/** The home page: a table with its features and their code, reasons with sources, next steps. */
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  const markdown = useBaseUrl('/index.md');
  return (
    <Layout title={siteConfig.title} description={siteConfig.tagline}>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <main className={styles.page} id="content" tabIndex={-1} data-centered>
        <Hero title={siteConfig.title} />
        <Stage />
        <Section
          title="Free here, paid elsewhere"
          text="Compared in November 2026. Each cell links to its source."
          more={['/docs/about', 'The whole comparison, with Material React Table and TanStack Table']}
        >
          <Comparison />
        </Section>
        <div className={styles.app}>
          <Section
            title="See it as an app"
            text="The Order desk searches, filters and edits 2,400 orders on a server, and a colleague may save first. It is one of five examples that you can build on."
            more={['/examples/', 'All examples']}
          />
          <Link to="/examples/order-desk" aria-label="Order desk">
            <Picture id="examples/order-desk" />
          </Link>
        </div>
        <div className={styles.app}>
          <Section
            title="Catches mistakes before your users do"
            text="The editor in every demo underlines code that will go wrong, and offers fixes."
            more={['/docs/guides/check-your-code', 'Check your own code']}
          />
          <Mistake />
        </div>
        <Figures />
        <ul className={styles.ways}>
          <Way to="/docs/about" title="Is it right for you?">
            Take something else if you scroll through 10,000 rows without pages or build a spreadsheet.
          </Way>
          <Way to="/docs/upgrade" title="Upgrade from material-table or version 6">
            Paste your code. The page changes what it can, and lists the lines that are left.
          </Way>
          <Way to="/docs/guides/styling#copy-the-look-of-this-site" title="Copy this look">
            The theme of this site's tables is a single file.
          </Way>
        </ul>
        <LastCall />
      </main>
    </Layout>
  );
}

function Hero({ title }: { title: string }) {
  return (
    <header className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>
          One Material UI component that sorts, searches, filters, groups, edits and exports your rows, with
          every feature under MIT.
        </p>
        <p className={styles.doors}>
          <Link className={styles.primary} to="/docs/">
            Get started
          </Link>
          <Link className={styles.secondary} to="/playground">
            Open the playground
          </Link>
        </p>
      </div>
      <div>
        <InstallTabs packages={packages} />
        <Starter />
        <Facts />
      </div>
    </header>
  );
}

/** The version that the site describes, and what it needs. */
function Facts() {
  const { version, released, react, materialUi, license } = facts;
  return (
    <p className={styles.facts}>
      <Link to="/docs/upgrade">{version}</Link> of <time dateTime={released}>{dayOf(released)}</time>
      {` · React ${majorOf(react)} · Material UI ${majorOf(materialUi)} · ${license}`}
    </p>
  );
}

function Way({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>{title}</Link>
      <p>{children}</p>
    </li>
  );
}

function LastCall() {
  return (
    <section className={styles.last}>
      <h2>Add it to your project</h2>
      <p>
        The quick start shows a first table. Ask your questions in{' '}
        <Link to="https://discord.gg/uMr8pKDu8n">the chat on Discord</Link>.
      </p>
      <Link className={styles.primary} to="/docs/">
        Open the quick start
      </Link>
    </section>
  );
}

interface SectionProps {
  title: string;
  text: string;
  more: [to: string, label: string];
  children?: ReactNode;
}

function Section({ title, text, more, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
      <p className={styles.more}>
        <Link to={more[0]}>{more[1]}</Link>
      </p>
    </section>
  );
}

/** `2026-08-17` is 17 August 2026, whatever the visitor's time zone. */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}

/** `^9.2.0` is 9, `>=19.0.0` is 19. */
function majorOf(range: string): string {
  return /\d+/.exec(range)?.[0] ?? range;
}
