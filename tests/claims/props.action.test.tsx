import MaterialTable, { type Action } from '@material-table/core';
import { createSvgIcon } from '@mui/material';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { claim, mount } from './claim';
import { all, bodyRow, click, columns, mountTable, one, people, type Person, texts } from './table';

const base: Action<Person> = { icon: () => <i>icon</i>, tooltip: 'Go', onClick: () => {} };
const MailIcon = createSvgIcon(<path d="M0 0h24v24z" />, 'Mail');
const row = (el: HTMLElement, index = 0) => all(el, bodyRow)[index] as HTMLElement;
const inRows = (el: HTMLElement) => all(el, 'tbody button[aria-label="Go"]').length;
const inToolbar = (el: HTMLElement) => all(el, '.MuiToolbar-root button[aria-label="Go"]').length;
const select = (el: HTMLElement) => click(one(row(el), 'input[type=checkbox]'));

claim(
  ['MaterialTableProps.actions', 'Action.position'],
  'put the button into rows or the toolbar as the table on the page says',
  () => {
    const places = (action: Action<Person>, selection: boolean) => {
      const { el, unmount } = mountTable({ selection }, { actions: [action] });
      const before = [inRows(el) > 0, inToolbar(el) > 0];
      if (selection) select(el);
      const after = [inRows(el) > 0, inToolbar(el) > 0];
      unmount();
      return [before, after];
    };
    const [rows, toolbar, none] = [
      [true, false],
      [false, true],
      [false, false],
    ];
    expect(places(base, false)[0]).toEqual(rows);
    expect(places({ ...base, position: 'auto' }, false)[0]).toEqual(rows);
    expect(places(base, true)).toEqual([none, toolbar]);
    expect(places({ ...base, position: 'auto' }, true)).toEqual([none, toolbar]);
    expect(places({ ...base, position: 'row' }, true)).toEqual([rows, rows]);
    expect(places({ ...base, position: 'toolbar' }, true)).toEqual([toolbar, none]);
    expect(places({ ...base, position: 'toolbarOnSelect' }, false)[0]).toEqual(none);
  },
);

claim('Action.isFreeAction', 'true means toolbar and wins over position: row, false means auto', () => {
  expect(inToolbar(mountTable({}, { actions: [{ ...base, isFreeAction: true }] }).el)).toBe(1);
  expect(inToolbar(mountTable({}, { actions: [{ ...base, isFreeAction: true, position: 'row' }] }).el)).toBe(
    1,
  );
  expect(inRows(mountTable({}, { actions: [{ ...base, isFreeAction: false }] }).el)).toBe(5);
});

claim(
  'Action.onClick',
  'gets the row, the selected rows or an empty object, and keeps the click from the row',
  () => {
    const seen: unknown[] = [];
    const onClick: Action<Person>['onClick'] = (_event, data) => void seen.push(data);
    const onRowClick = vi.fn();
    const inRow = mountTable({}, { actions: [{ ...base, onClick }], onRowClick });
    click(one(row(inRow.el), 'button'));
    expect(onRowClick).not.toHaveBeenCalled();
    const selected = mountTable({ selection: true }, { actions: [{ ...base, onClick }] });
    select(selected.el);
    click(one(selected.el, 'button[aria-label="Go"]'));
    const free = mountTable({}, { actions: [{ ...base, onClick, isFreeAction: true }] });
    click(one(free.el, 'button[aria-label="Go"]'));
    expect(seen[0]).toMatchObject({ name: 'Cid' });
    expect(seen[1]).toMatchObject([{ name: 'Cid' }]);
    expect(seen[2]).toEqual({});
  },
);

claim(
  ['Action.icon', 'Action.iconProps'],
  'take a component, a function and the name of a glyph of the icon font',
  () => {
    const component = mountTable(
      {},
      { actions: [{ ...base, icon: MailIcon, iconProps: { color: 'error' } }] },
    );
    expect(one(row(component.el), 'svg').getAttribute('data-testid')).toBe('MailIcon');
    expect(one(row(component.el), 'svg').classList).toContain('MuiSvgIcon-colorError');
    const icon = vi.fn(() => <i>x</i>);
    mountTable({}, { actions: [{ ...base, icon, iconProps: { color: 'error' } }] });
    expect(icon).toHaveBeenCalledWith({ color: 'error', disabled: false });
    const glyph = mountTable({}, { actions: [{ ...base, icon: 'save', iconProps: { color: 'error' } }] });
    expect(one(row(glyph.el), '.material-icons').textContent).toBe('save');
  },
);

claim('Action.tooltip', 'names the button', () => {
  expect(inRows(mountTable({}, { actions: [base] }).el)).toBe(5);
  const { tooltip: _tooltip, ...nameless } = base;
  expect(
    one(mountTable({}, { actions: [nameless] }).el, 'tbody button').getAttribute('aria-label'),
  ).toBeNull();
});

claim(
  ['Action.disabled', 'Action.hidden', 'MaterialTableProps.actions'],
  'follow the row in a function action',
  () => {
    const { el } = mountTable(
      {},
      { actions: [(person: Person) => ({ ...base, disabled: person.id === 1, hidden: person.id === 2 })] },
    );
    expect(one(row(el, 0), 'button')).toHaveProperty('disabled', true);
    expect(all(row(el, 1), 'button')).toHaveLength(0);
    expect(one(row(el, 2), 'button')).toHaveProperty('disabled', false);
  },
);

claim('Action.hidden', 'leaves the width of the actions column as it is', () => {
  const { el } = mountTable({}, { actions: [base, { ...base, hidden: true }] });
  expect(one(row(el), 'td').style.width).toBe('96px');
});

claim('Action.disabled', 'is true for all row actions while a row is edited', () => {
  const { el } = mountTable({}, { actions: [base], editable: { onRowUpdate: async () => undefined } });
  click(one(row(el), 'button[aria-label="Edit"]'));
  const isDisabled = all(el, `${bodyRow} button`).map((button) => button.hasAttribute('disabled'));
  expect(isDisabled).toEqual(Array.from({ length: 8 }, () => true));
});

claim('Action.handlers', 'get the event and the row', () => {
  const onMouseEnter = vi.fn();
  const { el } = mountTable({}, { actions: [{ ...base, handlers: { onMouseEnter } }] });
  one(row(el), 'button').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  expect(onMouseEnter.mock.calls[0]?.[0]).toHaveProperty('type', 'mouseenter');
  expect(onMouseEnter.mock.calls[0]?.[1]).toMatchObject({ name: 'Cid' });
});

claim('Action.handlers', 'replace onClick when they hold one, and the click reaches the row', () => {
  const onClick = vi.fn();
  const handler = vi.fn();
  const onRowClick = vi.fn();
  const { el } = mountTable(
    {},
    { actions: [{ ...base, onClick, handlers: { onClick: handler } }], onRowClick },
  );
  click(one(row(el), 'button'));
  expect([onClick, handler, onRowClick].map((fn) => fn.mock.calls.length)).toEqual([0, 1, 1]);
});

claim(
  'MaterialTableProps.actions',
  'with selection a function gets an array unless it says position: row',
  () => {
    const action = vi.fn((_rows: Person) => base);
    const { el } = mountTable({ selection: true }, { actions: [action] });
    expect(inRows(el)).toBe(0);
    select(el);
    expect(action.mock.lastCall?.[0]).toMatchObject([{ name: 'Cid' }]);
    const placed = vi.fn((_row: Person) => base);
    const inRow = mountTable({ selection: true }, { actions: [{ action: placed, position: 'row' }] });
    expect(inRows(inRow.el)).toBe(5);
    expect(placed.mock.lastCall?.[0]).toMatchObject({ name: 'Eve' });
  },
);

claim('MaterialTableProps.actions', 'keep old closures in rows, while toolbar buttons are fresh', () => {
  const seen: string[] = [];
  const ownColumns = columns();
  function Counter() {
    const [count, setCount] = useState(0);
    const log = (name: string) => () => {
      seen.push(`${name} ${count}`);
      setCount(count + 1);
    };
    const actions = [
      { ...base, onClick: log('row') },
      { ...base, tooltip: 'Free', isFreeAction: true, onClick: log('free') },
    ];
    return <MaterialTable columns={ownColumns} data={people} actions={actions} />;
  }
  const { el } = mount(<Counter />);
  for (const label of ['Go', 'Free', 'Free', 'Go']) click(one(el, `button[aria-label="${label}"]`));
  expect(seen).toEqual(['row 0', 'free 1', 'free 2', 'row 0']);
});

claim('MaterialTableProps.actions', 'come before the pencil and the bin of editable', () => {
  const editable = { onRowUpdate: async () => undefined, onRowDelete: async () => undefined };
  const { el } = mountTable({}, { actions: [base], editable });
  expect(all(row(el), 'button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Go',
    'Edit',
    'Delete',
  ]);
  expect(texts(el, 'thead th')[0]).toBe('Actions');
});
