import { type Action, type Column } from '@material-table/core';
import { createSvgIcon } from '@mui/material';

import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { proves } from './claim';
import { click } from './hands';
import { all, bodyRow, one, texts } from './read';
import { columns, mountTable, type Person } from './table';

const base: Action<Person> = { icon: () => <i>icon</i>, tooltip: 'Go', onClick: () => {} };
const MailIcon = createSvgIcon(<path d="M0 0h24v24z" />, 'Mail');
const row = (el: HTMLElement, index = 0) => all(el, bodyRow)[index] as HTMLElement;
const inRows = (el: HTMLElement) => all(el, 'tbody button[aria-label="Go"]').length;
const inToolbar = (el: HTMLElement) => all(el, '.MuiToolbar-root button[aria-label="Go"]').length;
const select = (el: HTMLElement) => click(one(row(el), 'input[type=checkbox]'));

proves(
  [
    "no position, or position: 'auto' | in each row | in the toolbar while rows are selected",
    "position: 'row' | in each row | in each row",
    "position: 'toolbar' or isFreeAction: true | in the toolbar | in the toolbar, hidden while rows are selected",
    "position: 'toolbarOnSelect' | nowhere | in the toolbar while rows are selected",
    'row puts it in the actions column of each row',
    'toolbar at the top right',
    'toolbarOnSelect at the top right while rows are selected, instead of the toolbar buttons.',
    'auto is the same as row, or as toolbarOnSelect when options.selection is on.',
    "For buttons that use the selection, add actions with position: 'toolbarOnSelect'.",
  ],
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

proves(
  [
    'The older form of position, where true means toolbar, and false means auto.',
    "Don't combine the two, because isFreeAction: true takes precedence over a position of row.",
  ],
  () => {
    expect(inToolbar(mountTable({}, { actions: [{ ...base, isFreeAction: true }] }).el)).toBe(1);
    expect(
      inToolbar(mountTable({}, { actions: [{ ...base, isFreeAction: true, position: 'row' }] }).el),
    ).toBe(1);
    expect(inRows(mountTable({}, { actions: [{ ...base, isFreeAction: false }] }).el)).toBe(5);
  },
);

proves(
  [
    "Runs when the button is clicked, with the event and the button's data, which is the row for a row action, the array of selected rows for toolbarOnSelect, and an empty object {} for a toolbar action.",
    "The click doesn't trigger onRowClick.",
    'They receive an array of the selected rows',
  ],
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

proves(
  [
    'What the button shows',
    'the name of an icon in the Material Icons font.',
    "Props for the icon element (a font icon or component), such as { color: 'error', fontSize: 'small' }.",
    'Props for the icon element (a font icon or component)',
    'A string as icon needs the Material Icons font.',
  ],
  () => {
    const component = mountTable(
      {},
      { actions: [{ ...base, icon: MailIcon, iconProps: { color: 'error' } }] },
    );
    expect(one(row(component.el), 'svg path').getAttribute('d')).toBe('M0 0h24v24z');
    expect(one(row(component.el), 'svg').classList).toContain('MuiSvgIcon-colorError');
    const icon = vi.fn(() => <i>x</i>);
    mountTable({}, { actions: [{ ...base, icon, iconProps: { color: 'error' } }] });
    expect(icon).toHaveBeenCalledWith({ color: 'error', disabled: false });
    const glyph = mountTable({}, { actions: [{ ...base, icon: 'save', iconProps: { color: 'error' } }] });
    expect(one(row(glyph.el), '.material-icons').textContent).toBe('save');
    expect(one(row(glyph.el), '.material-icons').classList).toContain('MuiIcon-colorError');
  },
);

proves(
  [
    'Disables the button.',
    'To decide per row, use a function action.',
    'Hides the button',
    'if the button depends on the row; return an object for every row, and use hidden to omit the button',
    'Write the action as a function of the row and return another icon or tooltip, hidden to remove the button, or disabled to gray it out.',
  ],
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

proves("Hides the button. The actions column doesn't get narrower in a table with column widths.", () => {
  const roomOf = (actions: object[], made: Column<Person>[]) => {
    const { el } = mountTable({}, { actions: actions as never, columns: made });
    return one(row(el), 'td').getBoundingClientRect().width;
  };
  const withHidden = [base, ...Array.from({ length: 3 }, () => ({ ...base, hidden: true }))];
  const sized = () => columns({ name: { width: 100 } });
  expect(roomOf(withHidden, sized())).toBeGreaterThan(roomOf([base], sized()) + 10);
  expect(roomOf(withHidden, columns())).toBe(roomOf([base], columns()));
});

proves(
  [
    'While any row is being edited, every row action is disabled anyway.',
    'While any row is being edited, all row actions are disabled.',
  ],
  () => {
    const { el } = mountTable({}, { actions: [base], editable: { onRowUpdate: async () => undefined } });
    click(one(row(el), 'button[aria-label="Edit"]'));
    const isDisabled = all(el, `${bodyRow} button`).map((button) => button.hasAttribute('disabled'));
    expect(isDisabled).toEqual(Array.from({ length: 8 }, () => true));
  },
);

proves(
  [
    'Other event handlers for the button by their React names',
    'Each receives the event and the same data as onClick.',
  ],
  () => {
    const onMouseEnter = vi.fn();
    const { el } = mountTable({}, { actions: [{ ...base, handlers: { onMouseEnter } }] });
    one(row(el), 'button').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(onMouseEnter.mock.calls[0]?.[0]).toHaveProperty('type', 'mouseenter');
    expect(onMouseEnter.mock.calls[0]?.[1]).toMatchObject({ name: 'Cid' });
  },
);

proves(
  "If they include an onClick, it runs instead of the action's, and the click also reaches the row.",
  () => {
    const onClick = vi.fn();
    const handler = vi.fn();
    const onRowClick = vi.fn();
    const { el } = mountTable(
      {},
      { actions: [{ ...base, onClick, handlers: { onClick: handler } }], onRowClick },
    );
    click(one(row(el), 'button'));
    expect([onClick, handler, onRowClick].map((fn) => fn.mock.calls.length)).toEqual([0, 1, 1]);
  },
);

proves(
  [
    'Actions without a position move from the rows to the toolbar, where they appear while rows are selected.',
    'If the action is a function of the row, wrap it:',
    'Without a position, it moves to the toolbar and gets the selected rows, although its type says one row.',
    'With selection, an action written as a function gets an array of rows',
  ],
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

proves(['The Edit and Delete buttons of editable are also actions.', 'They always come after yours'], () => {
  const editable = { onRowUpdate: async () => undefined, onRowDelete: async () => undefined };
  const { el } = mountTable({}, { actions: [base], editable });
  expect(all(row(el), 'button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Go',
    'Edit',
    'Delete',
  ]);
  expect(texts(el, 'thead th')[0]).toBe('Actions');
});

proves(
  'Without it, the button has no accessible name unless its icon has one, so give each action a tooltip.',
  () => {
    const named = (name: string | RegExp, action: Partial<Action<Person>>) => {
      const { el } = mountTable(
        {},
        { actions: [{ ...base, icon: MailIcon, tooltip: undefined, ...action }] },
      );
      return page.elementLocator(one(el, 'tbody')).getByRole('button', { name }).elements().length;
    };
    const icon = () => <MailIcon titleAccess="Write" />;
    expect(named('Go', { tooltip: 'Go', icon })).toBe(5);
    expect(named(/./, {})).toBe(0);
    expect(named('Write', { icon })).toBe(5);
  },
);
