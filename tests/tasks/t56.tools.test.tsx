/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, press } from '../claims/hands';
import { all, filterOf, has, headerOf, shown, styleOf } from '../claims/read';
import Tools, { type Tool } from './t56.tools';

const sources: Record<string, string> = import.meta.glob('./t56.tools.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const [program] = Object.values(sources);

const tools: Tool[] = ['Saw', 'Drill', 'Plane', 'Vise'].map((name, index) => ({
  id: index + 1,
  name,
  isLent: index === 1,
}));

/** The icons of the set arrive after the first render. */
async function open() {
  const { el } = mount(<Tools tools={tools} />);
  await expect.poll(() => has(el, 'button[aria-label="Edit"] svg[data-set]')).toBe(true);
  return el;
}

/** Icons that aren't of the set, in the table and in what it opens. */
const foreign = () => all(document, 'svg:not([data-set]), .material-icons, i').map((icon) => icon.outerHTML);

const emptyButtons = (el: ParentNode) =>
  all(el, 'button').filter((button) => !button.querySelector('svg') && !button.textContent);

test('t56: no default icon is left, in editing too', async () => {
  const el = await open();
  headerOf(el, 'Tool').click();
  await expect.poll(() => shown(el)[0]).toBe('Drill');
  expect(filterOf(el, 'Tool')).toBeInstanceOf(HTMLInputElement);
  expect(all(el, 'svg[data-set]').length).toBeGreaterThan(20);
  expect(foreign()).toEqual([]);
  for (const [button, number] of [
    ['Edit', 0],
    ['Delete', 1],
    ['Add', 0],
    ['Edit All', 0],
  ] as const) {
    click(all(el, `button[aria-label="${button}"]`)[number] as HTMLElement);
    await expect
      .poll(() => has(el, 'button[aria-label="Save"], button[aria-label="Save all changes"]'))
      .toBe(true);
    expect(foreign(), button).toEqual([]);
    expect(emptyButtons(el), button).toEqual([]);
    press(el, button === 'Edit All' ? 'Discard all changes' : 'Cancel');
  }
  press(el, 'Show Columns');
  await expect.poll(() => all(document, '[role="menu"] svg[data-set]').length).toBeGreaterThan(1);
  expect(foreign()).toEqual([]);
  expect(program).not.toMatch(/^import .*exporters/m);
  expect(program).toContain("await import('@material-table/exporters')");
});

test('t56: icons have names', async () => {
  const el = await open();
  const names = (selector: string) =>
    all(el, selector).map((icon) => icon.querySelector('title')?.textContent);
  expect(names('[data-testid="mtablecell"] svg')).toEqual(['No', 'Yes', 'No']);
  const nameless = () =>
    all(el, 'button')
      .filter((button) => !button.ariaLabel && !button.textContent)
      .map((button) => button.parentElement?.outerHTML);
  expect(nameless()).toEqual([]);
  press(el, 'Edit');
  await expect.poll(() => all(el, 'tbody button[disabled]').length).toBeGreaterThan(1);
  expect(nameless()).toEqual([]);
  expect(all(el, 'svg:not([aria-hidden="true"])').filter((icon) => !icon.querySelector('title'))).toEqual([]);
});

test('t56: the disabled state can be seen', async () => {
  const el = await open();
  const look = (selector: string) => styleOf(el, `${selector} svg`).fill;
  expect(shown(el)[1]).toBe('Drill');
  // The name of a disabled button is around it, too.
  expect(look('tbody span[aria-label="Delete"] button:disabled')).not.toBe(
    look('tbody button[aria-label="Delete"]:enabled'),
  );
  expect(look('button[aria-label="Previous Page"]:disabled')).not.toBe(
    look('button[aria-label="Next Page"]:enabled'),
  );
  press(el, 'Edit');
  await expect.poll(() => has(el, 'tbody span[aria-label="Edit"] button:disabled')).toBe(true);
  expect(look('tbody span[aria-label="Edit"] button:disabled')).not.toBe(
    look('tbody button[aria-label="Save"]:enabled'),
  );
});
