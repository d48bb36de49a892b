import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';

proves('8.0.3 goes to a page that exists after every search or filter.', async () => {
  const fields = ['input[aria-label="Search"]', 'input[aria-label="filter data by Name"]'];
  for (const field of fields) {
    const { el } = mountTable({ filtering: true, debounceInterval: 0 });
    press(el, 'Last Page');
    expect(shown(el)).toEqual(['Kim', 'Leo']);
    fill(one(el, field) as HTMLInputElement, 'a');
    await expect.poll(() => shown(el)[0]).toBe('Ann');
    press(el, 'Last Page');
    fill(one(el, field) as HTMLInputElement, 'cid');
    await expect.poll(() => shown(el)).toEqual(['Cid']);
    expect(one(el, 'tfoot').textContent).toContain('1-1 of 1');
  }
});

proves('In 8.0.3 a width is respected, 70% stays 70%, and the checkbox column has enough space.', () => {
  const sized = (width: number, selection: boolean) => {
    const { el, unmount } = mount(
      <div style={{ width }}>
        <MaterialTable
          columns={columns({ name: { width: '70%' } })}
          data={people}
          options={{ selection, tableLayout: 'fixed' }}
        />
      </div>,
    );
    const widths = all(el, 'thead th').map((cell) => cell.getBoundingClientRect().width);
    const whole = one(el, 'table').getBoundingClientRect().width;
    unmount();
    return { widths, whole };
  };
  for (const width of [600, 1000]) {
    const { widths, whole } = sized(width, false);
    expect((widths[0] ?? 0) / width).toBeCloseTo(0.7, 1);
    expect(whole).toBe(width);
    expect(sized(width, true).whole).toBe(width);
  }
});
