import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../claims/claim';
import { press } from '../claims/hands';
import { all, has, input, one, shown, styleOf } from '../claims/read';
import Contacts, { type Contact } from './t44.contacts';

const contacts: Contact[] = ['Alexandra', 'Bartholomew', 'Cassandra', 'Dorothea'].map((name, index) => ({
  id: index + 1,
  name: `${name} Featherstonehaugh`,
  company: 'Northern Lighthouse and Harbor Administration',
  email: `${name.toLowerCase()}.featherstonehaugh@lighthouse.example.com`,
}));

/** A window of 1280 px at 200 % has 640 px. Large text is that of the browser's settings. */
async function open(isTextLarge: boolean) {
  await page.viewport(640, 800);
  document.documentElement.style.fontSize = isTextLarge ? '200%' : '';
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1000, 800);
  });
  const { el, unmount } = mount(<Contacts contacts={contacts} />);
  await expect.poll(() => has(el, '.MuiToolbar-root')).toBe(true);
  return { el, unmount };
}

/** The parts, by their names, that are not inside the window from left to right. */
const outside = (parts: HTMLElement[]) =>
  parts
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth;
    })
    .map((part) => part.ariaLabel ?? part.textContent);

const scrollsSideways = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
};

/** The elements whose own text is wider than what is shown of it. */
const cut = (el: ParentNode) =>
  all(el, '*')
    // A field scrolls to what is typed.
    .filter((part) => part.tagName !== 'INPUT')
    .filter((part) => getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth)
    .map((part) => part.className);

const controls = (el: ParentNode) => all(el, 'button, input, [role="combobox"], [tabindex="0"]');

const box = (part: Element) => part.getBoundingClientRect();

test('t44: all controls can be reached', async () => {
  for (const isTextLarge of [false, true]) {
    const { el, unmount } = await open(isTextLarge);
    expect(controls(el).length).toBeGreaterThan(15);
    expect(outside(controls(el))).toEqual([]);
    expect(scrollsSideways()).toBe(false);
    press(el, 'Edit Alexandra Featherstonehaugh');
    expect(has(el, 'button[aria-label="Save"]')).toBe(true);
    expect(outside(controls(el))).toEqual([]);
    press(el, 'Show Columns');
    await expect.poll(() => all(document, '[role="menu"] input').length).toBe(3);
    await expect.poll(() => outside(controls(one(document, '[role="menu"]')))).toEqual([]);
    expect(scrollsSideways()).toBe(false);
    unmount();
  }
});

test("t44: text isn't cut off without a way to read it", async () => {
  const sizeOf = (el: ParentNode) => parseFloat(styleOf(el, 'tbody td').fontSize);
  const { el: usual } = await open(false);
  expect(cut(usual)).toEqual([]);
  const size = sizeOf(usual);
  const { el: large } = await open(true);
  expect(sizeOf(large)).toBe(2 * size);
  expect(cut(large)).toEqual([]);
  expect(outside(all(large, 'th, td, h6, p'))).toEqual([]);
  expect(shown(large, 2)).toEqual(contacts.slice(0, 3).map(({ email }) => email));
});

test('t44: the toolbar wraps', async () => {
  const { el } = await open(true);
  const heading = one(el, 'h6');
  expect(box(input(el, 'Search')).top).toBeGreaterThanOrEqual(box(heading).bottom);
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  const toolbar = box(one(el, '.MuiToolbar-root'));
  expect(box(one(el, 'thead')).top).toBeGreaterThanOrEqual(toolbar.bottom);
});

test('t44: the pager fits', async () => {
  for (const isTextLarge of [false, true]) {
    const { el, unmount } = await open(isTextLarge);
    const pager = one(el, '.MuiTablePagination-root');
    expect(pager.textContent).toContain('1-3 of 4');
    expect(outside([pager, ...all(pager, '*')])).toEqual([]);
    const { top, bottom } = box(pager);
    const parts = all(pager, 'button, p, [role="combobox"]').filter((part) => part.checkVisibility());
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) {
      expect(box(part).top).toBeGreaterThanOrEqual(top);
      expect(box(part).bottom).toBeLessThanOrEqual(bottom);
    }
    unmount();
  }
});
