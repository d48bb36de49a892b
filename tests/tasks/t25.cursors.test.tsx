import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click } from '../claims/hands';
import { buttonOf, one, shown, texts } from '../claims/read';
import Journal, { type Slice } from './t25.cursors';

const entries = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, text: `Entry ${index + 1}` }));

/** An API whose cursors are ids of entries. */
async function open() {
  const asked: string[] = [];
  const fetchAfter = async (cursor: string | null, size: number): Promise<Slice> => {
    asked.push(`${cursor} ${size}`);
    const start = Number(cursor ?? 0);
    const end = start + size;
    return { items: entries.slice(start, end), next: end < entries.length ? String(end) : null };
  };
  const { el } = mount(<Journal fetchAfter={fetchAfter} />);
  await expect.poll(() => shown(el)[0]).toBe('Entry 1');
  return { el, asked };
}

async function go(el: ParentNode, name: string, first: string) {
  click(buttonOf(name));
  await expect.poll(() => shown(el)[0]).toBe(first);
}

test('t25: there is no wrong total', async () => {
  const { el } = await open();
  expect(one(el, 'tfoot').textContent).toBe('Rows 2050Next');
  await go(el, 'Next', 'Entry 21');
  expect(one(el, 'tfoot').textContent).toBe('Rows 2050BackNext');
});

test('t25: back shows the same rows', async () => {
  const { el, asked } = await open();
  await go(el, 'Next', 'Entry 21');
  const rows = shown(el);
  await go(el, 'Next', 'Entry 41');
  await go(el, 'Back', 'Entry 21');
  expect(shown(el)).toEqual(rows);
  expect(asked.slice(-3)).toEqual(['20 20', '40 20', '20 20']);
});

test('t25: changing the size starts again', async () => {
  const { el, asked } = await open();
  await go(el, 'Next', 'Entry 21');
  const select = one(el, 'tfoot select') as HTMLSelectElement;
  select.value = '50';
  flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => shown(el).length).toBe(50);
  expect(shown(el)[0]).toBe('Entry 1');
  expect(asked.at(-1)).toBe('null 50');
});

test('t25: the last page has no next button', async () => {
  const { el } = await open();
  await go(el, 'Next', 'Entry 21');
  await go(el, 'Next', 'Entry 41');
  expect(shown(el)).toHaveLength(10);
  expect(texts(el, 'tfoot button')).toEqual(['Back']);
  expect(one(el, 'tfoot [role="status"]').textContent).toBe('End of list');
});
