import MaterialTable from '@material-table/core';
import { memo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press, search, sort } from '../../tests/claims/hands';
import { boxes, filterOf, one } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

proves('Each callback is called once per user action, even if it sets state.', async () => {
  const calls: string[] = [];
  const render = vi.fn();
  function Page() {
    const [made] = useState(() => columns());
    const [, setSeen] = useState<unknown>();
    const log = (name: string) => (value: unknown) => {
      calls.push(name);
      setSeen([value]);
    };
    render();
    return (
      <MaterialTable
        columns={made}
        data={people}
        options={{ filtering: true, debounceInterval: 0, selection: true }}
        onFilterChange={log('filter')}
        onSearchChange={log('search')}
        onPageChange={log('page')}
        onSelectionChange={log('selection')}
        onOrderCollectionChange={log('order')}
      />
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Next Page');
  sort(el, 'Age');
  click(boxes(el)[0] as HTMLElement);
  fill(filterOf(el, 'Name'), 'a');
  await expect.poll(() => calls.at(-1)).toBe('filter');
  search(el, 'an');
  await expect.poll(() => calls.at(-1)).toBe('search');
  expect(calls).toEqual(['page', 'order', 'selection', 'filter', 'search']);
  expect(render).toHaveBeenCalledTimes(6);
});

proves('If each letter sets state in your component, keep the table from rendering.', async () => {
  const renderCell = vi.fn(({ name }: { name: string }) => name);
  const own = columns({ name: { render: renderCell } });
  const Table = () => <MaterialTable columns={own} data={people} />;
  const Memoized = memo(Table);
  function Page({ isMemoized }: { isMemoized: boolean }) {
    const [text, setText] = useState('');
    return (
      <>
        <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
        {isMemoized ? <Memoized /> : <Table />}
      </>
    );
  }
  const callsFor = (isMemoized: boolean) => {
    const { el, unmount } = mount(<Page isMemoized={isMemoized} />);
    renderCell.mockClear();
    fill(one(el, '[aria-label=Text]'), 'x');
    const count = renderCell.mock.calls.length;
    unmount();
    return count;
  };
  expect(callsFor(false)).toBeGreaterThan(4);
  expect(callsFor(true)).toBe(0);
});
