import MaterialTable, { type Column } from '@material-table/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, click, columns, fill, mountTable, one, press, shown } from '../../tests/claims/table';
import { type Person, texts } from '../../tests/claims/table';
import Arrays from './values.array';
import YesAndNo from './values.boolean';
import Heat from './values.heat';
import Progress from './values.progress';
import Stars from './values.rating';
import Status from './values.status';
import Switches from './values.switch';
import Units from './values.unit';

const search = (el: ParentNode, text: string) => fill(one(el, 'input[aria-label="Search"]'), text);
const sort = (el: ParentNode, header: string) => {
  const label = all(el, 'th .MuiTableSortLabel-root').find(({ textContent }) => textContent === header);
  if (!label) throw new Error(`no header ${header}`);
  click(label);
};
const status = (el: ParentNode) => one(el, '[role=status]').textContent;

proves(
  [
    'Search, filter and sorting use the words joined by commas',
    'customSort here counts them',
    'If nothing is shown, render returns nothing: forEach does that, map returns the chips.',
    "disableClick: true so that a choice in the dropdown isn't a click on the row",
  ],
  async () => {
    const { el } = mount(<Arrays />);
    expect(texts(el, `${bodyRow}:nth-of-type(2) .MuiChip-root`)).toEqual(['Photos', 'Video', 'Layout']);
    sort(el, 'Skills');
    expect(shown(el).at(-1)).toBe('Carlo Bruno');
    search(el, 'video,lay');
    await expect.poll(() => shown(el)).toEqual(['Carlo Bruno']);
    const select = one(el, 'select[aria-label="Languages of Carlo Bruno"]') as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).toEqual(['Italian', 'English']);

    type Tagged = Person & { tags: string[] };
    const onRowClick = vi.fn();
    const made: Column<Tagged>[] = [
      { title: 'Tags', field: 'tags', disableClick: true, render: ({ tags }) => <select>{tags}</select> },
    ];
    const rows = [['c'], ['a', 'b'], ['b']].map((tags, id) => ({
      id: id + 1,
      name: '',
      city: '',
      age: 0,
      tags,
    }));
    const plain = mount(<MaterialTable columns={made} data={rows} onRowClick={onRowClick} />);
    sort(plain.el, 'Tags');
    expect(shown(plain.el)).toEqual(['ab', 'b', 'c']);
    click(one(plain.el, 'select'));
    expect(onRowClick).not.toHaveBeenCalled();
    const drawn = (render: (row: Tagged) => ReactNode) =>
      shown(mount(<MaterialTable columns={[{ title: 'Tags', render }]} data={rows} />).el);
    const chip = (tag: string) => <b key={tag}>{tag}</b>;
    expect(drawn(({ tags }) => tags.forEach(chip) as unknown as ReactNode)).toEqual(['', '', '']);
    expect(drawn(({ tags }) => tags.map(chip))).toEqual(['c', 'ab', 'b']);
  },
);

proves('lookup makes search, filter and export use the text.', async () => {
  const { el } = mount(<Status />);
  expect(shown(el, 1)[2]).toBe('In a meeting');
  sort(el, 'Status');
  expect(shown(el, 1)).toEqual([
    'Available',
    'Available',
    'Available',
    'In a meeting',
    'In a meeting',
    'Away',
  ]);
  const lookup = { Bonn: 'On the Rhine', Oslo: 'On the fjord', Rome: 'On the Tiber' };
  const plain = mountTable({ debounceInterval: 0 }, { columns: columns({ city: { lookup } }) });
  search(plain.el, 'tiber');
  await expect.poll(() => all(plain.el, bodyRow).length).toBe(3);
});

proves(
  [
    'cellStyle can be a function of the value and the row.',
    'In group rows, a row being added and a summary row, the function gets no row',
  ],
  () => {
    const { el } = mount(<Heat />);
    const colors = all(el, `${bodyRow} td:nth-of-type(2)`).map((td) => getComputedStyle(td).backgroundColor);
    expect(new Set(colors).size).toBe(5);
    expect(shown(el, 1)).toEqual(['66 %', '94 %', '0 %', '28 %', '100 %']);
    const cellStyle = vi.fn((_value: unknown, _row: Person) => ({}));
    mountTable({}, { columns: columns({ city: { cellStyle, defaultGroupOrder: 0 } }) });
    expect(cellStyle).toHaveBeenCalledWith('Bonn', undefined);
    cellStyle.mockClear();
    mountTable({}, { columns: columns({ city: { cellStyle } }), renderSummaryRow: () => 'sum' });
    expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
    const editable = { onRowAdd: async () => undefined };
    const adding = mountTable({}, { columns: columns({ city: { cellStyle } }), editable });
    cellStyle.mockClear();
    press(adding.el, 'Add');
    expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
  },
);

proves(["type: 'numeric' sorts the numbers, align: 'left' keeps the bar on the left."], () => {
  const { el } = mount(<Progress />);
  sort(el, 'Sold');
  expect(shown(el, 1)).toEqual(['0 %', '28 %', '66 %', '94 %', '100 %']);
  expect(one(el, '[aria-label="Oak table sold"]').getAttribute('aria-valuenow')).toBe('94');
  expect(getComputedStyle(one(el, `${bodyRow} td:nth-of-type(2)`)).textAlign).toBe('left');
});

proves(
  [
    '"9.5 kg" as data sorts as text',
    "emptyValue shows where the value is null or undefined, and render isn't called for it.",
  ],
  () => {
    const { el } = mount(<Units />);
    sort(el, 'Weight');
    expect(shown(el, 1)).toEqual(['–', '1.2 kg', '4 kg', '9.5 kg', '41 kg']);
    const rows = ['9.5 kg', '41 kg', '4 kg'].map((city, id) => ({ id: id + 1, name: '', city, age: 0 }));
    const plain = mountTable({}, { data: rows });
    sort(plain.el, 'City');
    expect(shown(plain.el, 1)).toEqual(['4 kg', '41 kg', '9.5 kg']);
  },
);

proves(
  [
    "type: 'boolean' draws a check mark for true and a dash for the rest.",
    'For Yes and No use a lookup with the keys true and false.',
  ],
  async () => {
    const { el } = mount(<YesAndNo />);
    expect(texts(el, `${bodyRow} svg title`)).toEqual([
      'online',
      'online',
      'not online',
      'online',
      'not online',
    ]);
    search(el, 'yes');
    await expect.poll(() => shown(el, 2)).toEqual(['Yes', 'Yes', 'Yes']);
    type Flag = Person & { isOn: boolean };
    const made: Column<Flag>[] = [{ title: 'On', field: 'isOn', type: 'boolean' }];
    const rows = [true, false].map((isOn, id) => ({ id: id + 1, name: '', city: '', age: 0, isOn }));
    const plain = mount(<MaterialTable columns={made} data={rows} />);
    expect(all(plain.el, `${bodyRow} svg`).map(({ dataset }) => dataset.testid)).toEqual(['check', 'remove']);
  },
);

proves("Editing a lookup column gives you the string 'true' or 'false'.", async () => {
  type Flag = Person & { isOn: boolean };
  const made: Column<Flag>[] = [{ title: 'On', field: 'isOn', lookup: { true: 'Yes', false: 'No' } }];
  const onRowUpdate = vi.fn(async (_row: Flag) => {});
  const rows = [{ id: 1, name: '', city: '', age: 0, isOn: true }];
  const { el } = mount(<MaterialTable columns={made} data={rows} editable={{ onRowUpdate }} />);
  press(el, 'Edit');
  flushSync(() =>
    one(el, 'tbody [role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
  );
  await expect.poll(() => texts(document, '[role=option]')).toEqual(['Yes', 'No']);
  click(all(document, '[role=option]')[1] ?? one(el, 'no option'));
  press(el, 'Save');
  await expect.poll(() => onRowUpdate.mock.lastCall?.[0].isOn).toBe('false');
});

proves(
  [
    'change the row by its id in onChange',
    'While the table is sorted by the rating, a row moves as soon as it gets another one.',
  ],
  async () => {
    const { el } = mount(<Stars />);
    expect(status(el)).toBe('3.8 stars on average');
    sort(el, 'Rating');
    expect(shown(el)[0]).toBe('Floor lamp');
    click(one(el, 'input[name="rating-4"][value="5"]'));
    await expect.poll(() => status(el)).toBe('4.4 stars on average');
    expect(shown(el)[0]).toBe('Gift card');
  },
);

proves(['and revert it if the server refuses', 'it always matches your data'], async () => {
  const { el } = mount(<Switches />);
  const box = (name: string) => one(el, `input[aria-label="${name} online"]`) as HTMLInputElement;
  click(box('Gift card'));
  await expect.poll(() => status(el)).toBe('Gift card is online.');
  expect(box('Gift card').checked).toBe(true);
  click(box('Wool blanket'));
  await expect.poll(() => status(el)).toMatch(/^Wool blanket: it is out of stock/);
  await expect.poll(() => box('Wool blanket').checked).toBe(false);
});
