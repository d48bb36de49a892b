import * as library from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import type { Action, Components, Options } from '@material-table/core';
import { type ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { type Any, propsOf } from './slots';
import { click, press } from './hands';
import { all, bodyRow, one } from './read';
import { columns, inBox, mountTable, type Person, save } from './table';

proves(
  [
    'It is the object you wrote, a function of the row, or an object with such a function and a position.',
    'If the result is undefined, render nothing.',
    'Entries of actions can be functions of the row. MTableAction resolves them',
  ],
  () => {
    const object: Action<Person> = { icon: 'x', tooltip: 'Go', position: 'row', onClick: () => {} };
    const actions = [object, () => undefined as never, { action: () => object, position: 'row' as const }];
    const { el, seen } = propsOf(
      'Action',
      {},
      { actions: actions as never, editable: { onRowUpdate: save } },
    );
    const kinds = seen
      .slice(0, 4)
      .map(({ action }: { action?: { action?: unknown } }) =>
        action && typeof action === 'object' ? typeof action.action : typeof action,
      );
    expect(kinds).toContain('function');
    expect(kinds).toContain('undefined');
    expect(el.querySelector('button[aria-label="Go"]')).toBeNull();
    const drawn = mountTable({}, { actions: actions as never }).el;
    expect(all(one(drawn, bodyRow), 'button')).toHaveLength(2);
  },
);

const firstCell = (el: ParentNode) => one(one(el, bodyRow), 'td');

proves(
  [
    'In the default layout, the column is as wide as its buttons',
    'If another column has a width, toolbar buttons make the actions column too wide, because it reserves about 48 px for each of them (isFreeAction or Add). To prevent this, set actionsCellStyle: { width: 48 }.',
  ],
  () => {
    const act = { icon: 'a', tooltip: 'a', onClick: () => {} };
    const free = { ...act, isFreeAction: true };
    const hidden = { ...act, hidden: true };
    /** The width of the actions column in a table of 900 px, which is too wide for its three columns. */
    const room = (actions: Action<Person>[], width?: number, options = {}, props = {}) => {
      const own = columns(width ? { name: { width } } : {});
      return firstCell(inBox(900, own, options, { actions, ...props })).getBoundingClientRect().width;
    };
    const alone = room([act]);
    expect(alone).toBeLessThan(60);
    expect([room([act, free, free]), room([act, hidden, hidden])]).toEqual([alone, alone]);
    expect(room([act], 100)).toBe(alone);
    for (const more of [free, hidden]) {
      expect(room([act, more, more], 100) - alone).toBeGreaterThan(60);
      expect(room([act, more, more], 100, { padding: 'dense' }) - alone).toBeGreaterThan(30);
    }
    expect(room([act, free, free], 100, { actionsCellStyle: { width: 48 } })).toBe(alone);
    const editable = { onRowAdd: async () => undefined };
    expect(room([act], 100, {}, { editable })).toBeGreaterThan(alone);
  },
);

proves(['actionsCellStyle with a width and minWidth makes it wider.'], () => {
  const act = { icon: 'a', tooltip: 'a', onClick: () => {} };
  const room = (options: Options<Person>, width?: number) => {
    const own = columns({ name: { width }, city: { width }, age: { width } });
    const actions = [act, { ...act, hidden: true }];
    return firstCell(inBox(900, own, options, { actions })).getBoundingClientRect().width;
  };
  expect(room({ tableLayout: 'fixed' })).toBe(96);
  expect(room({ tableLayout: 'fixed', padding: 'dense' })).toBe(64);
  expect(room({ tableLayout: 'fixed' }, 100)).toBeGreaterThan(96);
  const plain = room({});
  expect(room({ actionsCellStyle: { width: 200 } })).toBe(plain);
  expect(room({ actionsCellStyle: { width: 200, minWidth: 200 } })).toBe(200);
  expect(room({ tableLayout: 'fixed', actionsCellStyle: { width: 200, minWidth: 200 } })).toBe(96);
});

proves(
  [
    'Otherwise, the click also reaches onRowClick.',
    'To change only one action, make its icon a function that returns any element.',
    'can be a function that renders anything inside the button, such as <Button component="span">Send</Button>.',
  ],
  () => {
    const onRowClick = vi.fn();
    const Own = () => <button type="button" aria-label="own" />;
    const actions = [{ icon: () => <b>any</b>, tooltip: 'Go', onClick: () => {} }];
    const own = mountTable({}, { actions, onRowClick, components: { Action: Own } }).el;
    click(one(own, 'button[aria-label="own"]'));
    expect(onRowClick).toHaveBeenCalledTimes(1);
    const { el } = mountTable({}, { actions, onRowClick });
    expect(one(el, 'button[aria-label="Go"] b').textContent).toBe('any');
    click(one(el, 'button[aria-label="Go"]'));
    expect(onRowClick).toHaveBeenCalledTimes(1);
  },
);

proves(
  [
    "To tell the places apart, check their props: a row has a single row as data, the toolbar has columns, and Save and Cancel are two actions that aren't functions.",
  ],
  () => {
    const { seen } = propsOf('Actions', {}, { editable: { onRowUpdate: save } });
    const [toolbar] = seen.filter(({ columns: own }) => own !== undefined);
    expect(toolbar).toMatchObject({ actions: [], data: undefined });
    expect(seen.some(({ data }) => (data as Person | undefined)?.name === 'Cid')).toBe(true);
    const edited: Any[] = [];
    const Actions = (props: Any) => (edited.push(props), (<library.MTableActions {...props} />));
    const editing = mountTable(
      {},
      { editable: { onRowUpdate: save }, components: { Actions } as Components },
    ).el;
    press(editing, 'Edit');
    const pair = edited.filter(({ actions }) => (actions as unknown as unknown[]).length === 2);
    expect(pair.length).toBeGreaterThan(0);
    expect((pair[0]?.actions as unknown[] | undefined)?.map((action) => typeof action)).toEqual([
      'object',
      'object',
    ]);
  },
);

proves(
  [
    'because the row sets style, onClick and hover.',
    'Spread all props and add yours; unknown ones are passed to the tr (className, onMouseEnter, onContextMenu, title, aria-).',
  ],
  () => {
    const onClick = vi.fn();
    const Row = (props: ComponentProps<typeof MTableBodyRow>) => (
      <MTableBodyRow {...props} className="mine" title="a row" style={{ color: 'red' }} onClick={onClick} />
    );
    const row = one(mountTable({}, { components: { Row } }).el, bodyRow);
    expect([row.className.includes('mine'), row.title, row.style.color]).toEqual([true, 'a row', '']);
    click(row);
    expect(onClick).not.toHaveBeenCalled();
  },
);
