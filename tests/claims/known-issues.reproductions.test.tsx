import MaterialTable from '@material-table/core';
import PersonSearch from '@mui/icons-material/PersonSearch';
import { expect } from 'vitest';
import BulkEditGrouped from '../../docs/_known-issues/bulk-edit-grouped';
import GroupWithoutTitle from '../../docs/_known-issues/group-without-title';
import NestedFieldsWritten from '../../docs/_known-issues/nested-fields-written';
import PartialIcons from '../../docs/_known-issues/partial-icons';
import ToggleWithoutPanel from '../../docs/_known-issues/toggle-without-panel';
import { saidBy } from '../../docs/errors/_produce';
import { proves, mount } from './claim';
import { reproduces } from './reproduction';
import { click, fill, press } from './hands';
import { all, bodyRow, one } from './read';
import { columns, mountTable, people, save } from './table';

const buttonOf = (el: ParentNode, text: string) => {
  const button = all(el, 'button').find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`no button says ${text}`);
  return button;
};

proves('Grouping by a column without a title throws', async () => {
  const act = (el: HTMLElement) => click(buttonOf(el, 'Group by city'));
  expect(await saidBy(<GroupWithoutTitle />, { act })).toContain('you passed undefined');
});

proves('Bulk edit shows no inputs in a grouped table', () => {
  const { el } = mount(<BulkEditGrouped />);
  press(el, 'Edit All');
  expect(all(el, 'button[aria-label="Save all changes"]')).toHaveLength(1);
  expect(all(el, 'tbody input')).toEqual([]);
});

proves(
  [
    'Editing or deleting a row crashes a table with two group levels',
    "Edit throws Cannot read properties of undefined (reading 'dateTimePickerLocalization'), and Delete throws (reading 'deleteText').",
  ],
  async () => {
    const props = {
      columns: columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } }),
      editable: { onRowUpdate: save, onRowDelete: save },
    };
    const table = <MaterialTable data={people} options={{ defaultExpanded: true }} {...props} />;
    expect(await saidBy(table, { act: (el) => press(el, 'Edit') })).toContain(
      "Cannot read properties of undefined (reading 'dateTimePickerLocalization')",
    );
    expect(await saidBy(table, { act: (el) => press(el, 'Delete') })).toContain("(reading 'deleteText')");
  },
);

proves(
  [
    'A hidden column disables Save in a grouped table',
    'Rows in groups get all columns, so the validate function of a hidden column also runs.',
  ],
  async () => {
    const canSave = (el: HTMLElement) => {
      press(el, 'Edit');
      return !one(el, '[aria-label="Save"]').querySelector(':disabled');
    };
    await reproduces('hidden-checked-in-groups', canSave, { wrong: false, right: true });
    const hidden = columns({ city: { hidden: true, validate: () => false } });
    const editable = { onRowUpdate: async () => undefined };
    expect(canSave(mountTable({}, { columns: hidden, editable }).el)).toBe(true);
  },
);

proves('toggleDetailPanel throws on a table without a detail panel', async () => {
  const act = (el: HTMLElement) => click(one(el, bodyRow));
  expect(await saidBy(<ToggleWithoutPanel />, { act })).toContain('TypeError');
});

proves("Canceling an edit doesn't undo changes to nested fields", async () => {
  const { el } = mount(<NestedFieldsWritten />);
  press(el, 'Edit');
  await expect.poll(() => all(el, 'tbody input')).toHaveLength(2);
  fill(all(el, 'tbody input')[1] as HTMLInputElement, 'Rome');
  press(el, 'Cancel');
  await expect.poll(() => all(el, 'tbody input')).toHaveLength(0);
  click(buttonOf(el, 'Show the stored rows'));
  expect(el.textContent).toContain('"city":"Rome"');
});

proves('Some buttons lose their icons when you pass others', async () => {
  const { el } = mount(<PartialIcons />);
  const head = one(mount(<PersonSearch />).el, 'path').getAttribute('d');
  await expect.poll(() => all(el, `path[d="${head}"]`)).toHaveLength(1);
  for (const name of ['Add', 'Edit', 'Delete'])
    expect(one(el, `button[aria-label="${name}"]`).querySelector('svg'), name).toBeNull();
});
