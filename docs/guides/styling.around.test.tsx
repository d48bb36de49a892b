import MaterialTable, { type Components } from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import { Box, styled } from '@mui/material';
import infima from 'infima/dist/css/default/default.css?raw';
import { type ComponentProps, forwardRef, type SVGProps } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, one, styleOf, td } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';

const OwnIcon = forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>((props, ref) => (
  <svg {...props} ref={ref} data-own="icon" width="24" height="24" />
));
const editable = {
  onRowAdd: async () => undefined,
  onRowUpdate: async () => undefined,
  onRowDelete: async () => undefined,
  onBulkUpdate: async () => undefined,
};

proves(
  [
    "The table's icons come with the package, so you need neither a font nor the icons prop.",
    'icons replaces individual icons, but the editable buttons then stay empty unless you also pass Add, Edit, Delete, Check and Clear',
  ],
  async () => {
    const drawn = (el: ParentNode, label: string) =>
      all(el, `button[aria-label="${label}"]`).map((button) => all(button, 'svg').length)[0];
    const labels = ['Add', 'Edit', 'Delete'];
    const plain = mountTable({}, { editable }).el;
    expect(labels.map((label) => drawn(plain, label))).toEqual([1, 1, 1]);
    expect(all(plain, '.material-icons')).toEqual([]);
    const partial = mountTable({}, { editable, icons: { Search: OwnIcon } }).el;
    await expect.poll(() => all(partial, '[data-own]').length).toBe(1);
    expect(labels.map((label) => drawn(partial, label))).toEqual([0, 0, 0]);
    const five = { Add: OwnIcon, Edit: OwnIcon, Delete: OwnIcon, Check: OwnIcon, Clear: OwnIcon };
    const whole = mountTable({}, { editable, icons: { Search: OwnIcon, ...five } }).el;
    await expect.poll(() => labels.map((label) => drawn(whole, label))).toEqual([1, 1, 1]);
    for (const [el, count] of [
      [partial, 0],
      [whole, 1],
    ] as const) {
      press(el, 'Edit All');
      const both = ['Save all changes', 'Discard all changes'];
      expect(both.map((label) => drawn(el, label))).toEqual([count, count]);
    }
  },
);

proves('String icons in actions need the Material Icons font.', () => {
  const icons = ['save', () => <OwnIcon />].map((icon, index) => ({
    icon,
    tooltip: String(index),
    isFreeAction: true,
    onClick: () => undefined,
  }));
  const { el } = mountTable({}, { actions: icons as never });
  const [text, drawn] = ['0', '1'].map((name) => one(el, `button[aria-label="${name}"]`));
  // Without the font, the icon's name is shown as text, wider than an icon of 24 px.
  expect(text?.innerText).toBe('save');
  expect(one(text ?? el, '.material-icons').scrollWidth).toBeGreaterThan(24);
  expect([drawn?.innerText, all(drawn ?? el, 'svg').length]).toEqual(['', 1]);
});

proves(
  "Style a box around it with styled('div') or sx. Add classes to rows by wrapping the row, to cells by wrapping the cell, which receives its column and value, and to content in render.",
  async () => {
    const Frame = styled('div')({ '& td': { letterSpacing: '2px' } });
    const components: Components = {
      Row: (props: ComponentProps<typeof MTableBodyRow>) => <MTableBodyRow {...props} className="my-row" />,
    };
    const table = <MaterialTable columns={columns()} data={people} components={components} />;
    for (const element of [
      <Frame key="a">{table}</Frame>,
      <Box key="b" sx={{ '& td': { letterSpacing: '2px' } }}>
        {table}
      </Box>,
    ]) {
      const { el } = mount(element);
      expect(styleOf(el, td).letterSpacing).toBe('2px');
      await expect.poll(() => all(el, 'tr.my-row').length).toBe(5);
    }
  },
);

proves(
  [
    "A CSS framework used alongside MUI (Bootstrap, Infima, Tailwind's base styles) may add stripes, borders and margins to every table on the page.",
    "Reset these inside a box around the table, with a selector at least as specific as the framework's.",
  ],
  () => {
    const look = (el: ParentNode) => [
      styleOf(el, 'table').marginBottom,
      styleOf(el, 'tbody tr:nth-of-type(2)').backgroundColor,
      styleOf(el, 'th').borderTopWidth,
    ];
    const plain = look(mountTable().el);
    expect(plain).toEqual(['0px', 'rgba(0, 0, 0, 0)', '0px']);
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = infima;
    const framework = look(mountTable().el);
    const reset = {
      '& table': { marginBottom: 0 },
      '& table tr:nth-of-type(2n)': { backgroundColor: 'transparent' },
      '& table th, & table td': { borderTopWidth: 0 },
    };
    const cured = look(
      mount(
        <Box sx={reset}>
          <MaterialTable columns={columns()} data={people} />
        </Box>,
      ).el,
    );
    sheet.remove();
    expect(Number.parseInt(framework[0] ?? '', 10)).toBeGreaterThan(0);
    expect(framework[1]).not.toBe(plain[1]);
    expect(framework[2]).toBe('1px');
    expect(cured).toEqual(plain);
  },
);
