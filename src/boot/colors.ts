import { storeText } from '#kit/plain-storage.ts';
import { html, page } from './page';

/** A stored or linked color scheme that doesn't exist would hide the switch; light is the default. */
export function cleanColorScheme(): void {
  for (const name of ['data-theme', 'data-theme-choice']) {
    if (html.getAttribute(name) !== 'dark') html.setAttribute(name, 'light');
  }
}

/** Switch between light and dark, and remember the choice where storage lets it. */
export function switchColorScheme(): void {
  const next = html.dataset.theme === 'dark' ? 'light' : 'dark';
  html.dataset.theme = next;
  html.dataset.themeChoice = next;
  // Where nothing can be stored, the choice lasts as long as the page.
  storeText(page.themeKey, next);
}
