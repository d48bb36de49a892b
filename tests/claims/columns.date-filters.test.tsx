import type { Column } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from './claim';
import { shown } from './read';
import { mountTable } from './table';
import { inZone } from './zone';

const day = new Date(2024, 4, 9, 13, 30);

/** The values that match a default filter of this day and time in a column of this type. */
function left(type: NonNullable<Column<object>['type']>, values: unknown[]) {
  const data = values.map((at, index) => ({ id: index + 1, at }));
  const own = [
    { title: 'No', field: 'id' },
    { title: 'At', field: 'at', type, defaultFilter: day },
  ];
  const { el } = mountTable({ paging: false }, { columns: own as never, data: data as never });
  return shown(el).map((id) => values[Number(id) - 1]);
}

proves(
  [
    'and all rows without a readable date',
    'and all empty values',
    'Rows without a date pass every date filter',
  ],
  () => {
    const missing = [undefined, null, ''];
    const others = [new Date(2020, 0, 1), new Date(2023, 4, 9, 13, 30)];
    expect(left('date', [day, ...others, ...missing])).toEqual([day, ...missing]);
    expect(left('datetime', [day, ...others, ...missing])).toEqual([day, ...missing]);
    expect(left('time', ['13:30', '14:00', ...missing])).toEqual(['13:30', ...missing]);
  },
);

proves(['and all rows without a readable date', 'Rows without a date pass every date filter'], () => {
  expect(left('date', ['soon', '2020-01-01'])).toEqual(['soon']);
  expect(left('datetime', ['soon', '2020-01-01'])).toEqual(['soon']);
  expect(left('time', ['soon'])).toEqual([]);
});

proves(
  [
    "in New York, June 13 finds '2026-06-14', and June 14 doesn't.",
    'A date without a time counts as midnight UTC',
    "Dates and times are compared in the visitor's time zone",
    "West of Greenwich, the built-in filter finds '2026-06-14' under June 13, although its cell shows June 14.",
  ],
  async () => {
    const found = (date: number) => {
      const at = { title: 'At', field: 'at', type: 'date', dateSetting: { locale: 'en-GB' } } as const;
      const columns = [{ ...at, defaultFilter: new Date(2026, 5, date) }];
      const data = [{ id: 1, at: '2026-06-14' }];
      return shown(mountTable({ paging: false }, { columns: columns as never, data: data as never }).el);
    };
    await inZone('America/New_York');
    expect([found(13), found(14)]).toEqual([['14/06/2026'], []]);
    await inZone('Asia/Tokyo');
    expect([found(13), found(14)]).toEqual([[], ['14/06/2026']]);
  },
);

proves('contains the text in the unformatted value', () => {
  const price = { type: 'currency', field: 'age', title: 'Price', defaultFilter: '5' } as const;
  const ages = (rows: number[]) => rows.map((age, index) => ({ id: index + 1, name: '', city: '', age }));
  const { el } = mountTable({}, { columns: [{ ...price }], data: ages([95, 520, 1450, 80]) });
  expect(shown(el)).toEqual(['$95.00', '$520.00', '$1,450.00']);
});
