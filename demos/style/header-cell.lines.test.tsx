import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { one } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

const clamp = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
const long = 'The city in which this person lives now, with a district, a street and a number';

proves('An element also limits a header to three lines:', () => {
  const height = (title: React.ReactNode) => {
    const { el, unmount } = mount(
      <div style={{ width: 700 }}>
        <MaterialTable
          columns={columns({ city: { title: title as string, width: 120 } })}
          data={people}
          options={{ tableLayout: 'fixed' }}
        />
      </div>,
    );
    const found = one(el, 'thead th').getBoundingClientRect().height;
    unmount();
    return found;
  };
  const three = height(
    <>
      One
      <br />
      Two
      <br />
      Three
    </>,
  );
  expect(height(long)).toBeGreaterThan(three + 15);
  expect(height(<span style={clamp}>{long}</span>)).toBeCloseTo(three, 0);
});
