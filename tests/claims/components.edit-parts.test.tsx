import { MTableHeader } from '@material-table/core';
import type { Components } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { type Any, propsOf } from './slots';
import { press } from './hands';
import { all, bodyRow, one, shown, texts } from './read';
import { columns, mountTable, save } from './table';

proves(
  [
    'groupData.data contains the rows of the innermost groups and is empty on outer levels, where you can use groupData.groups.',
    'To open a group, use path (positions); to select it, use groupData.path (values).',
    'with detailPanel, cellEditable and onRowClick if they are set.',
  ],
  () => {
    const own = columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
    const props = {
      detailPanel: () => 'x',
      onRowClick: () => {},
      cellEditable: { isCellEditable: () => true, onCellEditApproved: save },
    };
    const { seen } = propsOf('GroupRow', {}, { columns: own, ...props });
    const group = seen[1]?.groupData as unknown as {
      data: unknown[];
      groups: { data: unknown[] }[];
      path: string[];
    };
    expect([group.data.length, group.groups[0]?.data.length]).toEqual([0, 1]);
    expect([seen[1]?.path, group.path]).toEqual([[1], ['Oslo']]);
    for (const name of ['detailPanel', 'onRowClick', 'cellEditable']) expect(seen[0]?.[name]).toBeDefined();
    const [plain] = propsOf('GroupRow', {}, { columns: columns({ city: { defaultGroupOrder: 0 } }) }).seen;
    for (const name of ['detailPanel', 'onRowClick', 'cellEditable']) expect(plain?.[name]).toBeUndefined();
  },
);

proves(
  [
    'A custom bar without dragging can show chips and buttons with onSortChanged and onGroupRemoved.',
    "It can't add groups, because only dropping a header does that, so start with defaultGroupOrder.",
    'The default calls onGroupChange after every render of the table.',
    'on every render of the group bar, which options.grouping shows.',
  ],
  async () => {
    const onGroupChange = vi.fn();
    const grouped = () => columns({ city: { defaultGroupOrder: 0 } });
    mountTable({ grouping: true }, { columns: grouped(), onGroupChange });
    await expect.poll(() => onGroupChange.mock.calls.length).toBeGreaterThan(0);
    expect(new Set(onGroupChange.mock.calls.map(([list]) => list)).size).toBe(
      onGroupChange.mock.calls.length,
    );
    const silent = vi.fn();
    mountTable({}, { columns: grouped(), onGroupChange: silent });
    expect(silent).not.toHaveBeenCalled();
    const received = propsOf('Groupbar', { grouping: true }, { columns: grouped() }).seen[0] ?? {};
    expect(Object.keys(received).filter((name) => typeof received[name] === 'function')).toEqual([
      'onSortChanged',
      'onGroupRemoved',
    ]);
    type Bar = {
      groupColumns: object[];
      onSortChanged: (column: object) => void;
      onGroupRemoved: (column: object, index: number) => void;
    };
    const Own = ({ groupColumns, onSortChanged, onGroupRemoved }: Bar) => (
      <p>
        {groupColumns.map((column, index) => (
          <span key={index}>
            <button type="button" aria-label="turn" onClick={() => onSortChanged(column)} />
            <button type="button" aria-label="drop" onClick={() => onGroupRemoved(column, index)} />
          </span>
        ))}
      </p>
    );
    const own = mountTable(
      { grouping: true },
      { columns: grouped(), components: { Groupbar: Own } as Components },
    ).el;
    expect(texts(own, 'tbody td[value]')[0]).toBe('City: Bonn');
    press(own, 'turn');
    expect(texts(own, 'tbody td[value]')[0]).toBe('City: Rome');
    press(own, 'drop');
    expect(all(own, bodyRow)).toHaveLength(5);
  },
);

proves(
  [
    'Wrap it to add a caption, a colgroup or a second thead with headings for several columns. It is the first thing inside the table element.',
    'To change what can be sorted, pass other props: <MTableHeader {...props} allowSorting={false} />.',
    'Sortable headers have the role columnheader inside a th, which accessibility checkers report.',
    'Only a custom header or maxColumnSort: 0 avoids it.',
  ],
  () => {
    const { el } = mountTable();
    expect(one(el, 'table:has(thead)').firstElementChild?.tagName).toBe('THEAD');
    expect(all(el, 'th [role=columnheader]')).toHaveLength(3);
    expect(all(mountTable({ maxColumnSort: 0 }).el, 'th [role=columnheader]')).toHaveLength(0);
    const Header = (props: Any) => <MTableHeader {...props} allowSorting={false as never} />;
    expect(
      all(mountTable({}, { components: { Header } as Components }).el, 'th [role=columnheader]'),
    ).toHaveLength(0);
  },
);

proves(
  [
    'To search from your own toolbar, call dataManager.changeSearchText(text), then onSearchChanged(text).',
    "The second alone calls onSearchChange but doesn't search local rows.",
  ],
  async () => {
    type Bar = {
      dataManager: { changeSearchText: (text: string) => void };
      onSearchChanged: (text: string) => void;
    };
    const onSearchChange = vi.fn();
    const Own = ({ dataManager, onSearchChanged }: Bar) => (
      <p>
        <button type="button" aria-label="half" onClick={() => onSearchChanged('ann')} />
        <button
          type="button"
          aria-label="whole"
          onClick={() => (dataManager.changeSearchText('ann'), onSearchChanged('ann'))}
        />
      </p>
    );
    const components = { Toolbar: Own } as Components;
    const { el } = mountTable({ debounceInterval: 0 }, { components, onSearchChange });
    press(el, 'half');
    await expect.poll(() => onSearchChange.mock.calls).toEqual([['ann']]);
    expect(shown(el)).toHaveLength(5);
    press(el, 'whole');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
  },
);
