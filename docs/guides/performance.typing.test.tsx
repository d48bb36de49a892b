import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

proves('A filter also rerenders them on each key press, but the edit row renders only itself.', async () => {
  const render = vi.fn(({ name }: Person) => name);
  const drawnBy = (el: ParentNode, selector: string) => {
    render.mockClear();
    fill(one(el, selector) as HTMLInputElement, 'A');
    return new Set(render.mock.calls.map(([row]) => row.id)).size;
  };
  const props = { columns: columns({ name: { render } }), editable: { onRowUpdate: async () => undefined } };
  const { el } = mountTable({ filtering: true }, props);
  expect(drawnBy(el, 'input[aria-label="Search"]')).toBe(0);
  expect(drawnBy(el, '#m--table--filter--row input')).toBe(5);
  const edited = mountTable({}, { ...props, columns: columns({ name: { render } }) }).el;
  press(edited, 'Edit');
  await expect.poll(() => all(edited, 'tbody input')).toHaveLength(3);
  expect(drawnBy(edited, 'tbody input')).toBe(0);
});
