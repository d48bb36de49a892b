import MaterialTable, { MTableBodyRow, type Column } from '@material-table/core';
import { Tooltip, createTheme, ThemeProvider, useTheme } from '@mui/material';
import Button from '@mui/material/Button';
import { createContext, useContext, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press, search, sort } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts, cell as cellAt } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { visit } from '../../tests/claims/visit';
import Arrays from './render-image.array';
import Avatars from './render-image.avatar';
import YesAndNo from './render-image.boolean';
import Copy from './render-image.copy';
import Links from './render-image.link';
import RenderImageObject from './render-image.object';
import Progress from './render-image.progress';
import Tooltips from './render-image.tooltip';

const onMouseEnter = vi.fn();

const Row = (props: { data: { name: string } }) => (
  <MTableBodyRow {...props} title={`About ${props.data.name}`} onMouseEnter={onMouseEnter} />
);

const components = { Row };

const cell = (el: ParentNode, row: number, column: number) =>
  all(all(el, bodyRow)[row] ?? el, '[data-testid="mtablecell"]')[column] ?? one(el, 'no such cell');

const clickLink = (link: HTMLElement) => {
  link.addEventListener('click', (event) => event.preventDefault());
  click(link);
};

proves('Wrap the row. MTableBodyRow passes title, onMouseEnter, and similar props to its tr.', async () => {
  const { el } = mountTable({}, { components });
  await expect.poll(() => all(el, bodyRow).map(({ title }) => title)).toContain('About Dora');
  await userEvent.hover(one(el, `${bodyRow} td`));
  // How often the pointer enters depends on what moves below it.
  await expect.poll(() => onMouseEnter.mock.calls.length).toBeGreaterThan(0);
});

proves('Return a link or a button from render, which receives the row.', () => {
  const open = vi.fn();
  const render = (row: Person) => <button onClick={() => open(row.id)}>History</button>;
  const { el } = mountTable({}, { columns: columns({ name: { render } }) });
  click(one(el, `${bodyRow}:nth-of-type(2) button`));
  expect(open).toHaveBeenCalledWith(people[1]?.id);
});

proves(
  'A button works the same way: render: ({ id }) => <Button onClick={() => open(id)}>Open</Button>.',
  () => {
    const open = vi.fn();
    const { el } = mountTable(
      {},
      { columns: columns({ name: { render: ({ id }) => <Button onClick={() => open(id)}>Open</Button> } }) },
    );
    click(all(el, 'tbody td button')[2] ?? el);
    expect(open.mock.calls).toEqual([[3]]);
  },
);

proves(
  [
    "call event.stopPropagation() in the link's onClick, or set disableClick: true on the column, which excludes the whole cell",
    'If you use onRowClick, keep the click from triggering it',
  ],
  () => {
    const { el } = mount(<Links />);
    const status = () => one(el, '[role=status]').textContent;
    click(one(el, 'a[href$="/team/2"]'));
    expect(status()).toBe('You opened the page of Carlo Bruno.');
    clickLink(one(el, 'a[href="mailto:paul@example.com"]'));
    click(cell(el, 4, 1));
    expect(status()).toBe('You opened the page of Carlo Bruno.');
    click(cell(el, 4, 2));
    expect(status()).toBe('You opened the row of Paul Weber.');

    const onRowClick = vi.fn();
    const plain = mountTable(
      {},
      { onRowClick, columns: [{ title: 'Link', render: () => <a href="#a">a</a> }] },
    );
    clickLink(one(plain.el, 'a'));
    expect(onRowClick).toHaveBeenCalledTimes(1);
  },
);

proves('so add the second line with customFilterAndSearch', async () => {
  const { el } = mount(<Avatars />);
  search(el, 'paul@');
  await expect.poll(() => all(el, bodyRow).length).toBe(1);
  search(el, 'ana c');
  await expect.poll(() => texts(el, `${bodyRow} .MuiAvatar-root`)).toEqual(['AC']);
  const lines = (person: Person) => `${person.name} ${person.city}`;
  const made: Column<Person>[] = [{ title: 'Person', field: 'name', render: lines }];
  const plain = mountTable({ debounceInterval: 0 }, { columns: made });
  search(plain.el, 'oslo');
  await expect.poll(() => all(plain.el, bodyRow).length).toBe(0);
});

proves(
  [
    'For a header, use column.tooltip, which opens below it. For a different placement, pass a Tooltip as title.',
    'With describeChild, screen readers still read the name.',
    'add important information to a button, which also works with the keyboard',
  ],
  async () => {
    const { el } = mount(<Tooltips />);
    const tip = () => texts(document, '[role=tooltip]');
    const point = (element: HTMLElement, type = 'mouseover') =>
      element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    const name = one(el, `${bodyRow} span`);
    point(name);
    await expect.poll(tip).toEqual(['ingrid@example.com']);
    expect(name.getAttribute('aria-label')).toBe(null);
    expect(name.getAttribute('aria-describedby')).not.toBe(null);
    point(name, 'mouseout');
    await expect.poll(tip).toEqual([]);
    const about = one(el, 'button[aria-label="About Ingrid Hansen"]');
    // After a press of the mouse in an earlier test, only a key makes the focus visible, and the tooltip with it.
    await userEvent.keyboard('{ArrowDown}');
    flushSync(() => about.focus());
    await expect.poll(tip).toEqual([expect.stringMatching(/^Plans the magazine/)]);
    flushSync(() => about.blur());
    await expect.poll(tip).toEqual([]);
    point(one(el, 'th span[aria-label]'));
    await expect.poll(tip).toEqual(['Point at a name to see the email address']);
    const poppers = () =>
      all(document, '[data-popper-placement]').map(({ dataset }) => dataset.popperPlacement);
    expect(poppers()).toEqual(['bottom']);
    const above = (
      <Tooltip title="The whole name" placement="top">
        <span data-above>Name</span>
      </Tooltip>
    );
    const own = mount(
      <div style={{ paddingTop: 200 }}>
        <MaterialTable columns={[{ title: above, field: 'name' }]} data={[{ id: 1, name: 'Ann' }]} />
      </div>,
    );
    point(one(own.el, '[data-above]'));
    await expect.poll(tip).toContain('The whole name');
    await expect.poll(poppers).toContain('top');
  },
);

proves(
  ['Call navigator.clipboard.writeText from a button in the cell.', 'so catch the error and show a message'],
  async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { el } = mount(<Copy />);
    press(el, 'Copy carlo@example.com');
    await expect.poll(() => all(el, '[aria-label="Copied carlo@example.com"]').length).toBe(1);
    expect(write).toHaveBeenCalledWith('carlo@example.com');
    write.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    press(el, 'Copy ana@example.com');
    await expect.poll(() => all(el, '[aria-label="Could not copy ana@example.com"]').length).toBe(1);
    write.mockRestore();
  },
);

proves(
  [
    'Search, filters, and sorting use the items joined by commas.',
    'In this demo, customSort compares the number of items',
    'If nothing appears, check that you use map, because forEach returns nothing.',
    "set disableClick: true, so that a choice in the dropdown doesn't trigger it",
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

proves(["type: 'numeric' sorts by number, and align: 'left' keeps the bar on the left."], () => {
  const { el } = mount(<Progress />);
  sort(el, 'Sold');
  expect(shown(el, 1)).toEqual(['0 %', '28 %', '66 %', '94 %', '100 %']);
  expect(one(el, '[aria-label="Oak table sold"]').getAttribute('aria-valuenow')).toBe('94');
  expect(getComputedStyle(one(el, `${bodyRow} td:nth-of-type(2)`)).textAlign).toBe('left');
});

proves(
  [
    "type: 'boolean' shows a check mark for true and a dash for other values.",
    'For Yes and No, use a lookup with the keys true and false.',
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

const cellStyle = {
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function setTitle(span: HTMLElement, name: string) {
  const td = span.closest('td') as HTMLElement;
  span.title = td.scrollWidth > td.clientWidth ? name : '';
}

proves(
  "For cut text only, set the title of the span in its onMouseEnter: span.title = td.scrollWidth > td.clientWidth ? name : '', with td = span.closest('td').",
  async () => {
    const render = ({ name }: Person) => (
      <span onMouseEnter={({ currentTarget }) => setTitle(currentTarget, name)}>{name}</span>
    );
    const long = 'Ann '.repeat(40).trim();
    const data = people.map((person) => (person.id === 1 ? { ...person, name: long } : person));
    const { el } = mount(
      <div style={{ width: 600 }}>
        <MaterialTable columns={columns({ name: { cellStyle, render } })} data={data} />
      </div>,
    );
    const texts = () => all(el, `${cellAt} span`);
    const titleOnHover = async (index: number) => {
      // The middle of a long text is outside of its cell.
      await userEvent.hover(texts()[index] as HTMLElement, { position: { x: 5, y: 5 } });
      return () => texts()[index]?.title;
    };
    await expect.poll(await titleOnHover(0)).toBe(long);
    await expect.poll(await titleOnHover(1)).toBe('');
    one(el, cellAt).style.maxWidth = 'none';
    await expect.poll(await titleOnHover(0)).toBe('');
  },
);

proves(["MUI's Avatar shows the initial if the image is missing"], async () => {
  const demo = visit(<RenderImageObject />);
  await expect
    .element(demo.getByRole('row', { name: /Delivery bikes/ }).getByText('I', { exact: true }))
    .toBeVisible();
});

const Currency = createContext('none');
const theme = createTheme({ palette: { primary: { main: '#123456' } } });

function Shown() {
  const { palette } = useTheme();
  return <var>{`${palette.primary.main} ${useContext(Currency)}`}</var>;
}

proves(
  'Return a component from render, and call useTheme, useContext or any other hook in it: cells, editors and panels are part of your React tree.',
  async () => {
    const table = (currency: string, own: ReturnType<typeof columns>) => (
      <ThemeProvider theme={theme}>
        <Currency value={currency}>
          <MaterialTable
            columns={own}
            data={people.slice(0, 1)}
            detailPanel={() => <Shown />}
            editable={{ onRowUpdate: async () => undefined }}
          />
        </Currency>
      </ThemeProvider>
    );
    const own = columns({ name: { render: () => <Shown />, editComponent: Shown } });
    const { el, rerender } = mount(table('euro', own));
    expect(texts(el, 'var')).toEqual(['#123456 euro']);
    rerender(table('yen', own));
    expect(texts(el, 'var')).toEqual(['#123456 yen']);
    press(el, 'Detail panel visibility toggle');
    await expect.poll(() => texts(el, 'var')).toEqual(['#123456 yen', '#123456 yen']);
    press(el, 'Edit');
    await expect.poll(() => texts(el, 'var')[0]).toBe('#123456 yen');
  },
);
