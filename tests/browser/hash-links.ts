import type { Page } from '@playwright/test';

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
