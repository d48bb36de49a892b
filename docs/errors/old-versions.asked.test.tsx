import MaterialTable from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, texts } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';
import { saidBy } from './_produce';

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

proves(
  'in 8.0.3 they are this.props.data is not a function and Objects are not valid as a React child',
  async () => {
    const no = { rows: people } as unknown as Person[];
    const one = <MaterialTable columns={columns()} data={no} />;
    expect(await saidBy(one)).toContain('this.props.data is not a function');
    const render = () => ({ city: 'Bonn' }) as never;
    const other = <MaterialTable columns={columns({ name: { render } })} data={people} />;
    expect(await saidBy(other)).toContain('Objects are not valid as a React child');
  },
);

proves('In 8.0.3 the detail panel column has its header.', () => {
  const { el } = mount(<MaterialTable columns={columns()} data={people} detailPanel={() => <p>More</p>} />);
  expect(texts(el, 'thead th')).toEqual(['', 'Name', 'City', 'Age']);
});
