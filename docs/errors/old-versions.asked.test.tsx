import MaterialTable from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, texts } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

proves('In 8.0.3 the inputs follow the new order.', () => {
  const tableRef = createRef<{ onDragEnd: (drop: object) => void }>();
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      tableRef={tableRef}
      editable={{ onRowUpdate: async () => undefined }}
    />,
  );
  const at = (index: number) => ({ droppableId: 'headers', index });
  flushSync(() => tableRef.current?.onDragEnd({ source: at(0), destination: at(1), draggableId: '0' }));
  press(el, 'Edit');
  expect(texts(el, 'thead th').slice(1)).toEqual(['City', 'Name', 'Age']);
  expect(all(el, 'tbody input').map((input) => input.getAttribute('aria-label'))).toEqual([
    'City',
    'Name',
    'Age',
  ]);
});

proves('In 8.0.3 the detail panel column has its header.', () => {
  const { el } = mount(<MaterialTable columns={columns()} data={people} detailPanel={() => <p>More</p>} />);
  expect(texts(el, 'thead th')).toEqual(['', 'Name', 'City', 'Age']);
});
