/** A member that the runtime reads and the types lack. */
export interface Extra {
  ref: `${string}.${string}`;
  type: string;
  /** Where 8.0.3 reads it, below `dist/`: a file, and the code in it. A test looks them up. */
  evidence: [file: string, words: string];
}

/** Members that only the runtime has. When an upgrade types one of them, the model rejects its entry here. */
export const extras: Extra[] = [
  {
    ref: 'Options.cellStyle',
    type: 'React.CSSProperties',
    evidence: ['components/MTableBodyRow/index.js', 'cellStyle: options.cellStyle'],
  },
  {
    ref: 'Column.maxWidth',
    type: 'number',
    evidence: ['components/MTableHeader/index.js', 'columnDef.maxWidth'],
  },
  {
    ref: 'Column.ariaLabel',
    type: 'string',
    evidence: ['components/MTableHeader/index.js', 'columnDef.ariaLabel'],
  },
  {
    ref: 'Column.ariaSortAsc',
    type: 'string',
    evidence: ['components/MTableHeader/index.js', 'columnDef.ariaSortAsc'],
  },
  {
    ref: 'Column.ariaSortDesc',
    type: 'string',
    evidence: ['components/MTableHeader/index.js', 'columnDef.ariaSortDesc'],
  },
  {
    ref: 'Column.tableData',
    type: 'object',
    evidence: ['utils/data-manager.js', 'columnDef.tableData ='],
  },
  {
    ref: 'DetailPanel.iconProps',
    type: 'IconProps',
    evidence: ['components/MTableBodyRow/index.js', 'panel.iconProps'],
  },
  {
    ref: 'EditComponentProps.helperText',
    type: 'string',
    evidence: ['components/MTableEditRow/index.js', 'helperText: error.helperText'],
  },
  {
    ref: 'EditComponentProps.autoFocus',
    type: 'boolean',
    evidence: ['components/MTableEditRow/index.js', 'autoFocus: focusedCol === index'],
  },
  {
    ref: 'EditComponentProps.locale',
    type: 'object',
    evidence: ['components/MTableEditRow/index.js', 'locale: props.localization.dateTimePickerLocalization'],
  },
  {
    ref: 'Localization.dateTimePickerLocalization',
    type: 'object',
    evidence: ['store/LocalizationStore.js', 'mergedLocalization.dateTimePickerLocalization'],
  },
  {
    ref: 'Localization.body.saveTooltip',
    type: 'React.ReactNode',
    evidence: ['components/m-table-edit-cell.js', 'this.props.localization.saveTooltip'],
  },
  {
    ref: 'Localization.body.cancelTooltip',
    type: 'React.ReactNode',
    evidence: ['components/m-table-edit-cell.js', 'this.props.localization.cancelTooltip'],
  },
  {
    ref: 'Localization.body.bulkEditTooltip',
    type: 'React.ReactNode',
    evidence: ['material-table.js', 'localization.bulkEditTooltip'],
  },
  {
    ref: 'Localization.body.bulkEditApprove',
    type: 'React.ReactNode',
    evidence: ['material-table.js', 'localization.bulkEditApprove'],
  },
  {
    ref: 'Localization.body.bulkEditCancel',
    type: 'React.ReactNode',
    evidence: ['material-table.js', 'localization.bulkEditCancel'],
  },
  {
    ref: 'Components.EditCell',
    type: 'React.ComponentType<any>',
    evidence: ['defaults/props.components.js', 'EditCell: MTableEditCell'],
  },
  {
    ref: 'Components.SummaryRow',
    type: 'React.ComponentType<any>',
    evidence: ['defaults/props.components.js', 'SummaryRow: MTableSummaryRow'],
  },
  {
    ref: 'Icons.Resize',
    type: 'React.ForwardRefExoticComponent<any> & React.RefAttributes<SVGSVGElement>',
    evidence: ['defaults/props.icons.js', 'Resize: forwardRef'],
  },
  {
    ref: 'TableRef.onAllSelected',
    type: '(checked: boolean) => void',
    evidence: ['material-table.js', 'onAllSelected = (checked) =>'],
  },
  {
    ref: 'TableRef.retry',
    type: '() => void',
    evidence: ['material-table.js', 'retry = () =>'],
  },
  {
    ref: 'TableRef.onPageChange',
    type: '(event: unknown, page: number) => void',
    evidence: ['material-table.js', 'onPageChange = (event, page) =>'],
  },
  {
    ref: 'TableRef.onChangeOrder',
    type: "(columnIndex: number, direction: 'asc' | 'desc' | '', sortOrder?: number) => void",
    evidence: ['material-table.js', 'onChangeOrder = (orderBy, orderDirection, sortOrder) =>'],
  },
  {
    ref: 'TableRef.onFilterChange',
    type: '(columnId: number, value: any, operator?: string) => void',
    evidence: ['material-table.js', 'onFilterChange = (columnId, value, operator'],
  },
  {
    ref: 'TableRef.state',
    type: 'object',
    evidence: ['material-table.js', 'this.state = {'],
  },
  {
    ref: 'TableRef.dataManager',
    type: 'DataManager',
    evidence: ['material-table.js', 'dataManager = new DataManager()'],
  },
  {
    ref: 'TableRef.setState',
    type: "React.Component['setState']",
    evidence: ['material-table.js', 'class extends React.Component'],
  },
];
