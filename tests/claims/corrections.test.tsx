import MaterialTable, * as library from '@material-table/core';
import type { MaterialTableProps } from '@material-table/core';

import { expect } from 'vitest';
import { proves, mount } from './claim';
import { press } from './hands';
import { texts } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  [
    'It ignores ref, so pass tableRef for its methods.',
    "MTable, which the types declare, doesn't exist.",
    "The types list an export MTable that doesn't exist",
  ],
  () => {
    expect(library.default).toBe(MaterialTable);
    expect('MTable' in library).toBe(false);
  },
);

proves('errorCause can be bulk edit, which the type omits', async () => {
  const tableRef: { current: { state: { errorState?: { errorCause: string } } } | null } = {
    current: null,
  };
  const editable = { onBulkUpdate: () => Promise.reject(new Error('no')) };
  const { el } = mountTable({}, { editable, tableRef: tableRef as never });
  press(el, 'Edit All');
  press(el, 'Save all changes');
  await expect.poll(() => tableRef.current?.state.errorState?.errorCause).toBe('bulk edit');
});

proves(
  [
    'The table copies the row actions when the content of columns, data or options changes, not when actions changes.',
    'Toolbar buttons are always up to date.',
    'Toolbar actions are always current.',
    'Row actions are copied only when data, columns or options change, so their onClick may see old state, as may isEditable and isDeletable.',
    'A row action sees old state',
  ],
  () => {
    const table = (label: string, changed: Partial<MaterialTableProps<Person>> = {}) => (
      <MaterialTable
        columns={columns()}
        data={people}
        {...changed}
        actions={[
          { icon: () => <i>{label}</i>, position: 'row', onClick: () => {} },
          { icon: () => <b>{label}</b>, isFreeAction: true, onClick: () => {} },
        ]}
      />
    );
    const changes = [
      { data: people.slice(1) },
      { columns: columns().slice(1) },
      { options: { search: false } },
    ];
    for (const changed of changes) {
      const { el, rerender, unmount } = mount(table('old'));
      rerender(table('new'));
      expect([texts(el, 'tbody i')[0], texts(el, 'b')[0]]).toEqual(['old', 'new']);
      rerender(table('new', changed));
      expect(texts(el, 'tbody i')[0]).toBe('new');
      unmount();
    }
  },
);
