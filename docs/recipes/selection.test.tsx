import MaterialTable from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import {
  all,
  bodyRow,
  click,
  columns,
  mountTable,
  one,
  people,
  type Person,
  press,
  shown,
  texts,
} from '../../tests/claims/table';
import { buttonOf, input } from './_b-hands';
import DeleteSelected from './selection.delete';
import Exchange from './selection.exchange';
import Limit from './selection.limit';
import OpenRow from './selection.open-row';
import Panels from './selection.panels';
import Range from './selection.range';
import Total from './selection.total';

const boxes = (el: ParentNode) => all(el, `${bodyRow} input[type="checkbox"]`) as HTMLInputElement[];
const checkedNames = (el: ParentNode) => shown(el).filter((_name, index) => boxes(el)[index]?.checked);
const status = (el: ParentNode) => one(el, '[role="status"]').textContent;
const box = (el: ParentNode, customer: string) => input(el, `Select ${customer}`);
const toggle = 'button[aria-label="Detail panel visibility toggle"]';
const dialogs = () => all(document, '[role="dialog"]').length;

proves('Let selectionProps disable every unchecked checkbox once the limit is reached.', async () => {
  const { el } = mount(<Limit />);
  const disabled = () => boxes(el).map((checkbox) => checkbox.disabled);
  for (const name of ['Adams', 'Costa', 'Evans']) click(box(el, name));
  await expect.poll(disabled).toEqual([false, true, false, true, false]);
  press(el, 'Next Page');
  expect(disabled()).toEqual([true, true, true, true, true]);
  press(el, 'Previous Page');
  click(box(el, 'Costa'));
  await expect.poll(disabled).toEqual([false, false, false, false, false]);
});

proves("it would select all rows that aren't disabled", () => {
  const onSelectionChange = vi.fn();
  const selectionProps = ({ id }: Person) => ({ disabled: id > 4 });
  const { el } = mountTable({ selection: true, selectionProps }, { onSelectionChange });
  click(one(el, 'thead input'));
  const [rows] = onSelectionChange.mock.lastCall as [Person[]];
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

proves('onSelectionChange reports all selected rows, including those on other pages.', () => {
  const { el } = mount(<Total />);
  click(box(el, 'Adams'));
  press(el, 'Next Page');
  click(box(el, 'Fischer'));
  expect(status(el)).toBe('2 of 12 selected, 350 in total');
});

proves("the callback isn't called when rows change or disappear", () => {
  const onSelectionChange = vi.fn();
  const own = columns();
  const table = (data: Person[]) => (
    <MaterialTable
      columns={own}
      data={data}
      options={{ selection: true }}
      onSelectionChange={onSelectionChange}
    />
  );
  const { el, rerender } = mount(table(people));
  click(boxes(el)[0] as HTMLElement);
  expect(onSelectionChange).toHaveBeenCalledTimes(1);
  rerender(table(people.map((person) => ({ ...person, age: 1 }))));
  rerender(table(people.slice(1)));
  expect(shown(el)[0]).toBe('Ann');
  expect(onSelectionChange).toHaveBeenCalledTimes(1);
});

proves(
  'select everything between the last checkbox and this one, in the order in which the table shows the rows',
  async () => {
    const { el } = mount(<Range />);
    const shiftClick = (customer: string) =>
      flushSync(() =>
        box(el, customer).dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }),
        ),
      );
    click(box(el, 'Berger'));
    shiftClick('Evans');
    await expect.poll(() => checkedNames(el)).toEqual(['Berger', 'Costa', 'Dahl', 'Evans']);
    shiftClick('Dahl');
    await expect.poll(() => checkedNames(el)).toEqual(['Berger', 'Costa']);
    // By the total, descending: Costa 310, Fischer 230, Ito 175, Kowalski 140.
    const total = all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement;
    click(total);
    click(total);
    click(box(el, 'Fischer'));
    shiftClick('Kowalski');
    await expect.poll(() => checkedNames(el)).toEqual(['Costa', 'Fischer', 'Ito', 'Kowalski', 'Berger']);
  },
);

proves('keeps the click from reaching onRowClick', () => {
  const onRowClick = vi.fn();
  const onClick = vi.fn();
  const { el, update } = mountTable({ selection: true }, { onRowClick });
  click(boxes(el)[0] as HTMLElement);
  expect(onRowClick).not.toHaveBeenCalled();
  update({ selection: true, selectionProps: { onClick } });
  click(boxes(el)[0] as HTMLElement);
  expect(onClick).toHaveBeenCalledTimes(1);
  return expect.poll(() => onRowClick.mock.calls.length).toBe(1);
});

proves(
  ['The selection is removed with the rows.', 'keep the rows it gets in state while a dialog asks'],
  async () => {
    const { el } = mount(<DeleteSelected />);
    click(box(el, 'Adams'));
    press(el, 'Next Page');
    click(box(el, 'Hansen'));
    press(el, 'Delete the selected orders');
    expect(texts(document, '[role="dialog"] h2')).toEqual(['Delete 2 orders?']);
    click(buttonOf('Keep'));
    expect(el.textContent).toContain('of 12');
    press(el, 'Delete the selected orders');
    click(buttonOf('Delete'));
    expect(dialogs()).toBe(0);
    expect(el.textContent).toContain('of 10');
    expect(texts(el, 'h6')).toEqual(['Orders']);
    expect(el.textContent).not.toContain('selected');
  },
);

proves(
  "Moved rows are unchecked, because the arrays contain your own objects, without the table's tableData.",
  async () => {
    const { el } = mount(<Exchange />);
    const rows = () => all(el, 'tbody').map((body) => shown(body));
    expect(rows()[1]).toEqual(['Costa', 'Garcia']);
    click(box(el, 'Adams'));
    click(box(el, 'Ito'));
    press(el, 'Move out of Orders');
    expect(rows()[1]).toEqual(['Adams', 'Costa', 'Garcia', 'Ito']);
    expect(all(el, 'tbody input').filter((checkbox) => (checkbox as HTMLInputElement).checked)).toEqual([]);
    click(box(el, 'Garcia'));
    press(el, 'Move out of Reminders');
    expect(rows()[1]).toEqual(['Adams', 'Costa', 'Ito']);
    expect(rows()[0]).toContain('Garcia');
  },
);

proves('update the ids when users click', async () => {
  const { el } = mount(<Panels />);
  const open = () => texts(el, 'p').filter((text) => text.startsWith('Ordered on'));
  click(buttonOf('Expand all'));
  await expect.poll(() => open().length).toBe(5);
  click(one(el, toggle));
  await expect.poll(() => open().length).toBe(4);
  press(el, 'Next Page');
  await expect.poll(() => open().length).toBe(5);
  click(buttonOf('Collapse all'));
  await expect.poll(open).toEqual([]);
  click(all(el, toggle)[1] as HTMLElement);
  await expect.poll(open).toEqual(['Ordered on 2025-10-21']);
});

proves("or the first click on an arrow doesn't close the panel", async () => {
  const openAfterClick = async (showDetailPanel: () => unknown) => {
    const onDetailPanelChange = vi.fn();
    const { el } = mountTable(
      {},
      {
        data: people.map((person) => ({ ...person, tableData: { showDetailPanel } })),
        detailPanel: panel,
        onDetailPanelChange,
        onTreeExpandChange: () => undefined,
      },
    );
    await expect.poll(() => all(el, '.panel').length).toBe(5);
    click(one(el, toggle));
    return onDetailPanelChange.mock.lastCall?.[1] as unknown;
  };
  const panel = () => <p className="panel">open</p>;
  expect(await openAfterClick(panel)).toBe('closed');
  expect(await openAfterClick(() => null)).toBe('open');
});

proves('its click reaches the row', async () => {
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
