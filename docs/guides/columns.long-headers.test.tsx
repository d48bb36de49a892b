import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, one, people, type Person } from '../../tests/claims/table';

const height = (city: Partial<Column<Person>>, tableLayout: 'auto' | 'fixed' = 'auto') => {
  const { el, unmount } = mount(
    <div style={{ width: 700 }}>
      <MaterialTable columns={columns({ city })} data={people} options={{ tableLayout }} />
    </div>,
  );
  const found = one(el, 'thead th').getBoundingClientRect().height;
  unmount();
  return found;
};

proves(
  [
    "Titles wrap between words if the column has a width and headerStyle no whiteSpace: 'nowrap'.",
    'To choose where, pass an element: title: <>First<br />name</>.',
  ],
  () => {
    const title = 'The city in which this person lives now';
    const line = height({ title: 'City' });
    const headerStyle = { whiteSpace: 'nowrap' } as const;
    for (const layout of ['auto', 'fixed'] as const) {
      const wrapped = height({ title, width: 120 }, layout);
      expect(wrapped, layout).toBeGreaterThan(line + 15);
      expect(height({ title, width: 120, headerStyle }, layout), layout).toBe(line);
    }
    const broken = (
      <>
        First
        <br />
        name
      </>
    );
    expect(height({ title: broken })).toBeGreaterThan(line + 15);
  },
);
