import MaterialTable, { MTableCell } from '@material-table/core';
import { createRef, useMemo, useState } from 'react';

import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { one, shown, all, bodyRow } from '../../tests/claims/read';
import { columns, people, mountTable, type Person } from '../../tests/claims/table';

proves(
  "In 8.0.3 every change costs the same, widths don't change, several tables can show the same data, and your rows aren't modified.",
  () => {
    const before = JSON.stringify(people);
    const render = vi.fn(({ name }: Person) => name);
    const made = columns({ name: { render } });
    const others = people.map((row) => ({ ...row, id: row.id + 100 }));
    const { rerender } = mount(<MaterialTable columns={made} data={people} />);
    const counts = Array.from({ length: 8 }, (_, turn) => {
      render.mockClear();
      rerender(<MaterialTable columns={made} data={turn % 2 ? people : others} />);
      return render.mock.calls.length;
    });
    expect(new Set(counts.slice(1)).size).toBe(1);
    const widths = Array.from({ length: 4 }, () => {
      const { el, unmount } = mount(<MaterialTable columns={made} data={people} />);
      const { width } = one(el, 'th').style;
      unmount();
      return width;
    });
    expect(new Set(widths).size).toBe(1);
    const three = (data: Person[]) =>
      [1, 2, 3].map((key) => <MaterialTable key={key} columns={made} data={data} />);
    const several = mount(<>{three(people)}</>);
    several.rerender(<>{three(others)}</>);
    expect(shown(several.el)).toHaveLength(15);
    expect(JSON.stringify(people)).toBe(before);
  },
);

proves('Versions up to 5.1.11 translate them only after the first change, 8.0.3 immediately.', () => {
  const save = async () => undefined;
  const body = { addTooltip: 'Neu', deleteTooltip: 'Weg' };
  const editable = { onRowAdd: save, onRowDelete: save };
  const { el } = mount(
    <MaterialTable columns={columns()} data={people} editable={editable} localization={{ body }} />,
  );
  expect(one(el, 'button[aria-label="Neu"]').tagName).toBe('BUTTON');
  expect(one(el, 'button[aria-label="Weg"]').tagName).toBe('BUTTON');
});

const Outside = (props: object) => <MTableCell {...props} />;

/** Sets state when the pointer enters; a component from outside or an inner one renders its cells. */
function Page({ isInline }: { isInline: boolean }) {
  const [times, setTimes] = useState(0);
  const made = useMemo(() => columns(), []);
  const Inside = (props: object) => <MTableCell {...props} />;
  return (
    <div data-times={times} onMouseEnter={() => setTimes((now) => now + 1)}>
      <MaterialTable columns={made} data={people} components={{ Cell: isInline ? Inside : Outside }} />
    </div>
  );
}

proves(
  'In 8.0.3, it happens if hovering sets state, which recreates a component in components, so define it outside your component.',
  async () => {
    const survives = async (isInline: boolean) => {
      const { el, unmount } = mount(<Page isInline={isInline} />);
      await userEvent.unhover(document.body);
      const cell = one(el, `${bodyRow} td`);
      await userEvent.hover(one(el, 'h6'));
      await expect.poll(() => one(el, '[data-times]').dataset.times).not.toBe('0');
      const isThere = () => cell.isConnected;
      if (isInline) await expect.poll(isThere).toBe(false);
      const answer = isThere();
      unmount();
      return answer;
    };
    expect(await survives(true)).toBe(false);
    expect(await survives(false)).toBe(true);
  },
);

interface Methods {
  onTreeExpandChanged: (path: string[], row: object) => void;
  onGroupExpandChanged: (path: number[]) => void;
}

proves(
  [
    'A method of `tableRef` that gets the path of a missing row causes it, too.',
    'In 8.0.3, calling `onGroupExpandChanged` of `tableRef` with the path of a missing group causes it.',
  ],
  () => {
    const tableRef = createRef<Methods>();
    const grouped = columns({ city: { defaultGroupOrder: 0 } });
    mount(<MaterialTable columns={grouped} data={people} tableRef={tableRef} options={{ grouping: true }} />);
    expect(() => tableRef.current?.onGroupExpandChanged([99])).toThrow("reading 'isExpanded'");
    expect(() => tableRef.current?.onGroupExpandChanged([0])).not.toThrow();
    const tree = createRef<Methods>();
    const parentChildData = () => undefined;
    mount(
      <MaterialTable columns={columns()} data={people} tableRef={tree} parentChildData={parentChildData} />,
    );
    expect(() => tree.current?.onTreeExpandChanged(['none'], {})).toThrow("reading 'tableData'");
  },
);

proves('In 8.0.3 it just disappears.', async () => {
  const own = columns();
  const table = (hasPanel: boolean) => (
    <MaterialTable
      columns={own}
      data={people}
      {...(hasPanel && { detailPanel: ({ rowData }: { rowData: Person }) => <p>Panel of {rowData.name}</p> })}
    />
  );
  const { el, rerender } = mount(table(true));
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('Panel of Cid');
  rerender(table(false));
  await expect.poll(() => el.textContent).not.toContain('Panel of');
  expect(shown(el)).toHaveLength(5);
});

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

proves('In 8.0.3 a width is respected, and 70% stays 70%.', () => {
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
