import { expect, openDemo, test, type Locator } from './fixtures';

interface Shown {
  id: string;
  /** The control that opens something at the end of the page. */
  opener?: string | RegExp;
}

/** Demos that together have all parts of a table, and links, lists and a panel in its cells. */
const demos: Shown[] = [
  { id: 'pagination/basic', opener: 'rows' },
  { id: 'docs/guides/detail-panels/always-open' },
];

for (const { id, opener } of demos) {
  test(`${id} looks the same in its page and in the frame of Edit, which has no styles of the site`, async ({
    page,
  }) => {
    const island = await openDemo(page, id);
    const inPage = await stylesOf(island, page.locator('body'), opener);
    expect(inPage.table.length).toBeGreaterThan(40);
    if (opener) expect(inPage.opened.length).toBeGreaterThan(5);

    const demo = page.locator(`[data-demo="${id}"]`);
    await page.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const program = demo.frameLocator('iframe').locator('body');
    await expect(program.getByRole('table').first()).toBeVisible();
    expect(differences(inPage, await stylesOf(program, program, opener))).toEqual([]);
  });
}

/** The styles of a table's elements, and of what one of its controls opens. */
async function stylesOf(place: Locator, body: Locator, opener: Shown['opener']) {
  const table = place.locator('.MuiPaper-root').first();
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  const styles = await readStyles(table);
  if (!opener) return { table: styles, opened: [] };
  const control = table
    .getByRole('button', { name: opener })
    .or(table.getByRole('combobox', { name: opener }))
    .first();
  const opened = body.locator('> :is(.MuiModal-root, .MuiPopper-root)').filter({ visible: true });
  await expect(async () => {
    if ((await opened.count()) === 0) await control.click();
    await expect(opened).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  return { table: styles, opened: await readStyles(opened) };
}

const texts =
  'display font-family font-size font-weight line-height letter-spacing text-align text-transform white-space overflow-wrap vertical-align box-sizing list-style-type border-collapse text-decoration-line'.split(
    ' ',
  );

interface Styled {
  element: string;
  styles: Record<string, string>;
}

/** Each element with its computed styles, without colors and widths. */
function readStyles(root: Locator): Promise<Styled[]> {
  return root.evaluate((top, texts) => {
    const sides = ['top', 'right', 'bottom', 'left'];
    const names = texts.concat(
      sides.flatMap((side) => [`margin-${side}`, `padding-${side}`, `border-${side}-width`]),
    );
    // Ripples depend on the pointer.
    return [top, ...top.querySelectorAll(':not(.MuiTouchRipple-root, .MuiTouchRipple-root *)')].map(
      (element) => {
        const style = getComputedStyle(element);
        return {
          element: [element.tagName.toLowerCase(), ...element.classList].join('.'),
          styles: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
        };
      },
    );
  }, texts);
}

type Styles = Awaited<ReturnType<typeof stylesOf>>;

/** The elements and styles that differ in the second, each difference once. */
function differences(first: Styles, second: Styles): string[] {
  const [one, two] = [first, second].map(({ table, opened }) => [...table, ...opened]);
  const found = one?.flatMap(({ element, styles }, index) => {
    const other = two?.[index];
    if (other?.element !== element) return [`${element} became ${other?.element ?? 'nothing'}`];
    return Object.entries(styles)
      .filter(([name, value]) => other.styles[name] !== value)
      .map(([name, value]) => `${element}: ${name} ${value} became ${other.styles[name] ?? ''}`);
  });
  return [...new Set(found)].slice(0, 40);
}
