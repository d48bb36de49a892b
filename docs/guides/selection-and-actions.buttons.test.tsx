import MaterialTable, { type Action, type Column, type Components, MTableAction } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import {
  all,
  bodyRow,
  click,
  columns,
  mountTable,
  one,
  people,
  press,
  texts,
  type Person,
} from '../../tests/claims/table';

const icon = () => <i>icon</i>;

proves(
  [
    'The second argument of onSelectionChange is the row that was clicked.',
    'After select-all it is undefined.',
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const { el } = mountTable({ selection: true }, { onSelectionChange });
    click(one(el, `${bodyRow} input`));
    await expect.poll(() => onSelectionChange.mock.lastCall?.[1] as unknown).toMatchObject({ name: 'Cid' });
    click(one(el, 'thead input'));
    await expect.poll(() => onSelectionChange.mock.calls.length).toBe(2);
    expect(onSelectionChange.mock.lastCall?.[1]).toBeUndefined();
  },
);

proves(
  "Pass it twice: with isFreeAction: true, disabled: true, and with position: 'toolbarOnSelect'.",
  () => {
    const remove = vi.fn();
    const actions: Action<Person>[] = [
      { icon, tooltip: 'Delete', isFreeAction: true, disabled: true, onClick: () => undefined },
      { icon, tooltip: 'Delete', position: 'toolbarOnSelect', onClick: (_event, rows) => remove(rows) },
    ];
    const { el } = mountTable({ selection: true, search: false }, { actions });
    const buttons = () => all(el, '.MuiToolbar-root:has(h6) button') as HTMLButtonElement[];
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true]);
    click(one(el, `${bodyRow} input`));
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false]);
    press(el, 'Delete');
    expect(remove.mock.lastCall?.[0]).toMatchObject([{ name: 'Cid' }]);
  },
);

function Copying() {
  const [rows, setRows] = useState(() => people.map((row) => ({ ...row, copied: false })));
  const [made] = useState<Column<(typeof rows)[number]>[]>(() => [{ title: 'Name', field: 'name' }]);
  const copy = (id: number) =>
    setRows((current) => current.map((row) => (row.id === id ? { ...row, copied: true } : row)));
  return (
    <MaterialTable
      columns={made}
      data={rows}
      actions={[
        (row) => ({
          icon,
          tooltip: row.copied ? 'Copied' : 'Copy',
          onClick: () => copy(row.id),
        }),
      ]}
    />
  );
}

proves(
  "Record the click in the row, and read it in the action: tooltip: row.copied ? 'Copied' : 'Copy'.",
  async () => {
    const { el } = mount(<Copying />);
    press(el, 'Copy');
    const names = () => all(el, `${bodyRow} button`).map((button) => button.getAttribute('aria-label'));
    await expect.poll(names).toEqual(['Copied', 'Copy', 'Copy', 'Copy', 'Copy']);
  },
);

proves(
  [
    'The tooltip is rendered outside the table, where sx has no effect.',
    'Style MuiTooltip in the theme: styleOverrides: { tooltip: { fontSize: 16 } }.',
  ],
  async () => {
    const theme = createTheme({
      components: { MuiTooltip: { styleOverrides: { tooltip: { fontSize: 16 } } } },
    });
    const sx = { '& .MuiTooltip-tooltip': { color: 'rgb(1, 2, 3)' } };
    const actions: Action<Person>[] = [{ icon, tooltip: 'Call', onClick: () => undefined }];
    const { el } = mount(
      <ThemeProvider theme={theme}>
        <MaterialTable columns={columns()} data={people} actions={actions} sx={sx} />
      </ThemeProvider>,
    );
    one(el, 'button[aria-label="Call"]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await expect.poll(() => all(document.body, '.MuiTooltip-tooltip')).toHaveLength(1);
    const tooltip = one(document.body, '.MuiTooltip-tooltip');
    expect(el.contains(tooltip)).toBe(false);
    const { color, fontSize } = getComputedStyle(tooltip);
    expect([color === 'rgb(1, 2, 3)', fontSize]).toEqual([false, '16px']);
  },
);

type Button = { tooltip?: string; onClick?: (event: unknown, row: Person) => void };
type ButtonProps = { action: Button | ((row: Person) => Button); data: Person; disabled?: boolean };

function MyAction(props: ButtonProps) {
  const { action, data, disabled } = props;
  const { tooltip, onClick } = typeof action === 'function' ? action(data) : action;
  if (tooltip !== 'Edit') return <MTableAction {...props} />;
  return (
    <button disabled={disabled} onClick={(event) => onClick?.(event, data)}>
      Change
    </button>
  );
}

proves(
  [
    'For another icon, set icons={{ Edit: MyIcon }}.',
    'For another button, wrap components.Action, and identify the built-in ones by their tooltip:',
  ],
  async () => {
    const done = async () => undefined;
    const editable = { onRowAdd: done, onRowUpdate: done, onRowDelete: done };
    const components = { Action: MyAction } as unknown as Components;
    const { el } = mountTable({}, { editable, components, data: people.slice(0, 1) });
    await expect.poll(() => texts(el, `${bodyRow} button`)).toEqual(['Change', '']);
    expect(all(el, 'button[aria-label="Add"], button[aria-label="Delete"]')).toHaveLength(2);
    click(one(el, `${bodyRow} button`));
    expect(all(el, 'tbody input[aria-label="Name"]')).toHaveLength(1);
    const Edit = () => <em>pen</em>;
    const other = mountTable({}, { editable, icons: { Edit } as never, data: people.slice(0, 1) });
    await expect.poll(() => texts(other.el, `${bodyRow} em`)).toEqual(['pen']);
  },
);
