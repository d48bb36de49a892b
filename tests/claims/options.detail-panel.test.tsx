import type { MaterialTableProps, Options } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from './claim';
import { click } from './hands';
import { all, bodyRow, one, texts } from './read';
import { mountTable, type Person } from './table';

const toggle = 'button[aria-label="Detail panel visibility toggle"]';
type Panel = MaterialTableProps<Person>['detailPanel'];
const detailPanel: Panel = ({ rowData }) => <p>About {rowData.name}</p>;
const mountPanels = (options: Options<Person> = {}, panel: Panel = detailPanel) =>
  mountTable(options, { detailPanel: panel }).el;
const openPanels = (el: Element, count: number) => {
  for (let index = 0; index < count; index++) click(all(el, toggle)[index] as HTMLElement);
};

proves(
  "'multiple' allows the panels of several rows to be open, while with 'single', opening one closes the previous one.",
  async () => {
    const many = mountPanels();
    openPanels(many, 2);
    await expect.poll(() => texts(many, 'tbody p')).toEqual(['About Cid', 'About Ann']);

    const single = mountPanels({ detailPanelType: 'single' });
    openPanels(single, 2);
    await expect.poll(() => texts(single, 'tbody p')).toEqual(['About Ann']);

    for (const detailPanelType of ['multiple', 'single'] as const) {
      const two = mountPanels({ detailPanelType }, [
        { render: ({ rowData }) => <p>Life of {rowData.name}</p> },
        { render: ({ rowData }) => <p>Home of {rowData.name}</p> },
      ]);
      openPanels(two, 2);
      await expect.poll(() => texts(two, 'tbody p')).toEqual(['Home of Cid']);
    }
  },
);

proves(
  [
    'Shows the column of arrows that open a detail panel.',
    'With false, open the panel when the row is clicked:',
  ],
  async () => {
    expect(all(mountPanels(), toggle)).toHaveLength(5);
    const { el } = mountTable(
      { showDetailPanelIcon: false },
      { detailPanel, onRowClick: (_event, _row, action) => action?.toggleDetailPanel() },
    );
    expect(all(el, toggle)).toHaveLength(0);
    expect(all(el, 'thead th')).toHaveLength(3);
    click(one(el, bodyRow));
    await expect.poll(() => texts(el, 'tbody p')).toEqual(['About Cid']);
  },
);

proves(
  [
    "Puts the column of arrows first ('left') or last ('right').",
    'The detail panel options limit the table to one open panel, hide, move or style the arrows, and indent the panel by columns.',
  ],
  () => {
    const columnOfToggle = (options: Options<Person>) => {
      const el = mountPanels(options);
      return [...one(el, bodyRow).children].findIndex((cell) => cell.querySelector(toggle));
    };
    expect(columnOfToggle({})).toBe(0);
    expect(columnOfToggle({ detailPanelColumnAlignment: 'right' })).toBe(3);
    const right = mountPanels({ detailPanelColumnAlignment: 'right' });
    expect(texts(right, 'th').at(-1)).toBe('');
  },
);

proves(
  [
    'Inline style of the cell with the arrow.',
    'If detailPanel is a list, it styles the element around the arrows instead',
  ],
  () => {
    const detailPanelColumnStyle = { backgroundColor: 'rgb(1, 2, 3)' };
    const holder = (el: Element) => {
      const parent = one(el, toggle).parentElement as HTMLElement;
      return [parent.tagName, getComputedStyle(parent).backgroundColor];
    };
    expect(holder(mountPanels({ detailPanelColumnStyle }))).toEqual(['TD', 'rgb(1, 2, 3)']);
    const list: Panel = [{ render: () => <p>One</p> }];
    expect(holder(mountPanels({ detailPanelColumnStyle }, list))).toEqual(['DIV', 'rgb(1, 2, 3)']);
  },
);

const spans = (el: Element) =>
  [...(one(el, 'tbody p').closest('tr') as HTMLElement).children].map(
    (cell) => (cell as HTMLTableCellElement).colSpan,
  );

proves(
  [
    'The number of columns left empty on either side of an open panel',
    'including the checkbox, actions and arrow columns.',
    'The detail panel options limit the table to one open panel, hide, move or style the arrows, and indent the panel by columns.',
  ],
  async () => {
    const el = mountPanels({ detailPanelOffset: { left: 1, right: 1 } });
    openPanels(el, 1);
    await expect.poll(() => spans(el)).toEqual([1, 2]);

    const whole = mountPanels();
    openPanels(whole, 1);
    await expect.poll(() => spans(whole)).toEqual([4]);
  },
);
