import MaterialTable, { type Column } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { bodyRow, one, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const wide = () => columns({ name: { minWidth: 400 }, city: { minWidth: 400 }, age: { minWidth: 400 } });

proves(
  [
    "A flex or grid item doesn't get narrower than its content, so a wide table widens the page.",
    'Set minWidth: 0 on the item that contains the table, and it scrolls instead.',
  ],
  () => {
    for (const display of ['flex', 'grid'])
      for (const minWidth of [undefined, 0]) {
        const { el } = mount(
          <div style={{ display, width: 600 }}>
            <div style={{ flexGrow: 1, minWidth }}>
              <MaterialTable columns={wide()} data={people} />
            </div>
          </div>,
        );
        const paper = one(el, '.MuiPaper-root').getBoundingClientRect().width;
        const box = one(el, '.MuiPaper-root div:has(> div > div > table)');
        expect(paper, display).toBe(minWidth === 0 ? 600 : 1200);
        expect(box.scrollWidth > box.clientWidth, display).toBe(minWidth === 0);
      }
  },
);

proves(
  [
    'Cells have 16 px of padding on each side.',
    "Set sx={{ '& th, & td': { px: 0.5 } }} to reduce it to 4 px.",
  ],
  () => {
    const sides = (el: ParentNode) =>
      [one(el, 'th'), one(el, `${bodyRow} td`)].flatMap((cell) => {
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        return [paddingLeft, paddingRight];
      });
    expect(sides(mountTable().el)).toEqual(['16px', '16px', '16px', '16px']);
    const { el } = mountTable({}, { sx: { '& th, & td': { px: 0.5 } } });
    expect(sides(el)).toEqual(['4px', '4px', '4px', '4px']);
  },
);

proves(
  [
    'render receives the row, not the value',
    'which receives the value',
    'render receives the row, not the value, so create it where you know the field: fields.map((field) => ({ title: field, field, render: (row) => <b>{row[field]}</b> })).',
  ],
  () => {
    const render = vi.fn((row: Person) => row.name);
    mountTable({}, { columns: columns({ name: { render } }) });
    expect(render.mock.calls.every((given) => given.length === 1)).toBe(true);
    expect(render.mock.calls.length).toBeGreaterThan(4);
    const fields: (keyof Person)[] = ['name', 'city'];
    const made = fields.map((field): Column<Person> => ({
      title: field,
      field,
      render: (row) => <b>{row[field]}</b>,
    }));
    expect(texts(mountTable({}, { columns: made }).el, `${bodyRow}:first-child b`)).toEqual(['Cid', 'Bonn']);
    const Cell = ({ value }: { value: unknown }) => <td>[{String(value)}]</td>;
    const { el } = mountTable({}, { components: { Cell } });
    expect(texts(el, `${bodyRow} td`).slice(0, 3)).toEqual(['[Cid]', '[Bonn]', '[41]']);
  },
);
