import MaterialTable from '@material-table/core';
import { MTableEditRow } from '@material-table/core';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, press } from '../../../tests/claims/hands';
import { all, bodyRow, hasButton, one, shown } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../../tests/claims/table';
import OpenRow from '../../guides/editing.open-row';

const question = 'Are you sure you want to delete this row?';

proves('localization.body.editRow.deleteText is one message for all rows.', () => {
  const questions = (deleteText: string) => {
    const localization = { body: { editRow: { deleteText } } };
    const { el } = mountTable({}, { localization, editable: { onRowDelete: save } });
    return [0, 1].map((row) => {
      click(all(el, 'button[aria-label="Delete"]')[row] as HTMLElement);
      const text = one(el, 'tbody h6').textContent;
      press(el, 'Cancel');
      return text;
    });
  };
  expect(questions('Really?')).toEqual(['Really?', 'Really?']);
  const perRow = ((row: Person) => row.name) as unknown as string;
  expect(questions(perRow)).not.toContain('Cid');
});

proves('the confirmation reads Delete the room "Attic"?', async () => {
  const { el } = mount(<OpenRow />);
  await expect.poll(() => hasButton(el, 'Delete Attic')).toBe(true);
  press(el, 'Delete Attic');
  await expect.poll(() => el.textContent).toContain('Delete the room "Attic"?');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Library', 'Studio']);
});

proves(
  [
    "The confirmation is an h6. To change its style, set sx={{ 'tbody h6': { fontSize: 14 } }} on the table.",
    'deleteText can be an element, although its type is string.',
  ],
  () => {
    const deleteText = (<b>Gone for good?</b>) as unknown as string;
    const { el } = mountTable(
      {},
      {
        sx: { 'tbody h6': { fontSize: 14 } },
        editable: { onRowDelete: save },
        localization: { body: { editRow: { deleteText } } },
      },
    );
    press(el, 'Delete');
    expect(one(el, 'tbody h6 b').textContent).toBe('Gone for good?');
    expect(getComputedStyle(one(el, 'tbody h6')).fontSize).toBe('14px');
  },
);

proves(
  [
    'New data, columns or options close it, just as they close a row being edited.',
    'If the user goes to another page, the confirmation stays where it was, and other rows stay disabled until it is closed.',
  ],
  () => {
    const own = columns();
    const editable = { onRowDelete: save };
    const table = (props: object) => (
      <MaterialTable columns={own} data={people} editable={editable} {...props} />
    );
    const changes = [
      { data: people.slice(1) },
      { columns: columns({ name: { title: 'Given name' } }) },
      { options: { rowStyle: () => ({}) } },
    ];
    for (const change of changes) {
      const { el, rerender, unmount } = mount(table({}));
      press(el, 'Delete');
      expect(el.textContent).toContain(question);
      rerender(table(change));
      expect(el.textContent).not.toContain(question);
      unmount();
    }
    const { el } = mount(table({}));
    press(el, 'Delete');
    press(el, 'Next Page');
    expect(el.textContent).not.toContain(question);
    expect(all(el, bodyRow).map((row) => getComputedStyle(row).opacity)).toEqual(Array(5).fill('0.2'));
    expect(all(el, `${bodyRow} button:not(:disabled)`)).toEqual([]);
    press(el, 'Previous Page');
    expect(el.textContent).toContain(question);
    press(el, 'Cancel');
    expect(all(el, `${bodyRow} button:not(:disabled)`)).toHaveLength(5);
  },
);

proves(
  [
    'Pass your own: <MTableEditRow {...props} localization={props.localization ?? messages} />, where messages has saveTooltip, cancelTooltip and deleteText.',
    'In a table with two or more group levels, rows get no localization',
  ],
  async () => {
    const messages = { saveTooltip: 'OK', cancelTooltip: 'Back', deleteText: 'Gone for good?' };
    const received = vi.fn();
    function EditRow(props: ComponentProps<typeof MTableEditRow>) {
      received(props.localization?.deleteText);
      return <MTableEditRow {...props} localization={props.localization ?? messages} />;
    }
    const opened = async (overrides: Parameters<typeof columns>[0], buttonLabel: string) => {
      const onRowUpdate = vi.fn(save);
      const onRowDelete = vi.fn(save);
      const { el } = mountTable(
        { defaultExpanded: true, paging: false },
        { columns: columns(overrides), components: { EditRow }, editable: { onRowUpdate, onRowDelete } },
      );
      await expect.poll(() => all(el, bodyRow).length).toBe(people.length);
      press(el, buttonLabel);
      return { el, onRowUpdate, onRowDelete };
    };
    const city = { defaultGroupOrder: 0 };
    const single = await opened({ city }, 'Delete');
    expect(one(single.el, 'tbody h6').textContent).toBe(question);
    expect(received).toHaveBeenLastCalledWith(question);
    const nested = { city, age: { defaultGroupOrder: 1 } };
    const deleting = await opened(nested, 'Delete');
    expect(one(deleting.el, 'tbody h6').textContent).toBe('Gone for good?');
    expect(received).toHaveBeenLastCalledWith(undefined);
    press(deleting.el, 'OK');
    await expect.poll(() => deleting.onRowDelete.mock.calls.length).toBe(1);
    const editing = await opened(nested, 'Edit');
    expect(one(editing.el, 'tbody input').getAttribute('aria-label')).toBe('Name');
    press(editing.el, 'OK');
    await expect.poll(() => editing.onRowUpdate.mock.calls.length).toBe(1);
    await expect.poll(() => all(editing.el, 'tbody input')).toEqual([]);
  },
);
