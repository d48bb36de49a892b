import MaterialTable from '@material-table/core';
import Archive from '@mui/icons-material/Archive';
import HighlightOff from '@mui/icons-material/HighlightOff';
import ExpandMore from '@mui/icons-material/ExpandMore';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click } from '../../../tests/claims/hands';
import { all, boxes, filterRow, selectAll } from '../../../tests/claims/read';
import { columns, mountTable, people } from '../../../tests/claims/table';

const theme = createTheme({
  components: {
    MuiCheckbox: {
      defaultProps: {
        icon: <RadioButtonUnchecked />,
        checkedIcon: <CheckCircle />,
        indeterminateIcon: <HighlightOff />,
      },
    },
    MuiSelect: { defaultProps: { IconComponent: ExpandMore } },
    MuiChip: { defaultProps: { deleteIcon: <HighlightOff /> } },
    MuiDatePicker: { defaultProps: { slots: { openPickerIcon: Archive } } },
  },
});

const iconsIn = (root: ParentNode, selector: string) =>
  all(root, `${selector} svg`).map((icon) => icon.dataset.testid);

proves(
  [
    "The icons of checkboxes, selects, group chips and date fields come from the theme's default props, not from icons:",
    'The header checkbox also has an indeterminateIcon, and MuiSelect sets the arrow of rows per page and of lookup filters.',
  ],
  () => {
    const own = () => [
      ...columns({
        name: { type: 'date' },
        city: { lookup: { Bonn: 'Bonn' } },
        age: { defaultGroupOrder: 0 },
      }),
    ];
    const options = { selection: true, filtering: true, grouping: true, defaultExpanded: true };
    const selects = '.MuiSelect-root';
    const calendars = '[aria-label^="Choose date"]';
    const { el } = mount(
      <ThemeProvider theme={theme}>
        <MaterialTable columns={own()} data={people} options={options} />
      </ThemeProvider>,
    );
    const checkbox = (box: HTMLInputElement) => iconsIn(box.parentElement as HTMLElement, ':scope >')[0];
    const first = boxes(el)[0]!;
    expect([checkbox(first), checkbox(selectAll(el))]).toEqual([
      'RadioButtonUncheckedIcon',
      'RadioButtonUncheckedIcon',
    ]);
    click(first);
    expect([checkbox(first), checkbox(selectAll(el))]).toEqual(['CheckCircleIcon', 'HighlightOffIcon']);
    expect(iconsIn(el, selects)).toEqual(['ExpandMoreIcon', 'ExpandMoreIcon']);
    expect(iconsIn(el, `${filterRow} ${selects}`)).toEqual(['ExpandMoreIcon']);
    expect(iconsIn(el, `${filterRow} ${calendars}`)).toEqual(['ArchiveIcon']);
    expect(all(el, '.MuiChip-deleteIcon').map((icon) => icon.dataset.testid)).toEqual(['HighlightOffIcon']);
    // The icons without the theme are others.
    const plain = mountTable(options, { columns: own() }).el;
    const known = ['ExpandMoreIcon', 'RadioButtonUncheckedIcon', 'ArchiveIcon', 'CheckCircleIcon'];
    expect(all(plain, 'svg').filter(({ dataset }) => known.includes(dataset.testid ?? ''))).toEqual([]);
  },
);
