import { MTableEditField, type EditComponentProps } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, key, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { mountTable, people, type Person } from '../../tests/claims/table';

proves(
  [
    'Save and Enter call onRowUpdate and onCellEditApproved even with equal values, and onBulkUpdate with an empty object, so compare first.',
    'Each is called once per save, never on load, but',
  ],
  async () => {
    const onRowUpdate = vi.fn(async (_row: Person, _old?: Person) => undefined);
    const onBulkUpdate = vi.fn(async (_changes: object) => undefined);
    const onCellEditApproved = vi.fn(async (_value: unknown, _old: unknown) => undefined);
    const calls = () => [onRowUpdate, onBulkUpdate, onCellEditApproved].map(({ mock }) => mock.calls.length);
    const { el, rerender, update } = mountTable({}, { editable: { onRowUpdate, onBulkUpdate } });
    press(el, 'Edit');
    press(el, 'Save');
    await expect.poll(calls).toEqual([1, 0, 0]);
    const [row, old] = onRowUpdate.mock.calls[0] ?? [];
    expect([row?.name, row?.age]).toEqual([old?.name, old?.age]);
    await expect.poll(() => all(el, '[role=progressbar]').length).toBe(0);
    press(el, 'Edit All');
    press(el, 'Save all changes');
    await expect.poll(calls).toEqual([1, 1, 0]);
    expect(onBulkUpdate.mock.calls[0]?.[0]).toEqual({});
    update({ padding: 'dense' });
    rerender(<i />);
    const cellEditable = { isCellEditable: () => true, onCellEditApproved };
    const cells = mountTable({}, { cellEditable }).el;
    click(one(cells, 'tbody div[style*=dashed]'));
    key(one(cells, 'tbody input'), 'Enter', 13);
    await expect.poll(calls).toEqual([1, 1, 1]);
    expect(onCellEditApproved.mock.calls[0]?.slice(0, 2)).toEqual(['Cid', 'Cid']);
  },
);

type Lockable = Person & { isLocked?: boolean };
const NameEditor = (props: EditComponentProps<Lockable>) => (
  <MTableEditField {...props} disabled={props.rowData.isLocked} />
);

proves(
  'To lock a field as soon as the user checks another, use an editComponent that renders <MTableEditField {...props} disabled={props.rowData.isLocked} />.',
  async () => {
    const editable = vi.fn((_column: unknown, row?: Lockable) => !row?.isLocked);
    const data: Lockable[] = people.slice(0, 2).map((row) => ({ ...row, isLocked: false }));
    const own = [
      { title: 'Name', field: 'name', editComponent: NameEditor },
      { title: 'City', field: 'city', editable },
      { title: 'Locked', field: 'isLocked', type: 'boolean' as const },
    ];
    const props = { columns: own, data, editable: { onRowUpdate: async () => undefined } };
    const { el } = mountTable({}, props as never);
    press(el, 'Edit');
    const fields = () => all(el, 'tbody input') as HTMLInputElement[];
    expect(fields().map(({ disabled }) => disabled)).toEqual([false, false, false]);
    click(fields()[2] as HTMLElement);
    await expect.poll(() => fields()[2]?.checked).toBe(true);
    expect(fields().map(({ disabled }) => disabled)).toEqual([true, false, false]);
    expect(editable.mock.lastCall?.[1]?.isLocked).toBe(false);
  },
);
