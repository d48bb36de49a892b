import MaterialTable, { type Icons, type Localization, type Options } from '@material-table/core';
import { createSvgIcon, createTheme, type SvgIconProps, ThemeProvider } from '@mui/material';
import { forwardRef } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { proves, mount } from './claim';
import { click } from './hands';
import { all, bodyRow, one } from './read';
import { columns, mountTable, people, type Person, save } from './table';
const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
const openCell = (localization?: Localization) => {
  const { el } = mountTable({}, { cellEditable, ...(localization && { localization }) });
  click(one(el, `${bodyRow} div[style*=dashed]`));
  expect(all(el, 'input[aria-label="Name"]')).toHaveLength(1);
  return all(el, `${bodyRow} button`).map((button) => button.getAttribute('aria-label'));
};

proves(
  [
    'The Save and Cancel buttons have no name until you set localization.body.saveTooltip and cancelTooltip.',
    'Tooltip and name of the Save button in a cell being edited, which otherwise has no name.',
    'Tooltip and name of the Cancel button in such a cell, which otherwise has no name.',
    'The Save and Cancel buttons have no name until you set localization.body.saveTooltip and cancelTooltip.',
  ],
  () => {
    expect(openCell()).toEqual([null, null]);
    const body = { editRow: { saveTooltip: 'x', cancelTooltip: 'y' } };
    expect(openCell({ body })).toEqual([null, null]);
    const named = { body: { saveTooltip: 'Save cell', cancelTooltip: 'Cancel cell' } } as Localization;
    expect(openCell(named)).toEqual(['Save cell', 'Cancel cell']);
  },
);

const ChevronRight = createSvgIcon(<path d="M0 0h24v24z" />, 'ChevronRight');

interface GroupIconProps extends SvgIconProps {
  row?: { groupData: { value: string; isExpanded: boolean } };
}

const NamedArrow = forwardRef<SVGSVGElement, GroupIconProps>(({ row, ...props }, ref) => (
  <ChevronRight {...props} ref={ref} titleAccess={row && `Group ${row.groupData.value}`} />
));
const icons: Icons<Person> = { DetailPanel: NamedArrow };

proves(
  ["Use them to name a group's button, which otherwise has no name:", "Group checkboxes can't be named"],
  async () => {
    const own = columns({ city: { defaultGroupOrder: 0 } });
    const { el } = mountTable({ selection: true }, { columns: own, icons });
    const button = page.elementLocator(el).getByRole('button', { name: 'Group Oslo' });
    await expect.element(button).toBeInTheDocument();
    click(button.element() as HTMLElement);
    expect(all(el, bodyRow)).toHaveLength(4);
    expect(one(el, 'tbody input[type=checkbox]').getAttribute('aria-label')).toBeNull();
  },
);

proves('Filter fields are named "filter data by …" and "Filter of …"', () => {
  const own = [
    { title: 'Name', field: 'name' },
    { title: 'Age', field: 'age', type: 'numeric' as const },
    { title: 'Old', field: 'old', type: 'boolean' as const },
  ];
  const { el } = mountTable({ filtering: true }, { columns: own });
  const names = all(el, '#m--table--filter--row input').map((input) => input.getAttribute('aria-label'));
  expect(names).toEqual(['filter data by Name', 'filter data by Age', 'Filter of Old']);
});

const rtl = createTheme({ direction: 'rtl' });
const inRtl = (options: Options<Person>) =>
  mount(
    <ThemeProvider theme={rtl}>
      <MaterialTable columns={columns()} data={people} options={options} />
    </ThemeProvider>,
  ).el;
const iconOf = (el: ParentNode, name: string) => one(el, `button[aria-label="${name}"] svg`).dataset.testid;

proves(
  "The stepped pagination (paginationType: 'stepped') doesn't swap the previous one, so both of its arrows point the same way.",
  () => {
    const names = ['Previous Page', 'Next Page'];
    const icons = (options: Options<Person>) => names.map((name) => iconOf(inRtl(options), name));
    expect(icons({})).toEqual(['chevron_right', 'chevron_left']);
    expect(icons({ paginationType: 'stepped' })).toEqual(['chevron_left', 'chevron_left']);
  },
);

proves('In a right-to-left theme, first and last are swapped.', () => {
  const el = inRtl({ showFirstLastPageButtons: { first: false } });
  expect(all(el, '[aria-label="First Page"]').length).toBeGreaterThan(0);
  expect(all(el, '[aria-label="Last Page"]')).toHaveLength(0);
});

proves(
  ['Without an openIcon, it is rotated by 90 degrees while the panel is open.', "which isn't rotated"],
  () => {
    const transform = (panel: object) => {
      const { el } = mountTable({}, { detailPanel: [{ render: () => 'x', ...panel }] });
      const toggle = one(el, 'button[aria-label="Detail panel visibility toggle"]');
      click(toggle);
      return one(el, 'button[aria-label="Detail panel visibility toggle"]').style.transform;
    };
    const icon = () => <i />;
    expect(transform({})).toBe('rotate(90deg)');
    expect(transform({ icon })).toBe('rotate(90deg)');
    expect(transform({ icon, openIcon: icon })).toBe('none');
  },
);
