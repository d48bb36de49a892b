import type { Column } from '@material-table/core';
import { format } from 'date-fns';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { filterRow, shown, texts } from '../../tests/claims/read';
import { mountTable, type Person } from '../../tests/claims/table';
import { inZone } from '../../tests/claims/zone';

proves(
  [
    "The filter uses the visitor's time zone, as the cells do: the picker shows local time and finds the rows with that local time.",
    'the value was converted by toISOString or JSON.stringify, so use format from date-fns.',
  ],
  async () => {
    const data = ['2026-06-14T07:30Z', '2026-06-14T08:30Z'].map((name, id) => ({
      id: id + 1,
      name,
      city: '',
      age: 0,
    }));
    for (const [zone, hour] of [
      ['Asia/Tokyo', 16],
      ['America/New_York', 3],
    ] as const) {
      await inZone(zone);
      const value = new Date(2026, 5, 14, hour, 30);
      const column: Column<Person> = {
        title: 'At',
        field: 'name',
        type: 'datetime',
        defaultFilter: value,
        dateSetting: { locale: 'de-DE' },
      };
      const { el, unmount } = mountTable({ filtering: true }, { columns: [column], data });
      expect(shown(el)).toEqual([`14.6.2026, ${String(hour).padStart(2, '0')}:30:00`]);
      const parts = texts(el, `${filterRow} [role=spinbutton]`).join(' ');
      expect(parts).toContain('06 14 2026');
      expect(parts).toContain(hour === 16 ? '04 30 PM' : '03 30 AM');
      expect(JSON.parse(JSON.stringify({ value }))).toEqual({ value: '2026-06-14T07:30:00.000Z' });
      expect(format(value, 'HH:mm')).toBe(`${String(hour).padStart(2, '0')}:30`);
      unmount();
    }
  },
);
