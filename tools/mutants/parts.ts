import type { Mutants } from './mutant';

/** Mistakes in the parts of the table: rows, cells, bars. */
export const parts: Mutants = {
  'store/LocalizationStore.js': {
    'Texts that a later localization leaves out fall back to English': {
      find: 'const mergedLocalization = merge(localization, nextLocalization ?? {})',
      replace: 'const mergedLocalization = merge(props_localization_default, nextLocalization ?? {})',
      tests: ['props.localization'],
    },
    'An override that is no longer passed is gone': {
      find: '...components,\n\t\t\t...nextComponents',
      replace: '...props_components_default,\n\t\t\t...nextComponents',
      tests: ['components.overrides'],
    },
  },
  'components/MTableAction/index.js': {
    'A click on an action is a click on the row, too': {
      find: 'event.stopPropagation();',
      replace: '',
      tests: ['props.action'],
    },
    'iconProps do not reach a font icon': {
      find: '...action.iconProps,\n\t\t\t\tchildren: action.icon',
      replace: 'children: action.icon',
      tests: ['props.action'],
    },
  },
  'components/MTableBodyRow/index.js': {
    'Row actions stay enabled while a row is edited': {
      find: 'disabled: props.hasAnyEditingRow',
      replace: 'disabled: false',
      tests: ['props.action'],
    },
    'Other rows do not fade while one is edited': {
      find: 'style.opacity ? style.opacity : .2',
      replace: 'style.opacity ? style.opacity : 1',
      tests: ['options.rows'],
    },
    'Clicks on rows count while a row is edited': {
      find: '!hasAnyEditingRow && handleOnRowClick(event)',
      replace: 'handleOnRowClick(event)',
      tests: ['props.rows'],
    },
  },
  'components/MTableCell/cellUtils.js': {
    'emptyValue does not stand for null': {
      find: '(props.value === void 0 || props.value === null)',
      replace: '(props.value === void 0)',
      tests: ['columns.cells'],
    },
  },
  'components/MTableFilterRow/LookupFilter.js': {
    'A closed menu of choices does not filter': {
      find: 'if (columnDef.filterOnItemSelect !== true) onFilterChanged',
      replace: 'if (columnDef.filterOnItemSelect === true) onFilterChanged',
      tests: ['columns.filtering'],
    },
  },
  'components/MTableFilterRow/index.js': {
    'A column without a field has no filter in spite of customFilterAndSearch': {
      find: 'if (columnDef.field || columnDef.customFilterAndSearch)',
      replace: 'if (columnDef.field)',
      tests: ['columns.titles', 'columns.filtering', 'options.filtering', 'columns.cells'],
    },
  },
  'components/MTableGroupRow/index.js': {
    'column.groupTitle goes before options.groupTitle': {
      find: 'if (typeof options.groupTitle === "function")',
      replace: 'if (typeof options.groupTitle === "function" && !column.groupTitle)',
      tests: ['options.grouping'],
    },
  },
  'components/MTableHeader/index.js': {
    'thirdSortClick means the opposite': {
      find: 'if (thirdSortClick) return "";',
      replace: 'if (!thirdSortClick) return "";',
      tests: ['options.sorting'],
    },
  },
  'components/MTablePagination/index.js': {
    'The button for the first page goes one page back': {
      find: 'props.onPageChange(event, 0)',
      replace: 'props.onPageChange(event, props.page - 1)',
      tests: ['options.paging'],
    },
  },
  'components/MTableSteppedPaginationInner/index.js': {
    'The stepped button for the last page goes one page on': {
      find: 'Math.max(0, Math.ceil(props.count / props.rowsPerPage) - 1)',
      replace: 'props.page + 1',
      tests: ['options.paging'],
    },
  },
  'components/MTableToolbar/index.js': {
    'export: true does not bring a hidden column in': {
      find: '(!columnDef.hidden || columnDef.export === true)',
      replace: '!columnDef.hidden',
      tests: ['columns.header', 'options.export'],
    },
    'A grouped table exports groups instead of rows': {
      find: 'while (Array.isArray(extractedData?.[0]?.data))',
      replace: 'while (false)',
      tests: ['columns.resizing', 'options.export'],
    },
    'The columns button stays while rows are selected': {
      find: 'options.columnsButton && !isSelectionActive',
      replace: 'options.columnsButton',
      tests: ['options.columns'],
    },
  },
  'components/MTableSummaryRow/index.js': {
    'The style of a summary cell is laid over the one of the column': {
      find: 'style = summaryColumn.style;',
      replace: 'style = { ...style, ...summaryColumn.style };',
      tests: ['events.tree', 'props.rest', 'props.data-change'],
    },
    'index of a summary cell ignores that columns were dragged': {
      find: 'index: column.tableData.columnOrder',
      replace: 'index: column.tableData.id',
      tests: ['events.tree', 'props.rest', 'props.data-change'],
    },
  },
  'components/m-table-body.js': {
    'showEmptyDataSourceMessage: false shows the message all the same': {
      find: 'options.showEmptyDataSourceMessage && renderData.length === 0',
      replace: 'renderData.length === 0',
      tests: ['options.loading'],
    },
  },
  'components/m-table-detailpanel.js': {
    'detailPanelOffset leaves nothing free on the right': {
      find: 'props.renderColumns.length - props.options.detailPanelOffset.left - props.options.detailPanelOffset.right',
      replace: 'props.renderColumns.length - props.options.detailPanelOffset.left',
      tests: ['options.detail-panel'],
    },
  },
};
