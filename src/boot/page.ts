const {
  scripts = '',
  styles = '',
  preload = '',
  ahead = '',
  base = '/',
  themeKey = 'theme',
} = ownElement().dataset;

/** What the build wrote on the boot script's element (plugins/delivery). */
export const page = {
  /** The scripts that run the page, in their order. */
  scripts: listed(scripts),
  /** The whole style sheets; the page has the rules that it needs at first. */
  styles: listed(styles),
  /** The chunks of the page's route. */
  preload: listed(preload),
  /** The chunks of tables, on a page whose main content is a table. */
  ahead: listed(ahead),
  base,
  /** The key of local storage that holds the chosen colors. */
  themeKey,
};

/** The root element, whose attributes hold the page's state. */
export const html = document.documentElement;

/** Whether React has taken over the page. */
export const isHydrated = (): boolean => html.dataset.hasHydrated === 'true';

function ownElement(): HTMLElement {
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLElement)) throw new Error('The boot script has to be an inline script.');
  return currentScript;
}

function listed(addresses: string): string[] {
  return addresses.split(' ').filter(Boolean);
}
