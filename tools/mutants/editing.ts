import type { Mutants } from './mutant';

/** Mistakes in editing. */
export const editing: Mutants = {
  'material-table.js': {
    'The row for a new entry stays open after it was saved': {
      find: 'isLoading: false,\n\t\t\t\t\tshowAddRow: false',
      replace: 'isLoading: false,\n\t\t\t\t\tshowAddRow: true',
      tests: ['props.editable'],
    },
    'onRowDelete gets tableData': {
      find: 'if (key !== "tableData") old[key] = val;',
      replace: 'old[key] = val;',
      tests: ['props.editable'],
    },
    'onRowUpdateCancelled gets no row': {
      find: 'this.props.editable.onRowUpdateCancelled(rowData)',
      replace: 'this.props.editable.onRowUpdateCancelled()',
      tests: ['props.editable'],
    },
    'isEditable means the opposite': {
      find: '!calculatedProps.editable.isEditable(rowData)',
      replace: 'calculatedProps.editable.isEditable(rowData)',
      tests: ['props.editable'],
    },
    'Bulk edit brings discarded values back': {
      find: 'this.dataManager.clearBulkEditChangedRows();\n\t\t\t\t\t\tthis.setState(',
      replace: 'this.setState(',
      tests: ['editing.editors', 'props.editable', 'props.editing-keys'],
    },
    'enableEditMode opens a row that nothing could save': {
      find: 'if (!this.props.editable?.onRowUpdate) return;',
      replace: '',
      tests: ['props.rows'],
    },
  },
  'components/MTableEditRow/index.js': {
    'Enter saves from within a textarea': {
      find: 'e.target.type !== "textarea" && e.target.type !== "button"',
      replace: 'e.target.type !== "button"',
      tests: ['editing.buttons', 'props.editing-keys'],
    },
    'editCellStyle wins over actionsCellStyle': {
      find: '...options.editCellStyle,\n\t\t\t\t...options.actionsCellStyle',
      replace: '...options.actionsCellStyle,\n\t\t\t\t...options.editCellStyle',
      tests: ['options.editing'],
    },
  },
  'components/m-table-edit-cell.js': {
    'The old value of a lookup cell is the key': {
      find: 'this.props.getFieldValue(this.props.rowData, this.props.columnDef), this.props.rowData',
      replace:
        'this.props.getFieldValue(this.props.rowData, this.props.columnDef, false), this.props.rowData',
      tests: ['props.cell-editing'],
    },
    'Escape does not give up a cell': {
      find: 'else if (e.keyCode === 27) this.onCancel();',
      replace: '',
      tests: ['props.cell-editing'],
    },
  },
  'utils/validate.js': {
    'An empty text from validate counts as valid': {
      find: 'isValid: false,\n\t\t\t\thelperText: validateResponse',
      replace: 'isValid: validateResponse === "",\n\t\t\t\thelperText: validateResponse',
      tests: ['columns.editing'],
    },
  },
  'components/m-table-edit-field.js': {
    'A cleared price becomes NaN': {
      find: 'if (!value && value !== 0) value = void 0;',
      replace: '',
      tests: ['editing.editors', 'columns.editing', 'props.editing-keys'],
    },
  },
};
