import MaterialTable, { type Column } from '@material-table/core';
import { Tooltip } from '@mui/material';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, click, columns, fill, mountTable, one } from '../../tests/claims/table';
import { people, type Person, press, shown, texts } from '../../tests/claims/table';
import Avatars from './cells.avatar';
import Copy from './cells.copy';
import Ellipsis from './cells.ellipsis';
import Lines from './cells.lines';
import Links from './cells.link';
import ShowMore from './cells.more';
import Tooltips from './cells.tooltip';

const cell = (el: ParentNode, row: number, column: number) =>
  all(all(el, bodyRow)[row] ?? el, '[data-testid="mtablecell"]')[column] ?? one(el, 'no such cell');
const search = (el: ParentNode, text: string) => fill(one(el, 'input[aria-label="Search"]'), text);
const clickLink = (link: HTMLElement) => {
  link.addEventListener('click', (event) => event.preventDefault());
  click(link);
};

proves(
  [
    'event.stopPropagation() on the link, or set disableClick: true on the column, which excludes the whole cell',
    'With an onRowClick, stop the click from reaching the row',
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

proves('customFilterAndSearch adds the second line', async () => {
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

proves('without it the browser shows spaces', () => {
  const { el } = mount(<Lines />);
  const address = cell(el, 0, 1);
  const height = address.getBoundingClientRect().height;
  address.style.whiteSpace = '';
  const languages = cell(el, 0, 2);
  expect(all(languages, 'div').map(({ textContent }) => textContent)).toHaveLength(3);
  languages.textContent = '';
  expect(address.getBoundingClientRect().height).toBeLessThan(height);
});

proves(
  [
    'For a header use column.tooltip, which opens below; for another placement pass a Tooltip as title.',
    'With describeChild screen readers still read the name.',
    'put important information on a button, which the keyboard can reach too',
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
  [
    'title shows the rest on hover',
    'a wide table still gives the column its share of the extra space',
    'Without maxWidth the column grows and nothing is truncated',
  ],
  () => {
    const { el } = mount(
      <div style={{ width: 700 }}>
        <Ellipsis />
      </div>,
    );
    const about = cell(el, 0, 1);
    expect(about.getBoundingClientRect().width).toBeLessThan(300);
    expect(about.scrollWidth).toBeGreaterThan(about.clientWidth);
    expect(getComputedStyle(about).textOverflow).toBe('ellipsis');
    expect(one(about, 'span').title).toMatch(/^Plans the magazine.*Mondays\.$/);
    for (const { style } of all(el, '[data-testid="mtablecell"]')) style.maxWidth = '';
    expect(about.scrollWidth).toBe(about.clientWidth);
    expect(about.scrollWidth).toBeGreaterThan(400);
  },
);

proves("With tableLayout: 'fixed' the column's own width applies instead.", () => {
  const cellStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  const long = people.map((person) => ({ ...person, name: person.name.repeat(80) }));
  const { el } = mount(
    <MaterialTable
      columns={columns({ name: { cellStyle, width: 120 } })}
      data={long}
      options={{ tableLayout: 'fixed' }}
    />,
  );
  expect(cell(el, 0, 0).getBoundingClientRect().width).toBeCloseTo(120, 0);
  expect(cell(el, 0, 0).scrollWidth).toBeGreaterThan(120);
});

proves(['after a page change the text is short again', 'It lasts as long as the row is shown'], async () => {
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
  ['Call navigator.clipboard.writeText in a button of the cell.', 'so catch the error and show a message'],
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
