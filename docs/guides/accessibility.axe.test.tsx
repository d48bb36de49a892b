import MaterialTable from '@material-table/core';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import { type ComponentProps, forwardRef } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import GroupRows from '../../demos/group/override.row';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, focused, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, save } from '../../tests/claims/table';
import { components as parts } from './_accessible-parts';
import { broken, found, quiet } from './_axe';
import Cured from './accessibility.cured';
const noop = () => undefined;
const editable = { onRowUpdate: save };
const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
const grouped = () => columns({ city: { defaultGroupOrder: 0 } });
const named = (name: string) => ({ slotProps: { input: { 'aria-label': name } } });
const key = (keys: string) => userEvent.keyboard(keys);
const openCell = (el: ParentNode) => click(one(el, 'div[style*=dashed]'));
const names = { selectionProps: named('Select'), headerSelectionProps: named('Select all') };

proves(
  'By default, it reports several: checkboxes and some buttons have no names, sort labels have the wrong role, and rows fade while another row is being edited.',
  async () => {
    const { el } = mountTable({ selection: true }, { editable });
    expect(await broken(el)).toEqual(expect.arrayContaining(['aria-required-parent', 'label']));
    press(el, 'Edit');
    expect(await broken(el)).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
  },
);

proves(
  [
    'with a few props axe reports no issues',
    'This table fixes them:',
    'All row arrows are labeled "Detail panel visibility toggle" and have no aria-expanded. A button in your own column can have its own label and aria-expanded.',
    'empty-table-header, a hint | columns of arrows | your own column with a title, as above',
  ],
  async () => {
    const plain = mountTable(quiet, { detailPanel: () => 'x' }).el;
    expect(await broken(plain, ['best-practice'])).toContain('empty-table-header');
    const arrows = all(plain, 'tbody button');
    expect(arrows.map((arrow) => arrow.getAttribute('aria-label'))).toEqual(
      Array.from({ length: 5 }, () => 'Detail panel visibility toggle'),
    );
    expect(all(plain, '[aria-expanded]:not([role="combobox"])')).toEqual([]);

    const { el } = mount(<Cured />);
    await expect.poll(() => all(el, 'tbody [style*="visibility"], tbody button').length).toBeGreaterThan(5);
    expect(await broken(el)).toEqual([]);
    expect(await broken(el, ['best-practice'])).not.toContain('empty-table-header');
    click(one(el, 'thead [role="button"]:not([aria-disabled])'));
    expect(texts(el, 'th')).toContain('Title, sorted ascending');
    const own = () => one(el, 'button[aria-label="Shelf of Dubliners"]');
    expect(own().getAttribute('aria-expanded')).toBe('false');
    click(own());
    await expect.poll(() => texts(el, 'tbody p')).toEqual(['Shelf J']);
    expect(own().getAttribute('aria-expanded')).toBe('true');
    press(el, 'Edit Dubliners');
    expect(await broken(el)).toEqual([]);
  },
);

proves(
  'label | checkboxes of selection | selectionProps and headerSelectionProps with slotProps.input, as above',
  async () => {
    expect(await found({})).toEqual([]);
    expect(await found({ selection: true })).toEqual(['label']);
    expect(await found({ selection: true, ...names })).toEqual([]);
    expect(await found({ selection: true, selectionProps: names.selectionProps })).toEqual(['label']);
  },
);

proves(
  [
    'label, button-name | checkbox and arrow of a group | showSelectGroupCheckbox: false; a name with icons.DetailPanel, or your own group row',
    'nested-interactive | chips in the group bar | omit options.grouping and use defaultGroupOrder',
  ],
  async () => {
    const selection = { selection: true, ...names };
    expect(await found(selection, { columns: grouped() })).toEqual(['button-name', 'label']);
    const noBox = { ...selection, showSelectGroupCheckbox: false };
    expect(await found(noBox, { columns: grouped() })).toEqual(['button-name']);
    expect(await found(noBox, { columns: grouped(), icons: { DetailPanel: Arrow } })).toEqual([]);
    expect(await broken(one(mount(<GroupRows />).el, 'tbody'))).toEqual([]);
    const bar = await found({ grouping: true, draggable: true }, { columns: grouped() });
    expect(bar).toContain('nested-interactive');
    expect(await found({}, { columns: grouped() })).toEqual(['button-name']);
  },
);

proves(
  'aria-required-parent | sort labels: a column header inside a column header | a button in the theme, or maxColumnSort: 0',
  async () => {
    const { el } = mountTable({ draggable: false });
    expect(await broken(el)).toEqual(['aria-required-parent']);
    expect(one(el, 'th [role="columnheader"]').closest('th')).not.toBeNull();
    expect(await broken(mountTable({ draggable: false, maxColumnSort: 0 }).el)).toEqual([]);
    expect(await broken(mount(withButtons(false)).el)).toEqual([]);
  },
);

proves(
  [
    'In the theme, render MuiTableSortLabel with your own component',
    'nested-interactive | headers whose sort label is a button | draggable: false',
    'a draggable header is itself a button',
  ],
  async () => {
    const { el } = mount(withButtons(false));
    one(el, 'th [role="button"]').focus();
    await key('{Enter}');
    expect(shown(el)[0]).toBe('Ann');
    expect(await broken(mount(withButtons(true)).el)).toEqual(['nested-interactive']);
  },
);

proves(
  [
    'button-name, aria-prohibited-attr | disabled buttons; all buttons of rows while a row is edited | hide them meanwhile, as Actions above does; hidden instead of disabled in actions',
    'other rows while a row is edited: they fade to a fifth',
    'The other rows get an opacity of 0.2, which makes them unreadable.',
    'An opacity in rowStyle overrides it.',
  ],
  async () => {
    const disabled = ['aria-prohibited-attr', 'button-name'];
    const action = { icon: 'x', tooltip: 'Act', onClick: noop };
    expect(await found({}, { actions: [{ ...action, disabled: true }] })).toEqual(disabled);
    expect(await found({}, { actions: [{ ...action, hidden: true }] })).toEqual([]);
    const opacities = (el: ParentNode) => all(el, bodyRow).map((row) => getComputedStyle(row).opacity);
    const edit = (wanted: string) => (el: ParentNode) => {
      press(el, 'Edit');
      expect(opacities(el)).toEqual([wanted, wanted, wanted, wanted]);
    };
    expect(await found({}, { editable }, edit('0.2'))).toEqual([...disabled, 'color-contrast']);
    const opaque = { rowStyle: { opacity: 1 } };
    expect(await found(opaque, { editable }, edit('1'))).toEqual(disabled);
    expect(await found(opaque, { editable, components: { Actions: parts.Actions } }, edit('1'))).toEqual([]);
  },
);

proves('Save and Cancel of a cell', async () => {
  expect(await found({}, { cellEditable }, openCell)).toEqual(['button-name']);
  const body = { saveTooltip: 'Save', cancelTooltip: 'Cancel' } as object;
  expect(await found({}, { cellEditable, localization: { body } }, openCell)).toEqual([]);
});

proves(
  'aria-input-field-name; open: label, nested-interactive | the list of a lookup filter, broken reference | your own filter',
  async () => {
    const lookup = { Bonn: 'Bonn', Oslo: 'Oslo', Rome: 'Rome' };
    const list = columns({ city: { lookup } });
    expect(await found({ filtering: true }, { columns: list })).toEqual(['aria-input-field-name']);
    const { el } = mountTable({ filtering: true }, { columns: columns({ city: { lookup } }) });
    const named = one(el, 'thead [aria-labelledby], tbody [aria-labelledby]');
    const ids = (named.getAttribute('aria-labelledby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id))).toContain(null);
    one(el, 'tbody [role="combobox"], thead [role="combobox"]').dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true }),
    );
    await expect.poll(() => all(document, '[role="option"]').length).toBe(3);
    expect(await broken(one(document, '.MuiMenu-root'))).toEqual(['label', 'nested-interactive']);
    const filterComponent = () => <select aria-label="Filter by city" />;
    const own = columns({ city: { lookup, filterComponent } });
    expect(await found({ filtering: true }, { columns: own })).toEqual([]);
  },
);

proves('aria-progressbar-name | the loading circle | components.OverlayLoading with a name', async () => {
  const OverlayLoading = () => <CircularProgress aria-label="Loading" />;
  expect(await found({}, { isLoading: true })).toEqual(['aria-progressbar-name']);
  expect(await found({}, { isLoading: true, components: { OverlayLoading } })).toEqual([]);
});

proves(
  [
    'aria-required-children, listitem | the menu of columnsButton | your own column chooser',
    'Enter opens, arrows move, Enter or Space hides and shows (only Space for the same entry again), Escape closes',
  ],
  async () => {
    const { el } = mountTable({ ...quiet, columnsButton: true });
    one(el, 'button[aria-label="Show Columns"]').focus();
    await key('{Enter}');
    await expect.poll(() => all(document, '[role="menu"] input').length).toBe(3);
    const rules = await broken(one(document, '.MuiMenu-root'));
    expect(rules).toEqual(expect.arrayContaining(['aria-required-children', 'listitem']));
    expect(focused().textContent).toBe('Name');
    await key('{ArrowDown}');
    expect(focused().textContent).toBe('City');
    await key(' ');
    expect(texts(el, 'th')).toEqual(['Name', 'Age']);
    await key('{Enter}');
    expect(texts(el, 'th')).toEqual(['Name', 'Age']);
    await key(' ');
    expect(texts(el, 'th')).toEqual(['Name', 'City', 'Age']);
    await key('{ArrowDown}{Enter}');
    expect(texts(el, 'th')).toEqual(['Name', 'City']);
    await key('{Escape}');
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Show Columns');

    const own = mountTable(quiet, { title: <Chooser /> }).el;
    one(own, '[role="combobox"]').focus();
    await key('{ArrowDown}');
    await expect.poll(() => texts(document, '[role="option"]')).toEqual(['name', 'city', 'age']);
    expect(await broken(own)).toEqual([]);
    expect(await broken(one(document, '.MuiAutocomplete-popper'))).toEqual([]);
  },
);

/** The chooser of /docs/can-it-do. */
function Chooser() {
  return (
    <Autocomplete
      multiple
      options={['name', 'city', 'age']}
      renderInput={(params) => <TextField {...params} label="Columns" />}
    />
  );
}

const Arrow = forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => (
  <ChevronRight {...props} ref={ref} titleAccess="Rows of the group" />
));

const SortButton = forwardRef<HTMLSpanElement, ComponentProps<'span'>>(
  ({ 'aria-sort': _sort, ...props }, ref) => <span {...props} ref={ref} role="button" />,
);

const theme = createTheme({
  components: { MuiTableSortLabel: { defaultProps: { component: SortButton } as object } },
});

const withButtons = (draggable: boolean) => (
  <ThemeProvider theme={theme}>
    <MaterialTable columns={columns()} data={people} options={{ draggable }} />
  </ThemeProvider>
);
