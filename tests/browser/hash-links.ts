import { basePath } from '../../site-path';
import { builtPages, readPage } from '../built/pages';
import type { Page } from '@playwright/test';

/** All link targets with a hash on the site, as paths below the base path: `docs/about#versions`. */
export function hashLinks(): string[] {
  const origin = 'http://site';
  const targets = new Set<string>();
  for (const page of builtPages) {
    // The generator writes quotes around each value, and no `>` in them.
    for (const [, address = ''] of readPage(page).matchAll(/<a [^>]*?href="([^"]*#[^"]*)"/g)) {
      const url = new URL(address.replaceAll('&amp;', '&'), origin + basePath + page);
      // The skip link leads to the whole text; the playground's hash is a program.
      if (url.origin === origin && url.hash && !/^#(?:content$|code=)/.test(url.hash))
        targets.add(url.pathname.slice(basePath.length).replace(/\/$/, '') + url.hash);
    }
  }
  return [...targets].sort();
}

/** For each page, up to `perPage` targets to visit: the first, the last and those evenly between. */
export function walk(targets: string[], perPage: number): string[] {
  const byPage = new Map<string, string[]>();
  for (const target of targets) {
    const [page = ''] = target.split('#');
    byPage.set(page, [...(byPage.get(page) ?? []), target]);
  }
  const chosen = [...byPage.values()].map((list) => spread(list, Math.min(perPage, list.length)));
  const visits = Math.max(...chosen.map(({ length }) => length));
  return Array.from({ length: visits }, (_, visit) =>
    chosen.flatMap((list) => list.slice(visit, visit + 1)),
  ).flat();
}

function spread(list: string[], count: number): string[] {
  const step = (list.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => list[Math.round(index * step)] ?? []).flat();
}

/**
 * How far the target of the address bar's hash is below the sticky bars, in px, once the page rests and the
 * visible tables are interactive. 0 for a visible target that the page is too short to scroll up; NaN for a
 * missing one.
 */
export async function distanceBelowBars(page: Page, pathname: string): Promise<number> {
  return page.evaluate(async (path) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const id = decodeURIComponent(location.hash.slice(1));
    const shown = () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      return link && new URL(link.href).pathname.replace(/\/$/, '');
    };
    const end = performance.now() + 60_000;
    let last = NaN;
    let stillFrames = 0;
    while (performance.now() < end && stillFrames < 5) {
      await frame();
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
      const isWaiting = Array.from(document.querySelectorAll<HTMLElement>('[data-island]')).some((island) => {
        const { top: start, bottom } = island.getBoundingClientRect();
        return start < innerHeight && bottom > 0 && island.dataset.state !== 'live';
      });
      stillFrames = top === last && !isWaiting && shown() === path.replace(/\/$/, '') ? stillFrames + 1 : 0;
      last = top;
    }
    const bars = Array.from(document.querySelectorAll('.navbar, main [role="search"]'))
      .filter((bar) => getComputedStyle(bar).position === 'sticky')
      .map((bar) => bar.getBoundingClientRect().bottom);
    const distance = last - Math.max(0, ...bars);
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return (isAtEnd || scrollY === 0) && distance >= 0 && last < innerHeight ? 0 : distance;
  }, pathname);
}
