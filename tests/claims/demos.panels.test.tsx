import { expect } from 'vitest';
import { proves } from './claim';
import { click } from './hands';
import { all } from './read';
import { mountTable, people, type Person } from './table';

type Row = Person & { tableData?: { showDetailPanel?: unknown } };

proves(
  'each row has an icon for each panel and shows one panel at a time, regardless of detailPanelType',
  async () => {
    const [first, second] = [() => 'one', () => 'two'];
    let open: unknown;
    const render = (row: Row) => {
      open = row.tableData?.showDetailPanel;
      return row.name;
    };
    const { el } = mountTable(
      {},
      {
        data: people.slice(0, 1),
        columns: [{ title: 'Name', render }],
        detailPanel: [{ render: first }, { render: second }],
      },
    );
    expect(open).toBeUndefined();
    for (const [index, expected] of [first, second].entries()) {
      click(all(el, 'tbody button')[index] as HTMLElement);
      await expect.poll(() => open).toBe(expected);
    }
  },
);
