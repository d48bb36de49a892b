import MaterialTable, { type Column, type Filter, type Options } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, pass, press, stopClock } from '../../tests/claims/hands';
import { all, filterOf, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const options: Options<Person> = { filtering: true, columnsButton: true, debounceInterval: 0 };

proves(
  'Create the columns with useMemo from the initial values. If they depend on the current ones, every change resets the table.',
  async () => {
    function Table({ isCurrent }: { isCurrent: boolean }) {
      const [filter, setFilter] = useState('a');
      const [start] = useState(filter);
      const value = isCurrent ? filter : start;
      const own = useMemo(() => columns({ name: { defaultFilter: value } }), [value]);
      return (
        <>
          <output>{filter}</output>
          <MaterialTable
            columns={own}
            data={people}
            options={options}
            onFilterChange={([first]) => setFilter(String(first?.value))}
          />
        </>
      );
    }
    for (const isCurrent of [false, true]) {
      const { el, unmount } = mount(<Table isCurrent={isCurrent} />);
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-1'));
      expect(texts(el, 'thead th')).not.toContain('City');
      fill(filterOf(el, 'Name'), 'an');
      await expect.poll(() => one(el, 'output').textContent).toBe('an');
      expect(shown(el)).toEqual(['Ann']);
      expect(texts(el, 'thead th').includes('City')).toBe(isCurrent);
      unmount();
    }
  },
);

proves('onSearchChange and onFilterChange are delayed by options.debounceInterval.', () => {
  stopClock();
  const [onSearchChange, onFilterChange] = [vi.fn(), vi.fn()];
  const calls = () => [onSearchChange, onFilterChange].map(({ mock }) => mock.calls.length);
  const { el } = mountTable({ ...options, debounceInterval: 700 }, { onSearchChange, onFilterChange });
  fill(one(el, 'input[placeholder=Search]') as HTMLInputElement, 'a');
  pass(699);
  expect(calls()).toEqual([0, 0]);
  pass(1);
  expect(calls()).toEqual([1, 0]);
  fill(filterOf(el, 'Name'), 'an');
  pass(699);
  expect(calls()).toEqual([1, 0]);
  pass(1);
  expect(calls()).toEqual([1, 1]);
});

proves('State is lost when the table unmounts, for example on navigation.', () => {
  const Route = ({ path }: { path: string }) => {
    if (path !== '/people') return <p>Home</p>;
    return <MaterialTable columns={columns()} data={people} />;
  };
  const { el, rerender } = mount(<Route path="/people" />);
  press(el, 'Next Page');
  click(all(el, '[data-testid=mtableheader-sortlabel]')[0] ?? el);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
  rerender(<Route path="/" />);
  rerender(<Route path="/people" />);
  expect(shown(el)[0]).toBe('Cid');
  expect(el.textContent).toContain('1-5 of 12');
});

proves(
  'onFilterChange reports all filters. Store column.field and value, and pass the value as column.defaultFilter next time.',
  async () => {
    const onFilterChange = vi.fn((_filters: Filter<Person>[]) => {});
    const first = mountTable(options, { onFilterChange });
    fill(filterOf(first.el, 'City'), 'oslo');
    await expect.poll(() => onFilterChange.mock.calls.length).toBe(1);
    fill(filterOf(first.el, 'Name'), 'o');
    await expect.poll(() => onFilterChange.mock.lastCall?.[0].length).toBe(2);
    const before = shown(first.el);
    expect(before).toEqual(['Dora', 'Bob', 'Jon']);
    const saved = Object.fromEntries(
      onFilterChange.mock.lastCall?.[0].map(({ column, value }) => [column.field, value as unknown]) ?? [],
    );
    expect(saved).toEqual({ city: 'oslo', name: 'o' });
    first.unmount();
    const next = columns({ city: { defaultFilter: saved.city }, name: { defaultFilter: saved.name } });
    expect(shown(mountTable(options, { columns: next }).el)).toEqual(before);
  },
);

interface Day {
  id: number;
  day: Date;
}

proves(
  'JSON converts a date to a string, which filters the rows but leaves the field empty, so restore it with new Date(text).',
  async () => {
    const data: Day[] = [1, 2, 3].map((id) => ({ id, day: new Date(2026, 0, id) }));
    const text = JSON.parse(JSON.stringify({ day: data[1]?.day })).day as unknown;
    expect(typeof text).toBe('string');
    const table = (defaultFilter: unknown) => {
      const own: Column<Day>[] = [
        { title: 'Day', field: 'day', type: 'date', defaultFilter },
        { title: 'Id', field: 'id' },
      ];
      return <MaterialTable columns={own} data={data} options={{ filtering: true }} />;
    };
    for (const [filter, field] of [
      [new Date(String(text)), '01/02/2026'],
      [text, ''],
    ]) {
      const { el, unmount } = mount(table(filter));
      await expect.poll(() => all(el, 'tbody input').length).toBeGreaterThan(0);
      expect(shown(el, 1)).toEqual(['2']);
      expect((one(el, 'tbody input') as HTMLInputElement).value).toBe(field);
      unmount();
    }
  },
);
