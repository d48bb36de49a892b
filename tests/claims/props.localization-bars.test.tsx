import { type Localization } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from './claim';
import { click, press, showsTooltip } from './hands';
import { bodyRow, one, texts } from './read';
import { columns, mountTable, people } from './table';

proves(['Text before the chips in the group bar.', 'Text in the group bar while nothing is grouped.'], () => {
  const localization: Localization = { grouping: { groupedBy: 'by', placeholder: 'drag here' } };
  expect(mountTable({ grouping: true }, { localization }).el.textContent).toContain('drag here');
  const grouped = columns({ city: { defaultGroupOrder: 0 } });
  const { el } = mountTable({ grouping: true }, { localization, columns: grouped });
  expect(texts(el, '.MuiToolbar-root .MuiTypography-caption')[0]).toBe('by');
});

proves(
  [
    'Range of the rows shown',
    '{from}, {to} and {count} are replaced.',
    'The table fills in {from}, {to}, {count} and {0}.',
    'Text before the rows-per-page field.',
    'Text after the number in that field, as in "5 rows".',
  ],
  () => {
    const pagination = {
      labelDisplayedRows: '{from} to {to} out of {count}',
      labelRows: 'lines',
      labelRowsPerPage: 'Show',
    };
    const { el } = mountTable({}, { localization: { pagination } });
    expect(el.textContent).toContain('1 to 5 out of 12');
    expect(one(el, '.MuiTablePagination-select').textContent?.trim()).toBe('5 lines');
    expect(one(el, '.MuiTablePagination-selectLabel').textContent).toBe('Show');
  },
);

proves(
  [
    'Tooltip of the button to the first page.',
    'Name of the button to the first page.',
    'Tooltip of the button to the previous page.',
    'Tooltip of the button to the next page.',
    'Tooltip of the button to the last page.',
  ],
  () => {
    const words = ['first', 'previous', 'next', 'last'];
    const pairs = words.flatMap((word) => [
      [`${word}AriaLabel`, `${word} name`],
      [`${word}Tooltip`, `${word} tip`],
    ]);
    const { el } = mountTable({}, { localization: { pagination: Object.fromEntries(pairs) } });
    const buttons = words.map((word) => one(el, `button[aria-label="${word} name"]`));
    const tips = buttons.map((button) => button.closest('span[aria-label]')?.getAttribute('aria-label'));
    expect(tips).toEqual(['first tip', 'previous tip', 'next tip', 'last tip']);
  },
);

proves(
  'Text instead of the title while rows are selected, as a string in which {0} is replaced with the number, or a function of the number',
  () => {
    const title = (nRowsSelected: string | ((count: number) => string)) => {
      const { el } = mountTable({ selection: true }, { localization: { toolbar: { nRowsSelected } } });
      click(one(el, `${bodyRow} input`));
      return texts(el, 'h6');
    };
    expect(title('{0} chosen')).toEqual(['1 chosen']);
    expect(title((count) => `just ${count}`)).toEqual(['just 1']);
  },
);

proves(
  [
    'Tooltip of the columns button.',
    'Name of the columns button for screen readers.',
    'First line of the columns menu.',
    "The menu's title is localization.toolbar.addRemoveColumns.",
    'Tooltip of the export button.',
    'Name of the export button for screen readers.',
  ],
  async () => {
    const toolbar = {
      showColumnsTitle: 'columns tip',
      showColumnsAriaLabel: 'columns name',
      addRemoveColumns: 'pick some',
      exportTitle: 'export tip',
      exportAriaLabel: 'export name',
    };
    const exportMenu = [{ label: 'CSV', exportFunc: () => {} }];
    const { el } = mountTable(
      { columnsButton: true, exportMenu },
      { localization: { toolbar }, data: people },
    );
    await showsTooltip(() => one(el, '[aria-label="columns name"]'), 'columns tip');
    await showsTooltip(() => one(el, '[aria-label="export name"]'), 'export tip');
    press(el, 'columns name');
    expect(one(document, '[role=menuitem]').textContent).toBe('pick some');
  },
);
