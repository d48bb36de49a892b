import type { Mutants } from './mutant';

/** Mistakes in how rows are kept, filtered, grouped, sorted and selected. */
export const rows: Mutants = {
  'utils/data-manager.js': {
    'Rows are told apart by their place, not by their id': {
      find: 'id: row[idSynonym] || index',
      replace: 'id: index',
      tests: ['options.selection', 'props.data', 'props.rows'],
    },
    'A new array of rows ends the selection': {
      find: '\t\t\t\t...prevTableData,\n',
      replace: '',
      tests: ['props.data', 'options.selection'],
    },
    'defaultGroupSort has no effect': {
      find: 'groupSort: columnDef.defaultGroupSort || "asc"',
      replace: 'groupSort: "asc"',
      tests: ['columns.layout'],
    },
    'all_columns sorts by one column': {
      find: 'if (maxColumnSort === "all_columns") this.maxColumnSort = availableColumnsLength',
      replace: 'if (maxColumnSort === "all_columns") this.maxColumnSort = 1',
      tests: ['options.sorting'],
    },
    'Selecting a parent leaves its children alone': {
      find: '\t\t\t\t\tchildRow.tableData.checked = checked;\n',
      replace: '',
      tests: ['props.rest'],
    },
    'detailPanelType single leaves the other panel open': {
      find: 'this.detailPanelType === "single" &&',
      replace: 'false &&',
      tests: ['options.detail-panel'],
    },
    'A search stays on the page': {
      find: 'this.searched = false;\n\t\tthis.currentPage = 0;',
      replace: 'this.searched = false;',
      tests: ['props.paging'],
    },
    'Select-all takes rows with tableData.disabled': {
      find: 'row.tableData.disabled || selectionResult.disabled ? false : checked',
      replace: 'selectionResult.disabled ? false : checked',
      tests: ['options.selection-limits'],
    },
    'Select-all takes rows that the search hides': {
      find: 'this.searchedData.forEach((row) => {\n\t\t\t\trow.tableData.checked = isChecked(row);',
      replace: 'this.data.forEach((row) => {\n\t\t\t\trow.tableData.checked = isChecked(row);',
      tests: ['props.table-ref', 'options.selection'],
    },
    'The box of a group takes rows with tableData.disabled': {
      find: 'd.tableData.checked = d.tableData.disabled ? false : checked',
      replace: 'd.tableData.checked = checked',
      tests: ['options.selection-limits'],
    },
    'At the limit the ranks of sorted columns do not close up': {
      find: 'if (collection.sortOrder) collection.sortOrder -= 1;\n\t\t\t\telse if',
      replace: 'if',
      tests: ['options.sorting', 'props.sort-by-ref'],
    },
    'A click on a chip does not turn the order of groups': {
      find: 'column.tableData.groupSort = "desc"',
      replace: 'column.tableData.groupSort = "asc"',
      tests: ['options.grouping'],
    },
    'A column with grouping: false can be dragged into the group bar': {
      find: 'newGroup.grouping === false || ',
      replace: '',
      tests: ['columns.layout'],
    },
    'A numeric column sorts 0 before negative numbers': {
      find: 'if (type === "numeric") return a - b;',
      replace: 'if (type === "numerical") return a - b;',
      tests: ['columns.filtering'],
    },
    'clientSorting: false sorts all the same': {
      find: 'if (!this.clientSorting) return list;',
      replace: '',
      tests: ['options.sorting'],
    },
    'Descending order by customSort is ascending': {
      find: 'columnDef.customSort(b, a, "row", orderDirection)',
      replace: 'columnDef.customSort(a, b, "row", orderDirection)',
      tests: ['columns.header'],
    },
    'A text filter minds upper and lower case': {
      find: 'value.toString().toUpperCase().includes(tableData.filterValue.toUpperCase())',
      replace: 'value.toString().includes(tableData.filterValue)',
      tests: ['options.filtering'],
    },
    'A number filter finds parts of numbers': {
      find: 'this.getFieldValue(row, columnDef) + "" === tableData.filterValue',
      replace: '(this.getFieldValue(row, columnDef) + "").includes(tableData.filterValue)',
      tests: ['columns.filtering', 'options.filtering'],
    },
    'The boolean filter never finds the unchecked': {
      find: '!value && tableData.filterValue === "unchecked"',
      replace: 'false',
      tests: ['columns.types', 'columns.date-filters', 'columns.filtering'],
    },
    'searchable has no effect': {
      find: 'columnDef.searchable === void 0 ? !columnDef.hidden : columnDef.searchable',
      replace: '!columnDef.hidden',
      tests: ['columns.filtering'],
    },
    'The date filter finds the day in every year': {
      find: 'currentDateToCompare = formatDate(currentDate, "MM/dd/yyyy");\n\t\t\t\t\t\tselectedDateToCompare = formatDate(selectedDate, "MM/dd/yyyy");',
      replace:
        'currentDateToCompare = formatDate(currentDate, "MM/dd");\n\t\t\t\t\t\tselectedDateToCompare = formatDate(selectedDate, "MM/dd");',
      tests: ['columns.date-filters'],
    },
    'Spaces around the searched text count': {
      find: 'this.searchText.trim()',
      replace: 'this.searchText',
      tests: ['options.search', 'columns.filtering'],
    },
    'defaultExpanded as a function opens no group': {
      find: 'isDefaultExpanded = this.defaultExpanded(currentRow)',
      replace: 'isDefaultExpanded = false',
      tests: ['options.grouping'],
    },
    'A search does not open the branches that lead to a hit': {
      find: 'this.expandTreeForNodes(this.searchedData);',
      replace: '',
      tests: ['props.rest'],
    },
  },
};
