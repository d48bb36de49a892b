import { expect, test, type Page } from './fixtures';
import { openPage, saveData, transitionsEnd } from './site';

const pages = [
  '',
  'docs/',
  'docs/upgrade',
  'docs/known-issues',
  'docs/api/props/mt_prop_editable',
  'docs/api/props/options',
  'docs/guides/phone-layout',
  'demos/sort/basic',
];

/** Elements that use a color of no token on purpose. */
const exceptions = '.navbar-sidebar__backdrop, .load-failure *';

for (const path of pages)
  test(`/${path}: in both themes all colors are those of the design tokens: none of the generator is left`, async ({
    page,
  }) => {
    await saveData(page);
    await openPage(page, `${path}?docusaurus-theme=light`);
    await transitionsEnd(page);
    expect(await foreignColors(page), 'light').toEqual([]);
    await page.locator('[data-color-switch]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await transitionsEnd(page);
    expect(await foreignColors(page), 'dark').toEqual([]);
  });

/** Visible backgrounds, texts and borders outside tables with a color of no token. */
function foreignColors(page: Page): Promise<string[]> {
  return page.evaluate((exceptions) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const names = Array.from(document.styleSheets, (sheet) => sheet.cssRules[0]?.parentStyleSheet?.cssRules)
      .flatMap((rules) => Array.from(rules ?? [], ({ cssText }) => cssText.match(/--mt-color-[\w-]+/g) ?? []))
      .flat();
    const own = new Set(
      names.map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      }),
    );
    probe.remove();
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest(`.mt-table, svg, ${exceptions}`) || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const colors = [style.backgroundColor];
      if (Array.from(element.childNodes).some(({ nodeType }) => nodeType === Node.TEXT_NODE))
        colors.push(style.color);
      for (const side of ['top', 'right', 'bottom', 'left'])
        if (style.getPropertyValue(`border-${side}-width`) !== '0px')
          colors.push(style.getPropertyValue(`border-${side}-color`));
      const name = [element.tagName.toLowerCase(), ...element.classList].join('.');
      for (const color of colors)
        if (!own.has(color) && !/, 0\)$|\/ 0\)$|^transparent$/.test(color)) found.add(`${name}: ${color}`);
    }
    return [...found].slice(0, 20);
  }, exceptions);
}
