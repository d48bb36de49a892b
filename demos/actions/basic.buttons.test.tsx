import MaterialTable, { type Action, type Column } from '@material-table/core';
import Info from '@mui/icons-material/Info';
import { createTheme, ThemeProvider } from '@mui/material';
import { useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, bodyRow, one, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const icon = () => <i>icon</i>;

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

const noop = () => undefined;

proves(
  "Store the click in the row, and read it in the action: tooltip: row.copied ? 'Copied' : 'Copy'.",
  async () => {
    const { el } = mount(<Copying />);
    press(el, 'Copy');
    const names = () => all(el, `${bodyRow} button`).map((button) => button.getAttribute('aria-label'));
    await expect.poll(names).toEqual(['Copied', 'Copy', 'Copy', 'Copy', 'Copy']);
  },
);

proves(
  [
    "The tooltip is rendered outside the table, so the table's sx doesn't affect it.",
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

proves(
  "To put your action after Edit and Delete, use sx={{ '& [data-testid=mtablebodyrow] .MuiTableCell-paddingNone > div > :not(* + *)': { order: 1 } }}.",
  () => {
    const done = async () => undefined;
    const order = (sx: object, disabled = false) => {
      const more = { icon: () => <i>x</i>, tooltip: 'More', onClick: done, disabled };
      const props = { actions: [more], editable: { onRowUpdate: done, onRowDelete: done }, sx };
      const { el, unmount } = mountTable({}, props as object);
      const left = (button: HTMLElement) => button.getBoundingClientRect().left;
      // The name of a disabled button is on the span around it.
      const named = (row: HTMLElement) =>
        all(row, 'button')
          .sort((a, b) => left(a) - left(b))
          .map(({ ariaLabel, parentElement }) => ariaLabel ?? parentElement?.ariaLabel);
      const names = named(one(el, bodyRow));
      press(el, 'Edit');
      const whileEditing = named(all(el, bodyRow).at(-1) as HTMLElement);
      const [save, cancel] = all(el, 'button[aria-label="Save"], button[aria-label="Cancel"]').map(left);
      unmount();
      return [names, whileEditing, Number(save) < Number(cancel)];
    };
    const sx = {
      '& [data-testid=mtablebodyrow] .MuiTableCell-paddingNone > div > :not(* + *)': { order: 1 },
    };
    const first = ['More', 'Edit', 'Delete'];
    const last = ['Edit', 'Delete', 'More'];
    expect(order({})).toEqual([first, first, true]);
    expect(order(sx)).toEqual([last, last, true]);
    expect(order(sx, true)).toEqual([last, last, true]);
  },
);

proves(
  [
    "iconProps: { fontSize: 'large' } makes an icon 35 px wide, or 36 px if you pass its name.",
    'Buttons appear in the order of actions, followed by those of editable.',
  ],
  () => {
    const onClick = () => undefined;
    const save = async () => undefined;
    const { el } = mountTable(
      {},
      {
        actions: [
          { icon: Info, tooltip: 'Zoom', onClick, iconProps: { fontSize: 'large' } },
          { icon: Info, tooltip: 'Ask', onClick },
          { icon: 'edit', tooltip: 'Named', onClick, iconProps: { fontSize: 'large' } },
        ],
        editable: { onRowUpdate: save, onRowDelete: save },
      },
    );
    const buttons = all(one(el, bodyRow), 'button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zoom',
      'Ask',
      'Named',
      'Edit',
      'Delete',
    ]);
    expect(getComputedStyle(one(el, '.material-icons')).fontSize).toBe('36px');
    const drawn = buttons.filter((button) => button.querySelector('svg'));
    expect(drawn.map((button) => getComputedStyle(one(button, 'svg')).width)).toEqual([
      '35px',
      '24px',
      '24px',
      '24px',
    ]);
  },
);

proves('In the default layout, actionsCellStyle with a width and minWidth makes it wider', () => {
  const { el } = mountTable(
    { actionsColumnIndex: -1, actionsCellStyle: { width: 120, minWidth: 120 } },
    {
      actions: [{ icon: 'x', tooltip: 'Call', onClick: noop }],
      localization: { header: { actions: 'Contact' } },
    },
  );
  expect(texts(el, 'th').at(-1)).toBe('Contact');
  const cell = one(el, `${bodyRow} td:last-child`);
  expect(cell.querySelector('button')).not.toBeNull();
  expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(120);
});
