import type { Mutants } from './mutant';

/** Mistakes in how rows are kept, filtered, grouped, sorted and selected. */
export const rows: Mutants = {
  'utils/data-manager.js': {
    'id-is-index': {
      notice: 'Rows are told apart by their place, not by their id.',
      find: 'id: row[idSynonym] || index',
      replace: 'id: index',
      tests: ['options.selection', 'props.data', 'props.rows'],
    },
    'state-of-row-lost': {
      notice: 'A new array of rows ends the selection.',
      find: '\t\t\t\t...prevTableData,\n',
      replace: '',
      tests: ['props.data', 'options.selection'],
    },
    'group-sort-default': {
      notice: 'defaultGroupSort has no effect.',
      find: 'groupSort: columnDef.defaultGroupSort || "asc"',
      replace: 'groupSort: "asc"',
      tests: ['columns.layout'],
    },
    'all-columns-one': {
      notice: 'all_columns sorts by one column.',
      find: 'if (maxColumnSort === "all_columns") this.maxColumnSort = availableColumnsLength',
      replace: 'if (maxColumnSort === "all_columns") this.maxColumnSort = 1',
      tests: ['options.sorting'],
    },
    'children-unselected': {
      notice: 'Selecting a parent leaves its children alone.',
      find: '\t\t\t\t\tchildRow.tableData.checked = checked;\n',
      replace: '',
      tests: ['props.rest'],
    },
    'single-panel': {
      notice: 'detailPanelType single leaves the other panel open.',
      find: 'this.detailPanelType === "single" &&',
      replace: 'false &&',
      tests: ['options.detail-panel'],
    },
    'search-keeps-page': {
      notice: 'A search stays on the page.',
      find: 'this.searched = false;\n\t\tthis.currentPage = 0;',
      replace: 'this.searched = false;',
      tests: ['props.paging'],
    },
    'select-all-disabled': {
      notice: 'Select-all takes rows with tableData.disabled.',
      find: 'row.tableData.disabled || selectionResult.disabled ? false : checked',
      replace: 'selectionResult.disabled ? false : checked',
      tests: ['options.selection-limits'],
    },
    'select-all-hidden': {
      notice: 'Select-all takes rows that the search hides.',
      find: 'this.searchedData.forEach((row) => {\n\t\t\t\trow.tableData.checked = isChecked(row);',
      replace: 'this.data.forEach((row) => {\n\t\t\t\trow.tableData.checked = isChecked(row);',
      tests: ['props.table-ref', 'options.selection'],
    },
    'group-box-disabled': {
      notice: 'The box of a group takes rows with tableData.disabled.',
      find: 'd.tableData.checked = d.tableData.disabled ? false : checked',
      replace: 'd.tableData.checked = checked',
      tests: ['options.selection-limits'],
    },
    'oldest-sort-stays': {
      notice: 'At the limit the ranks of sorted columns do not close up.',
      find: 'if (collection.sortOrder) collection.sortOrder -= 1;\n\t\t\t\telse if',
      replace: 'if',
      tests: ['options.sorting', 'props.sort-by-ref'],
    },
    'chip-sorts-once': {
      notice: 'A click on a chip does not turn the order of groups.',
      find: 'column.tableData.groupSort = "desc"',
      replace: 'column.tableData.groupSort = "asc"',
      tests: ['options.grouping'],
    },
    'grouping-false': {
      notice: 'A column with grouping: false can be dragged into the group bar.',
      find: 'newGroup.grouping === false || ',
      replace: '',
      tests: ['columns.layout'],
    },
    'numbers-as-texts': {
      notice: 'A numeric column sorts 0 before negative numbers.',
      find: 'if (type === "numeric") return a - b;',
      replace: 'if (type === "numerical") return a - b;',
      tests: ['columns.filtering'],
    },
    'client-sorting': {
      notice: 'clientSorting: false sorts all the same.',
      find: 'if (!this.clientSorting) return list;',
      replace: '',
      tests: ['options.sorting'],
    },
    'custom-sort-desc': {
      notice: 'Descending order by customSort is ascending.',
      find: 'columnDef.customSort(b, a, "row", orderDirection)',
      replace: 'columnDef.customSort(a, b, "row", orderDirection)',
      tests: ['columns.header'],
    },
    'filter-case': {
      notice: 'A text filter minds upper and lower case.',
      find: 'value.toString().toUpperCase().includes(tableData.filterValue.toUpperCase())',
      replace: 'value.toString().includes(tableData.filterValue)',
      tests: ['options.filtering'],
    },
    'number-filter-part': {
      notice: 'A number filter finds parts of numbers.',
      find: 'this.getFieldValue(row, columnDef) + "" === tableData.filterValue',
      replace: '(this.getFieldValue(row, columnDef) + "").includes(tableData.filterValue)',
      tests: ['columns.filtering', 'options.filtering'],
    },
    'boolean-filter': {
      notice: 'The boolean filter never finds the unchecked.',
      find: '!value && tableData.filterValue === "unchecked"',
      replace: 'false',
      tests: ['columns.types', 'columns.date-filters', 'columns.filtering'],
    },
    'search-hidden-column': {
      notice: 'searchable has no effect.',
      find: 'columnDef.searchable === void 0 ? !columnDef.hidden : columnDef.searchable',
      replace: '!columnDef.hidden',
      tests: ['columns.filtering'],
    },
    'date-filter-any-year': {
      notice: 'The date filter finds the day in every year.',
      find: 'currentDateToCompare = formatDate(currentDate, "MM/dd/yyyy");\n\t\t\t\t\t\tselectedDateToCompare = formatDate(selectedDate, "MM/dd/yyyy");',
      replace:
        'currentDateToCompare = formatDate(currentDate, "MM/dd");\n\t\t\t\t\t\tselectedDateToCompare = formatDate(selectedDate, "MM/dd");',
      tests: ['columns.date-filters'],
    },
    'search-untrimmed': {
      notice: 'Spaces around the searched text count.',
      find: 'this.searchText.trim()',
      replace: 'this.searchText',
      tests: ['options.search', 'columns.filtering'],
    },
    'group-expanded-function': {
      notice: 'defaultExpanded as a function opens no group.',
      find: 'isDefaultExpanded = this.defaultExpanded(currentRow)',
      replace: 'isDefaultExpanded = false',
      tests: ['options.grouping'],
    },
    'search-closes-tree': {
      notice: 'A search does not open the branches that lead to a hit.',
      find: 'this.expandTreeForNodes(this.searchedData);',
      replace: '',
      tests: ['props.rest'],
    },
  },
};
