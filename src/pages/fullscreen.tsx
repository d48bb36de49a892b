import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import demos from '@demo/all';
import pages from '@generated/docusaurus-plugin-content-docs/demos/pages.json';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import { useState } from 'react';
import Toolbar, { ToolbarGap, ToolButton, toolClass } from '#sandbox/tools/Toolbar/index.tsx';
import TableIsland from '../components/Demo/TableIsland';
import { isWholeScreen, pageOf } from '../components/Demo/whole-screen';
import styles from './fullscreen.module.css';

/** One demo alone in the window: /fullscreen?demo=selection/basic. */
export default function FullScreen() {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const [isCompact, setIsCompact] = useState(false);
  const id = isBrowser ? (new URLSearchParams(search).get('demo') ?? '') : '';
  const demo = Object.hasOwn(demos, id) ? demos[id] : undefined;
  const title = demo ? titleOf(id) : 'A demo in full screen';
  const { previous, next } = neighborsOf(id);
  return (
    <ColorModeProvider>
      <PageMetadata
        title={demo ? `${title} in full screen` : title}
        description="One demo of the data table alone in the window."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page} id="content" tabIndex={-1}>
        <Toolbar label="Tools of this page">
          <h1 className={styles.title}>{title}</h1>
          <Link className={toolClass} to={demo ? pathOf(id) : '/demos/'}>
            {demo ? 'Text and code' : 'All demos'}
          </Link>
          <ToolbarGap />
          {demo && (
            <>
              {previous && <Step to={previous} label="Previous" />}
              {next && <Step to={next} label="Next" />}
              <ToolButton isPressed={isCompact} onClick={() => setIsCompact(!isCompact)}>
                Compact
              </ToolButton>
            </>
          )}
          <ColorModeToggle />
        </Toolbar>
        <div className={styles.stage}>
          {!isBrowser && (
            <p>
              One demo in full screen. This page needs JavaScript; the page of each demo shows its table and
              its code without it.
            </p>
          )}
          {isBrowser && !demo && (
            <p role="alert">
              {id ? `There is no demo named "${id}".` : 'The address names no demo.'} Choose one from the list
              of all demos.
            </p>
          )}
          {demo && <TableIsland key={demo.id} demo={demo} isCompact={isCompact} />}
        </div>
      </main>
    </ColorModeProvider>
  );
}

/** The way to another demo. */
function Step({ to, label }: { to: string; label: string }) {
  return (
    <Link className={toolClass} to={`/fullscreen?demo=${to}`} title={titleOf(to)}>
      {label}
    </Link>
  );
}

const titles: Record<string, { title: string }> = pages;
/** The first demo of each page of the gallery. */
const gallery = Object.keys(titles).filter((id) => Object.hasOwn(demos, id));

function neighborsOf(id: string): { previous?: string | undefined; next?: string | undefined } {
  const index = gallery.indexOf(pageOf(id));
  return index === -1 ? {} : { previous: gallery[index - 1], next: gallery[index + 1] };
}

/** The title of its page, and what distinguishes it from the page's first demo. */
function titleOf(id: string): string {
  const page = pageOf(id);
  const rest = id.slice(page.length + 1).replaceAll('-', ' ');
  return [titles[page]?.title ?? page.slice(page.lastIndexOf('/') + 1).replaceAll('-', ' '), rest]
    .filter(Boolean)
    .join(': ');
}

/** The address of the page that shows a demo. */
function pathOf(id: string): string {
  if (id.startsWith('home/')) return '/';
  if (isWholeScreen(id)) return `/${id}`;
  return `${id.startsWith('docs/') ? '/' : '/demos/'}${pageOf(id)}`;
}
