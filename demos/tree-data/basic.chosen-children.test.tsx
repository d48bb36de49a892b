import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { pressText } from '../../tests/claims/hands';
import { all, bodyRow, shown, titles } from '../../tests/claims/read';

interface Shelf {
  id: number;
  name: string;
  books?: string;
  films?: string;
  parentId?: number;
  kind?: string;
}
const shelves: Shelf[] = [
  { id: 1, name: 'Left', books: '1 book', films: '1 film' },
  { id: 2, name: 'Emma', parentId: 1, kind: 'books' },
  { id: 3, name: 'Alien', parentId: 1, kind: 'films' },
];

function Shelves() {
  const [open, setOpen] = useState<{ id: number; kind: string }>();
  const rows = shelves.filter(
    ({ parentId, kind }) => !parentId || (parentId === open?.id && kind === open.kind),
  );
  const columns = useMemo<Column<Shelf>[]>(
    () => [
      { title: 'Name', field: 'name' },
      ...(['books', 'films'] as const).map((kind) => ({
        title: kind,
        field: kind,
        render: (row: Shelf) =>
          row[kind] && <button onClick={() => setOpen({ id: row.id, kind })}>{row[kind]}</button>,
      })),
    ],
    [],
  );
  return (
    <MaterialTable
      columns={columns}
      data={rows}
      parentChildData={(row, list) => list.find(({ id }) => id === row.parentId)}
      options={{ defaultExpanded: true, paging: false }}
    />
  );
}

proves(
  [
    'A row opens with all its children, so pass only those that the click asks for.',
    'In each column, render a button that calls setOpen, and set defaultExpanded: true.',
  ],
  () => {
    const { el } = mount(<Shelves />);
    expect(shown(el)).toEqual(['Left']);
    pressText(el, '1 book');
    expect(shown(el)).toEqual(['Left', 'Emma']);
    pressText(el, '1 film');
    expect(shown(el)).toEqual(['Left', 'Alien']);
  },
);

proves(
  [
    'Parents and children have the same columns.',
    'The arrow has its own narrow column, which is always the first and has no header.',
  ],
  () => {
    const { el } = mount(
      <div style={{ width: 900 }}>
        <MaterialTable
          columns={[
            { title: 'Name', field: 'name' },
            { title: 'Kind', field: 'kind' },
          ]}
          data={shelves}
          parentChildData={(row, list) => list.find(({ id }) => id === row.parentId)}
          options={{ defaultExpanded: true, paging: false }}
        />
      </div>,
    );
    expect(titles(el)).toEqual(['', 'Name', 'Kind']);
    expect(all(el, 'th')[0]?.offsetWidth).toBeLessThan(60);
    const cells = all(el, bodyRow).map((row) => all(row, 'td').map(({ innerText }) => innerText.trim()));
    expect(cells).toEqual([
      ['', 'Left', ''],
      ['', 'Emma', 'books'],
      ['', 'Alien', 'films'],
    ]);
    expect(all(el, `${bodyRow} td:first-child button`).length).toBeGreaterThan(0);
  },
);
