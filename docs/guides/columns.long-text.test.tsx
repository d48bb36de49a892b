import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press, search, sort } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';
import Ellipsis from './columns.ellipsis';
import Lines from './columns.lines';
import ShowMore from './columns.more';
import Numbers from './columns.number';

const cell = (el: ParentNode, row: number, column: number) =>
  all(all(el, bodyRow)[row] ?? el, '[data-testid="mtablecell"]')[column] ?? one(el, 'no such cell');

proves('Otherwise, the browser shows spaces.', () => {
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
    'A title attribute shows the full text on hover.',
    'In a wide table, the column still gets its share of the extra space.',
    "Set cellStyle: { maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }.",
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

proves("With tableLayout: 'fixed', the column's own width applies instead.", () => {
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

proves(
  ['after a page change the text is short again', 'The state lasts only as long as the row is shown'],
  async () => {
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
  },
);

proves(
  ['restart at 1 after a search, filter or sort', 'must stay with their rows while users sort and search'],
  async () => {
    const { el } = mount(<Numbers />);
    expect(shown(el)).toEqual(['1', '2', '3', '4']);
    press(el, 'Next Page');
    expect(shown(el)).toEqual(['5', '6']);
    search(el, 'reporter');
    await expect.poll(() => shown(el, 1)).toEqual(['Simon Adams', 'Ana Costa']);
    expect(shown(el)).toEqual(['1', '2']);
    expect(shown(el, 3)).toEqual(['3', '6']);
    sort(el, 'Name');
    expect(shown(el)).toEqual(['1', '2']);
    expect(shown(el, 3)).toEqual(['6', '3']);
  },
);
