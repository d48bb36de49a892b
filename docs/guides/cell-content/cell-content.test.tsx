import { proves, mount } from '../../../tests/claims/claim';
import { mountTable, type Person, columns, people, inBox } from '../../../tests/claims/table';
import MaterialTable, { MTableBodyRow, type Column } from '@material-table/core';
import { vi, expect } from 'vitest';
import { all, bodyRow, one, texts, shown, cell as cellAt } from '../../../tests/claims/read';
import { userEvent } from 'vitest/browser';
import { click, search, press, sort } from '../../../tests/claims/hands';
import Links from './link';
import Avatars from './avatar';
import Tooltips from './tooltip';
import { flushSync } from 'react-dom';
import { Tooltip } from '@mui/material';
import Copy from './copy';
import Arrays from './array';
import { type ReactNode, createRef } from 'react';
import Progress from './progress';
import YesAndNo from './boolean';
import Ellipsis from './ellipsis';
import ShowMore from './more';

const heights = (city: object, text: string) => {
  const [first, ...rest] = people;
  const el = inBox(
    400,
    columns({ city }),
    { tableLayout: 'fixed' },
    { data: [{ ...first, city: text }, ...rest] },
  );
  const [changed, plain] = all(el, bodyRow) as [HTMLElement, HTMLElement];
  const cell = changed.children[1] as HTMLElement;
  return { grows: changed.offsetHeight > plain.offsetHeight, isCut: cell.scrollWidth > cell.clientWidth };
};

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

proves('Wrap the row. MTableBodyRow passes title, onMouseEnter and similar props to its tr', async () => {
  const { el } = mountTable({}, { components });
  await expect.poll(() => all(el, bodyRow).map(({ title }) => title)).toContain('About Dora');
  await userEvent.hover(one(el, `${bodyRow} td`));
  // How often the pointer enters depends on what moves below it.
  await expect.poll(() => onMouseEnter.mock.calls.length).toBeGreaterThan(0);
});

proves(
  [
    'render can return a link or a button. If you use onRowClick, a click on it also counts as a click on the row.',
    'To prevent this, call event.stopPropagation() in its onClick, or set disableClick: true on the column, which excludes the whole cell.',
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

proves(
  'The search finds only the value of field, so include the second line with customFilterAndSearch.',
  async () => {
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
  },
);

proves(
  [
    'For a header, set column.tooltip, which opens below it.',
    "For a different placement, pass an element in MUI's Tooltip as the title of the column.",
    'With describeChild, screen readers still read the text of the cell.',
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
    'If nothing appears, check that you use map, because forEach returns nothing.',
    'Search, filters and sorting use the items joined by commas.',
    'In this demo, customSort compares the number of items',
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

    type Tagged = { id: number; tags: string[] };
    const data = [['c'], ['a', 'b'], ['b']].map((tags, id) => ({ id, tags }));
    const drawn = (render: (row: Tagged) => ReactNode) => {
      const own: Column<Tagged>[] = [{ title: 'Tags', field: 'tags', defaultSort: 'asc', render }];
      return shown(mount(<MaterialTable columns={own} data={data} />).el);
    };
    const chip = (tag: string) => <b key={tag}>{tag}</b>;
    expect(drawn(({ tags }) => tags.forEach(chip) as unknown as ReactNode)).toEqual(['', '', '']);
    expect(drawn(({ tags }) => tags.map(chip))).toEqual(['ab', 'b', 'c']);
  },
);

proves(["type: 'numeric' sorts by the number, and align: 'left' keeps the bar on the left."], () => {
  const { el } = mount(<Progress />);
  sort(el, 'Sold');
  expect(shown(el, 1)).toEqual(['0 %', '28 %', '66 %', '94 %', '100 %']);
  expect(one(el, '[aria-label="Oak table sold"]').getAttribute('aria-valuenow')).toBe('94');
  expect(getComputedStyle(one(el, `${bodyRow} td:nth-of-type(2)`)).textAlign).toBe('left');
});

proves(
  [
    "type: 'boolean' shows a check mark for true and a dash for other values.",
    'To show Yes and No, use a lookup with the keys true and false instead.',
  ],
  async () => {
    const { el } = mount(<YesAndNo />);
    expect(texts(el, `${bodyRow} svg title`).slice(1, 3)).toEqual(['online', 'not online']);
    search(el, 'yes');
    await expect.poll(() => shown(el, 2)).toEqual(['Yes', 'Yes', 'Yes']);
    const own = [{ title: 'On', field: 'isOn', type: 'boolean' }] as Column<object>[];
    const plain = mount(<MaterialTable columns={own} data={[{ isOn: true }, { isOn: false }]} />).el;
    expect(all(plain, `${bodyRow} svg`).map(({ dataset }) => dataset.testid)).toEqual(['check', 'remove']);
  },
);

proves(
  'Show a tooltip only on cut text | When the mouse enters the span, set its title if the scrollWidth of the td is larger than its clientWidth',
  async () => {
    const setTitle = (span: HTMLElement) => {
      const td = span.closest('td') as HTMLElement;
      span.title = td.scrollWidth > td.clientWidth ? 'cut' : '';
    };
    const render = ({ name }: Person) => (
      <span onMouseEnter={({ currentTarget }) => setTitle(currentTarget)}>{name}</span>
    );
    const cellStyle = { maxWidth: 200, overflow: 'hidden', whiteSpace: 'nowrap' } as const;
    const data = people.map((person) => (person.id === 1 ? { ...person, name: 'Ann '.repeat(40) } : person));
    const el = inBox(600, columns({ name: { cellStyle, render } }), {}, { data });
    for (const [index, title] of ['cut', ''].entries()) {
      // The middle of a long text is outside of its cell.
      await userEvent.hover(all(el, 'td span')[index] as HTMLElement, { position: { x: 5, y: 5 } });
      await expect.poll(() => all(el, 'td span')[index]?.title).toBe(title);
    }
  },
);

proves(
  [
    'Text wraps, and its row grows.',
    "If it is cut off, remove whiteSpace: 'nowrap' from the style of the cell. Long words break only if you set overflowWrap: 'anywhere'.",
  ],
  () => {
    const [sentence, word] = ['a long text '.repeat(12), 'longword'.repeat(12)];
    const nowrap = { cellStyle: { whiteSpace: 'nowrap', overflow: 'hidden' } };
    expect(heights({}, sentence)).toEqual({ grows: true, isCut: false });
    expect(heights(nowrap, sentence)).toEqual({ grows: false, isCut: true });
    expect(heights({}, word)).toEqual({ grows: false, isCut: true });
    expect(heights({ cellStyle: { overflowWrap: 'anywhere' } }, word)).toEqual({ grows: true, isCut: false });
  },
);

proves(
  [
    "In the column's cellStyle, set maxWidth and the three other properties of this demo",
    'A title attribute shows the full text on hover.',
  ],
  () => {
    const { el } = mount(
      <div style={{ width: 700 }}>
        <Ellipsis />
      </div>,
    );
    const about = cell(el, 0, 1);
    expect(about.scrollWidth).toBeGreaterThan(about.clientWidth);
    expect(getComputedStyle(about).textOverflow).toBe('ellipsis');
    expect(one(about, 'span').title).toMatch(/^Plans the magazine.*Mondays\.$/);
  },
);

proves('After a page change, the text is short again.', async () => {
  const { el } = mount(<ShowMore />);
  const first = () => shown(el, 1)[0];
  expect(first()).toMatch(/… Show more$/);
  expect(shown(el, 1)[2]).toBe('Writes about ports, ships and trade.');
  click(one(el, `${bodyRow} button`));
  expect(first()).toMatch(/Mondays\. Show less$/);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Emma Clarke');
  press(el, 'Previous Page');
  await expect.poll(() => shown(el)[0]).toBe('Ingrid Hansen');
  expect(first()).toMatch(/… Show more$/);
});

proves(
  [
    'Cells show Markdown and HTML as plain text, including the markup.',
    'Search and exports still use the source text.',
    'Otherwise, the browser shows spaces.',
  ],
  async () => {
    const name = '<b>bold</b> **stars**';
    const data = [{ ...people[0], name, city: 'a\nb' }] as Person[];
    const { el } = mountTable({}, { data });
    expect(shown(el)).toEqual([name]);
    const drawn = columns({ name: { render: () => <i dangerouslySetInnerHTML={{ __html: name }} /> } });
    const other = mountTable({ debounceInterval: 0 }, { data, columns: drawn }).el;
    expect(texts(other, `${bodyRow} b`)).toEqual(['bold']);
    const height = (cellStyle?: object) =>
      one(mountTable({}, { data, columns: [{ title: 'City', field: 'city', cellStyle }] }).el, cellAt)
        .offsetHeight;
    expect(height({ whiteSpace: 'pre-line' })).toBeGreaterThan(height());
    search(other, '<b>');
    await expect.poll(() => all(other, bodyRow)).toHaveLength(1);
  },
);

proves(
  'return a cell with colSpan from a custom components.Row, and the built-in row for all other rows',
  async () => {
    const heading = ({ name }: Person) => <th colSpan={3}>{name}</th>;
    const RowOrHeading = (props: { data: Person }) =>
      props.data.city ? <MTableBodyRow {...props} /> : <tr>{heading(props.data)}</tr>;
    const data = [{ id: 99, name: 'Team A', city: '', age: 0 }, ...people];
    const { el } = mountTable({ maxColumnSort: 0 }, { data, components: { Row: RowOrHeading } });
    await expect.poll(() => texts(el, 'tbody th[colspan="3"]')).toEqual(['Team A']);
    expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
  },
);

proves("compare each row with the previous one in the table's sorted list", () => {
  const tableRef = createRef<{ dataManager: { sortedData: Person[] } }>();
  const render = (row: Person) => {
    const sorted = tableRef.current?.dataManager.sortedData ?? [];
    const previous = sorted[sorted.findIndex(({ id }) => id === row.id) - 1];
    return previous?.city === row.city ? '' : row.city;
  };
  const own = columns({ city: { defaultSort: 'asc', render } });
  const { el, rerender } = mount(<MaterialTable columns={own} data={people} tableRef={tableRef} />);
  rerender(<MaterialTable columns={own} data={[...people]} tableRef={tableRef} options={{ pageSize: 10 }} />);
  expect(shown(el, 1).filter(Boolean)).toEqual(['Bonn', 'Oslo', 'Rome']);
});

proves('It replaces undefined and null, but not an empty string', () => {
  const data = ['', null, undefined].map((city, id) => ({ ...people[0], id, city })) as Person[];
  expect(shown(mountTable({}, { data, columns: columns({ city: { emptyValue: '–' } }) }).el, 1)).toEqual([
    '',
    '–',
    '–',
  ]);
});
