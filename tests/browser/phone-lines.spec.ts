import { expect, test, type Locator } from './fixtures';
import { openPage } from './site';

// Texts with one line on a wide screen and several on a phone.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('the words of all tools of the playground stand in the middle of what is pressed', async ({ page }) => {
  await openPage(page, 'playground');
  const tools = page.getByRole('group', { name: 'Tools of the playground' });
  for (const tool of await tools.locator('a, button').all()) {
    const offset = await tool.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const [inside, outside] = [words, element].map((part) => part.getBoundingClientRect());
      return inside && outside ? inside.top - outside.top - (outside.bottom - inside.bottom) : NaN;
    });
    expect(Math.abs(offset), (await tool.textContent()) ?? '').toBeLessThan(2);
  }
});

test("a demo's file name breaks before its ending, and nowhere else", async ({ page }) => {
  await openPage(page, 'demos/edit/editable');
  const name = page.getByText('editable.save.tsx', { exact: true }).first();
  const lines = await name.evaluate((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const part = document.createRange();
        part.selectNodeContents(node);
        return [node.textContent, part.getClientRects().length];
      }),
  );
  expect(lines).toEqual([
    ['editable', 1],
    ['.save', 1],
    ['.tsx', 1],
  ]);
});

test('the button that copies a command is next to it, also when the command takes two lines', async ({
  page,
}) => {
  await openPage(page, 'docs/guides/exporting');
  const command = page.getByText('npm install @material-table/exporters').locator('visible=true');
  const [words, button] = [await box(command), await box(command.locator('..').getByRole('button'))];
  expect(button.x).toBeGreaterThan(words.x + words.width);
  expect(button.y).toBeLessThan(words.y + words.height);
  const name = command.getByText('@material-table/exporters', { exact: true });
  expect((await box(name)).height, 'the name in one line').toBeLessThan(words.height);
});

test('what a demo uses is one line, which goes on below its beginning', async ({ page }) => {
  await openPage(page, 'demos/edit/editable');
  const lists = page.locator('ul:has(> li > a[data-tip])');
  const shapes = await lists.evaluateAll((found) =>
    found.map((list) => {
      const links = [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
      const tops = [...new Set(links.map(({ top }) => top))];
      const leftIn = (line: number) =>
        Math.min(...links.filter(({ top }) => top === line).map(({ left }) => left));
      return { lineCount: tops.length, starts: new Set(tops.map((line) => Math.round(leftIn(line)))).size };
    }),
  );
  expect(Math.max(...shapes.map(({ lineCount }) => lineCount)), 'some take a second line').toBeGreaterThan(1);
  expect(shapes.filter(({ starts }) => starts !== 1)).toEqual([]);
});

test('with letters of 24 px a page goes on below, not next to the screen', async ({ page }) => {
  for (const address of ['demos/edit/editable', 'docs/', 'docs/upgrade', 'playground']) {
    await openPage(page, address);
    await page.addStyleTag({ content: 'html { font-size: 150% !important }' });
    const [content, screen] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content, address).toBe(screen);
  }
});

test('the versions to choose begin and end on one line', async ({ page }) => {
  await openPage(page, 'docs/upgrade');
  const [have, want] = [await box(page.getByLabel('I have')), await box(page.getByLabel('I want'))];
  expect([want.x, want.width]).toEqual([have.x, have.width]);
  expect(want.y).toBeGreaterThan(have.y);
});

async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error('it is not seen');
  return found;
}
