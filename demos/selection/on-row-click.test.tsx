import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, boxes, buttonOf, dialogs, one, texts } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';
import { textsOf, visit } from '../../tests/claims/visit';
import OnRowClick from './on-row-click';
import OnRowClickCheckboxes from './on-row-click.checkboxes';
import OpenRow from './on-row-click.open-row';

proves(
  [
    'event.currentTarget is null once onRowClick has returned',
    'If you pass onRowDoubleClick, it is null even inside onRowClick',
    "event.target isn't cleared",
  ],
  async () => {
    const seen: { during: unknown; event: React.MouseEvent }[] = [];
    const onRowClick = (event?: React.MouseEvent) => {
      if (event) seen.push({ during: event.currentTarget, event });
    };
    click(one(mountTable({}, { onRowClick }).el, `${bodyRow} td`));
    expect(seen[0]?.during).toBeInstanceOf(HTMLTableRowElement);
    expect(seen[0]?.event.currentTarget).toBeNull();
    expect(seen[0]?.event.target).toBeInstanceOf(HTMLTableCellElement);
    click(one(mountTable({}, { onRowClick, onRowDoubleClick: vi.fn() }).el, `${bodyRow} td`));
    await expect.poll(() => seen.length).toBe(2);
    expect(seen[1]?.during).toBeNull();
  },
);

proves(
  ['Columns have no onClick.', 'Set disableClick: true on the other columns, or render a button'],
  async () => {
    const onRowClick = vi.fn();
    const onClick = vi.fn();
    const others = { disableClick: true };
    const made = columns({ city: others, age: others, name: { onClick } as object });
    const { el } = mountTable({}, { columns: made, onRowClick });
    const [name, city, age] = all(el, `${bodyRow} td`);
    for (const cell of [city, age]) click(cell ?? el);
    expect(onRowClick).not.toHaveBeenCalled();
    click(name ?? el);
    await expect.poll(() => onRowClick.mock.calls.length).toBe(1);
    expect(onClick).not.toHaveBeenCalled();
  },
);

proves('Clicking it also triggers onRowClick.', async () => {
  const { el } = mount(<OpenRow />);
  click(all(el, bodyRow)[1] as HTMLElement);
  await expect.poll(() => texts(document, '[role="dialog"] h2')).toEqual(['Berger']);
  click(buttonOf('Close'));
  expect(dialogs()).toBe(0);
  click(buttonOf('Costa'));
  await expect.poll(() => texts(document, '[role="dialog"] h2')).toEqual(['Costa']);
});

proves(
  ["Checkboxes and row actions don't trigger onRowClick", 'or set disableClick on its column'],
  async () => {
    const onRowClick = vi.fn();
    const act = vi.fn();
    const button = ({ id }: Person) => <button aria-label={`In ${id}`}>x</button>;
    const { el } = mountTable(
      { selection: true },
      {
        onRowClick,
        columns: columns({ name: { render: button }, city: { disableClick: true } }),
        actions: [{ icon: 'x', tooltip: 'Act', position: 'row', onClick: act }],
      },
    );
    click(boxes(el)[0] as HTMLElement);
    press(el, 'Act');
    expect(act).toHaveBeenCalledTimes(1);
    click(all(one(el, bodyRow), '[data-testid="mtablecell"]')[1] as HTMLElement);
    press(el, 'In 1');
    await expect.poll(() => onRowClick.mock.calls.length).toBe(1);
    expect(onRowClick.mock.calls).toHaveLength(1);
  },
);

proves(
  [
    'Keep the ids of the selected rows in your own state, and highlight these rows with rowStyle.',
    'The clicked row is kept in state, and a second click clears it.',
  ],
  async () => {
    const demo = visit(<OnRowClick />);
    const row = demo.getByRole('row', { name: 'Emma Clarke' });
    const plain = backgroundOf(row);
    await demo.getByText('Designer', { exact: true }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: Emma Clarke']);
    await expect.poll(() => backgroundOf(row)).not.toBe(plain);
    await demo.getByText('Paul Weber').click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: Paul Weber']);
    await expect.poll(() => backgroundOf(row)).toBe(plain);
    await demo.getByText('Accountant').click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Click a row.']);
  },
);

proves(
  [
    "The rows are derived from the selected ids, which determine each row's tableData.checked.",
    'Clicks on rows and on checkboxes update the same state, so both stay in sync.',
    "A click on a checkbox doesn't trigger onRowClick.",
  ],
  async () => {
    const demo = visit(<OnRowClickCheckboxes />);
    const row = demo.getByRole('row', { name: 'Update logo' });
    const plain = backgroundOf(row);
    await demo.getByText('Update logo').click();
    await expect.element(demo.getByRole('checkbox', { name: 'Select Update logo' })).toBeChecked();
    await expect.poll(() => backgroundOf(row)).not.toBe(plain);
    await demo.getByRole('checkbox', { name: 'Select Book a room' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: T1, T2, T4']);
    await demo.getByText('Update logo').click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: T1, T4']);
    await expect.element(demo.getByRole('checkbox', { name: 'Select Update logo' })).not.toBeChecked();
    await demo.getByRole('checkbox', { name: 'Select all tasks' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Selected: T1, T2, T3, T4, T5, T6']);
  },
);

const backgroundOf = (row: Locator) => getComputedStyle(row.element()).backgroundColor;
