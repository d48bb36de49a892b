import { expect, vi } from 'vitest';
import { type MaterialTableProps, type Options } from '@material-table/core';
import { proves } from './claim';
import { click } from './hands';
import { all, one } from './read';
import { mountTable, type Person } from './table';

const toggle = 'button[aria-label="Detail panel visibility toggle"]';
type Panel = MaterialTableProps<Person>['detailPanel'];
const detailPanel: Panel = ({ rowData }) => <p>About {rowData.name}</p>;

const mountPanels = (options: Options<Person> = {}, panel: Panel = detailPanel) =>
  mountTable(options, { detailPanel: panel }).el;

const openPanels = (el: Element, count: number) => {
  for (let index = 0; index < count; index++) click(all(el, toggle)[index] as HTMLElement);
};

const spans = (el: Element) =>
  [...(one(el, 'tbody p').closest('tr') as HTMLElement).children].map(
    (cell) => (cell as HTMLTableCellElement).colSpan,
  );

proves(
  [
    'React also warns about NaN, because the object replaces the whole default.',
    'detailPanelOffset with one side squeezes the panel',
  ],
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const el = mountPanels({ detailPanelOffset: { left: 1 } });
    openPanels(el, 1);
    await expect.poll(() => spans(el)).toEqual([1, 1]);
    expect(log.mock.calls.flat().join()).toContain('NaN');
    log.mockRestore();
  },
);

proves(
  [
    'It must be one of pageSizeOptions, otherwise MUI warns of an out-of-range value in the console.',
    'Otherwise, MUI warns in the console and the menu is blank.',
  ],
  () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    mountTable({ pageSize: 5, pageSizeOptions: [5, 10] });
    expect(warn.mock.calls.flat().join()).not.toContain('out-of-range');
    mountTable({ pageSize: 7 });
    expect(warn.mock.calls.flat().join()).toContain('out-of-range value `7`');
    warn.mockRestore();
  },
);
