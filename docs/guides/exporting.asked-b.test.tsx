import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, texts } from '../../tests/claims/read';
import { mountTable, people, type Person } from '../../tests/claims/table';

proves(
  [
    'summary row, detail panels, actions | no; add a totals row',
    'Append it to the rows that exportFunc receives:',
  ],
  () => {
    const file = vi.fn();
    const { el } = mountTable(
      {
        exportMenu: [
          {
            label: 'x',
            exportFunc: (_columns, rows: Person[]) =>
              file([...rows, { name: 'Oldest', age: Math.max(...rows.map(({ age }) => age)) }]),
          },
        ],
      },
      { renderSummaryRow: ({ index }) => (index === 0 ? 'Summary' : '') },
    );
    expect(texts(el, 'td')).toContain('Summary');
    press(el, 'Export');
    click(all(document, '[role=menuitem]').at(-1) as HTMLElement);
    const rows = file.mock.calls[0]?.[0] as Partial<Person>[];
    expect(rows.map(({ name }) => name)).toEqual([...people.slice(0, 5).map(({ name }) => name), 'Oldest']);
    expect(rows.at(-1)?.age).toBe(52);
  },
);
