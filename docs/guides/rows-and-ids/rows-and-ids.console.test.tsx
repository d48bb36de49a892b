import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, press } from '../../../tests/claims/hands';
import { all, bodyRow, shown } from '../../../tests/claims/read';
import { columns, people, type Person } from '../../../tests/claims/table';
import Duplicate from './duplicate';
import { afterChange, three } from './_rows';

proves(
  [
    'To duplicate a row, find it in your data by its id, copy it and assign a new id.',
    'If you copy the row that an action receives, with its tableData, both rows share one key, and check marks move or are lost.',
  ],
  async () => {
    const { el } = mount(<Duplicate />);
    press(el, 'Duplicate Domain');
    await expect.poll(() => shown(el)).toEqual(['Hosting', 'Domain', 'Domain (copy)', 'Support']);
    press(el, 'Duplicate Domain (copy)');
    await expect.poll(() => shown(el)[3]).toBe('Domain (copy) (copy)');

    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onClick = vi.fn();
    const table = (data: Person[]) => (
      <MaterialTable
        columns={columns()}
        data={data}
        options={{ selection: true }}
        actions={[{ icon: () => 'x', tooltip: 'Take', position: 'row', onClick }]}
      />
    );
    const rows = people.slice(0, 2);
    const plain = mount(table(rows));
    const boxes = () => all(plain.el, `${bodyRow} input`) as HTMLInputElement[];
    const marks = () => boxes().map(({ checked }) => checked);
    press(plain.el, 'Take');
    const withCopy = [...rows, { ...(onClick.mock.lastCall?.[1] as Person), id: 77 }];
    plain.rerender(table(withCopy));
    click(boxes()[0] ?? plain.el);
    expect(marks()).toEqual([true, false, false]);
    plain.rerender(table(withCopy.map((row) => ({ ...row, age: 1 }))));
    expect(marks()).toEqual([false, false, false]);
    expect(log.mock.calls.flat().join(' ')).toContain('two children with the same key');
    log.mockRestore();
  },
);

proves(
  [
    'The next time data changes, two rows with the same id get the state of the later one.',
    'If only the earlier one is selected, its check mark is lost.',
    'React also reports "Encountered two children with the same key".',
  ],
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const double = three.map((row, index) => ({ ...row, id: index === 2 ? 2 : row.id }));
    expect(afterChange(double, 2)).toEqual([1, 2]);
    expect(afterChange(double, 1)).toEqual([]);
    expect(error.mock.calls.flat().join()).toContain('two children with the same key');
    error.mockRestore();
  },
);
