import { MTableHeader } from '@material-table/core';
import type { Components } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { type Any, propsOf } from './slots';
import { press } from './hands';
import { all, one, shown } from './read';
import { columns, mountTable } from './table';

proves(
  [
    'groupData.data contains the rows of the innermost groups and is empty on outer levels, where you can use groupData.groups.',
    'To open a group, use path (positions); to select it, use groupData.path (values).',
  ],
  () => {
    const own = columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
    const { seen } = propsOf('GroupRow', {}, { columns: own });
    const group = seen[1]?.groupData as unknown as {
      data: unknown[];
      groups: { data: unknown[] }[];
      path: string[];
    };
    expect([group.data.length, group.groups[0]?.data.length]).toEqual([0, 1]);
    expect([seen[1]?.path, group.path]).toEqual([[1], ['Oslo']]);
  },
);

proves(
  [
    "A custom bar without dragging can't add groups, so start with defaultGroupOrder.",
    'on every render of the group bar, which options.grouping shows.',
  ],
  async () => {
    const onGroupChange = vi.fn();
    const grouped = () => columns({ city: { defaultGroupOrder: 0 } });
    mountTable({ grouping: true }, { columns: grouped(), onGroupChange });
    await expect.poll(() => onGroupChange.mock.calls.length).toBeGreaterThan(0);
    const silent = vi.fn();
    mountTable({}, { columns: grouped(), onGroupChange: silent });
    expect(silent).not.toHaveBeenCalled();
    const received = propsOf('Groupbar', { grouping: true }, { columns: grouped() }).seen[0] ?? {};
    expect(Object.keys(received).filter((name) => typeof received[name] === 'function')).toEqual([
      'onSortChanged',
      'onGroupRemoved',
    ]);
  },
);

proves(
  [
    'Wrap it as components.Header to add a caption, a colgroup or a second thead.',
    'To change what can be sorted, pass other props, such as allowSorting={false}.',
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
    'To search, call both dataManager.changeSearchText(text) and onSearchChanged(text).',
    'To search from a custom toolbar, call dataManager.changeSearchText(text), then onSearchChanged(text).',
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
