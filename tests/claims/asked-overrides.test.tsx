import MaterialTable, { MTableBodyRow, MTableHeader, MTableToolbar, type Column } from '@material-table/core';
import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { fill } from './hands';
import { all, bodyRow, one, shown, texts } from './read';
import { columns, mountTable, people } from './table';

/** Shows the message of what a child throws. */
class Boundary extends Component<{ children: ReactNode }, { said?: string }> {
  override state: { said?: string } = {};
  static getDerivedStateFromError = ({ message }: Error) => ({ said: message });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

proves(
  'which imports the table itself. A table inside its own toolbar throws this.props.data(...).then is not a function.',
  async () => {
    const Table = MaterialTable as unknown as ComponentType<Record<string, unknown>>;
    // With a limit: if a version nests tables endlessly, the browser must not hang.
    let depth = 0;
    function Toolbar(props: Record<string, unknown>) {
      depth++;
      return depth > 40 ? <p>without end</p> : <Table {...props} />;
    }
    const components = { Toolbar };
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { el } = mount(
      <Boundary>
        <MaterialTable columns={columns()} data={people} components={components} />
      </Boundary>,
    );
    await expect.poll(() => el.textContent).toBe('this.props.data(...).then is not a function');
    silent.mockRestore();
  },
);

proves('Put them in one object', async () => {
  const Toolbar = (props: object) => <header>{<MTableToolbar {...props} />}</header>;
  const Row = (props: object) => <MTableBodyRow {...props} title="mine" />;
  const { el } = mountTable({}, { components: { Toolbar, Row } });
  await expect.poll(() => all(el, 'header').length).toBe(1);
  expect(all(el, `${bodyRow}[title=mine]`)).toHaveLength(5);
});

proves(
  [
    "A div around MTableHeader or a row isn't allowed inside a table, so the browser lays it out separately.",
    'Use headerStyle to color the header, or wrap it in a fragment.',
  ],
  async () => {
    const headers: Record<string, ComponentType<object>> = {
      div: (props) => (
        <div className="mine">
          <MTableHeader {...props} />
        </div>
      ),
      fragment: (props) => (
        <Fragment>
          <MTableHeader {...props} />
        </Fragment>
      ),
    };
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const offset = async (kind: string) => {
      const own = columns({ name: { cellStyle: { minWidth: 500 } } });
      const { el } = mountTable({}, { columns: own, components: { Header: headers[kind] } });
      if (kind === 'div') await expect.poll(() => all(el, 'div.mine').length).toBe(1);
      const left = (cells: HTMLElement[]) => cells[1]?.getBoundingClientRect().left ?? 0;
      return Math.round(left(all(el, 'th')) - left(all(el, `${bodyRow} td`)));
    };
    expect(await offset('fragment')).toBe(0);
    expect(await offset('div')).not.toBe(0);
    silent.mockRestore();
  },
);

proves(
  'The toolbar, search, and pagination are outside the scrolling area, so they also stay in view.',
  () => {
    const { el } = mountTable({ maxBodyHeight: 150 });
    const box = one(el, '.MuiPaper-root div:has(> div > div > table)');
    expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    const parts = ['.MuiToolbar-root', 'input[aria-label="Search"]', '.MuiTablePagination-root'];
    const tops = () => parts.map((part) => one(el, part).getBoundingClientRect().top);
    const before = tops();
    box.scrollTop = 80;
    expect(box.scrollTop).toBe(80);
    expect(tops()).toEqual(before);
  },
);

proves(
  'It requires a width on every column. Otherwise, the columns shrink to fit, and there is no scroll bar.',
  async () => {
    const scrolls = async (width?: number) => {
      const many = Array.from({ length: 12 }, (): Column<(typeof people)[0]> => ({
        title: 'N',
        field: 'name',
        width,
      }));
      const { el } = mount(
        <div style={{ width: 700 }}>
          <MaterialTable columns={many} data={people} options={{ fixedColumns: { left: 3, right: 1 } }} />
        </div>,
      );
      await expect.poll(() => all(el, 'thead').length).toBe(3);
      const box = one(el, '.MuiPaper-root div:has(> div > div > table)');
      return box.scrollWidth > box.clientWidth;
    };
    expect(await scrolls(150)).toBe(true);
    expect(await scrolls()).toBe(false);
  },
);

proves('The header is centered unless headerStyle aligns it.', () => {
  const align = (headerStyle: object) => {
    const { el } = mountTable(
      { headerStyle, actionsColumnIndex: -1 },
      { actions: [{ icon: () => <i />, tooltip: 'Call', onClick: () => undefined }] },
    );
    expect(texts(el, 'th').at(-1)).toBe('Actions');
    return getComputedStyle(one(el, 'th:last-child')).textAlign;
  };
  expect(align({})).toBe('center');
  expect(align({ textAlign: 'left' })).toBe('left');
});

proves('Now rows can be in any order.', async () => {
  const rows = [
    { id: 3, parentId: 2, name: 'leaf' },
    { id: 2, parentId: 1, name: 'branch' },
    { id: 5, parentId: 4, name: 'other leaf' },
    { id: 1, name: 'root' },
    { id: 4, name: 'other root' },
  ];
  const { el } = mount(
    <MaterialTable
      columns={[{ title: 'Name', field: 'name' }]}
      data={rows}
      parentChildData={(row, list) => list.find(({ id }) => id === row.parentId)}
      options={{ debounceInterval: 0, defaultExpanded: true }}
    />,
  );
  expect(shown(el)).toEqual(['root', 'branch', 'leaf', 'other root', 'other leaf']);
  for (const [term, found] of [
    ['leaf', ['root', 'branch', 'leaf', 'other root', 'other leaf']],
    ['branch', ['root', 'branch']],
    ['other', ['other root', 'other leaf']],
  ] as const) {
    fill(one(el, 'input[aria-label="Search"]'), term);
    await expect.poll(() => shown(el)).toEqual(found);
  }
});
