import type { Mutants } from './mutant';

/** Mistakes in the table's own workings: queries, events, and what surrounds the rows. */
export const table: Mutants = {
  'material-table.js': {
    'Remote data starts on the first page whatever initialPage says': {
      find: 'page: this.props.options.initialPage || 0',
      replace: 'page: 0',
      tests: ['props.data', 'options.paging'],
    },
    'With grouping the table sorts by several columns': {
      find: 'setMaxColumnSort(grouping ? 1 : maxColumnSort)',
      replace: 'setMaxColumnSort(maxColumnSort)',
      tests: ['options.sorting'],
    },
    'The first sort has more columns than maxColumnSort allows': {
      find: '[...defaultOrderByCollection].slice(0, maxColumnSort)',
      replace: '[...defaultOrderByCollection]',
      tests: ['options.sorting'],
    },
    'A change of options throws away what was searched for': {
      find: 'isInit && this.dataManager.changeSearchText(',
      replace: 'this.dataManager.changeSearchText(',
      tests: ['options', 'options.search'],
    },
    'A remote table that starts on a later page stays empty': {
      find: 'changePaging(this.isRemoteData() ? false : props.options.paging)',
      replace: 'changePaging(props.options.paging)',
      tests: ['options.paging', 'props.data'],
    },
    'When the rows of the last page vanish, the table goes to the first page': {
      find: 'this.onPageChange(null, Math.max(0, Math.ceil(count / pageSize) - 1))',
      replace: 'this.onPageChange(null, 0)',
      tests: ['props.paging'],
    },
    'Sorting remote data stays on the page': {
      find: 'query.page = 0;\n\t\t\tquery.orderBy =',
      replace: 'query.orderBy =',
      tests: ['data.queries', 'props.data', 'props.remote-query'],
    },
    'Another number of rows keeps the page number of remote data': {
      find: 'query.pageSize = event.target.value;\n\t\t\tquery.page = 0;',
      replace: 'query.pageSize = event.target.value;',
      tests: ['data.queries', 'props.data', 'props.remote-query', 'props.paging'],
    },
    'Another number of rows is not reported to onPageChange': {
      find: 'this.props.onPageChange && this.props.onPageChange(0, pageSize);',
      replace: '',
      tests: ['props.paging'],
    },
    'onColumnDragged gets its two places in the wrong order': {
      find: 'this.props.onColumnDragged(result.source.index, result.destination.index)',
      replace: 'this.props.onColumnDragged(result.destination.index, result.source.index)',
      tests: ['props.events'],
    },
    'onGroupRemoved always reports the outermost level': {
      find: 'this.props.onGroupRemoved(groupedColumn, index)',
      replace: 'this.props.onGroupRemoved(groupedColumn, 0)',
      tests: ['props.events'],
    },
    'onChangeColumnHidden reports the opposite': {
      find: 'this.props.onChangeColumnHidden(column, hidden)',
      replace: 'this.props.onChangeColumnHidden(column, !hidden)',
      tests: ['props.events'],
    },
    'onFilterChange runs before the rows have changed': {
      find: '} else this.setState(this.dataManager.getRenderState(), () => {\n\t\t\tif (this.props.onFilterChange) {',
      replace:
        '} else ((state, report) => { report(); this.setState(state); })(this.dataManager.getRenderState(), () => {\n\t\t\tif (this.props.onFilterChange) {',
      tests: ['props.events'],
    },
    'onSearchChange is silent for an array': {
      find: '} else this.setState(this.dataManager.getRenderState(), () => {\n\t\t\tthis.props.onSearchChange && this.props.onSearchChange(searchText);',
      replace: '} else this.setState(this.dataManager.getRenderState(), () => {',
      tests: ['props.events'],
    },
    'onSelectionChange forgets the rows of other pages': {
      find: 'findSelecteds(this.state.originalData)',
      replace: 'findSelecteds(this.state.renderData)',
      tests: ['props.rows'],
    },
    'A retried query does not know the error before': {
      find: 'error: this.state.errorState\n',
      replace: 'error: void 0\n',
      tests: ['props.data'],
    },
    'localization.error has no effect': {
      find: 'error !== void 0 ? error : this.props.localization.error',
      replace: 'error !== void 0 ? error : "Error"',
      tests: ['props.data'],
    },
    'onTreeExpandChange reports the opposite': {
      find: 'this.props.onTreeExpandChange(data, data.tableData.isTreeExpanded)',
      replace: 'this.props.onTreeExpandChange(data, !data.tableData.isTreeExpanded)',
      tests: ['props.rest'],
    },
    'onDetailPanelChange reports a closed panel as open': {
      find: '? "open" : "closed"',
      replace: '? "open" : "open"',
      tests: ['props.detail-panel'],
    },
    'exportAllData leaves out what a filter hides': {
      find: 'exportAllData ? this.dataManager.data :',
      replace: 'exportAllData ? this.dataManager.searchedData :',
      tests: ['options.export'],
    },
    'The pager is missing above the table for paginationPosition both': {
      find: 'props.options.paginationPosition === "top" || props.options.paginationPosition === "both"',
      replace: 'props.options.paginationPosition === "top"',
      tests: ['options.paging'],
    },
    'style does not reach the paper': {
      find: '...props.style\n',
      replace: '\n',
      tests: ['props.look'],
    },
  },
  'utils/hooks/useDoubleClick.js': {
    'A single click waits half a second when a double click is possible': {
      find: 'setTimeout(singleClick, 250)',
      replace: 'setTimeout(singleClick, 500)',
      tests: ['props.rows'],
    },
  },
};
