import type { Rule } from '../types';
import { actionNameless } from './action-nameless';
import { actionRows } from './action-rows';
import { actionsIndex } from './actions-index';
import { allColumnsSort } from './all-columns-sort';
import { asyncValidate } from './async-validate';
import { bulkEditable } from './bulk-editable';
import { bulkInGroups } from './bulk-in-groups';
import { bulkValidate } from './bulk-validate';
import { cellEditor } from './cell-editor';
import { cellStyleRow } from './cell-style-row';
import { cellValidate } from './cell-validate';
import { changedArray } from './changed-array';
import { changingKey } from './changing-key';
import { checkboxesNameless } from './checkboxes-nameless';
import { clearCriteria } from './clear-criteria';
import { columnType } from './column-type';
import { copiedProps } from './copied-props';
import { customSort } from './custom-sort';
import { dataWithoutPromise } from './data-without-promise';
import { dateTexts } from './date-texts';
import { defaultImport } from './default-import';
import { deletedTableData } from './deleted-table-data';
import { disabledAction } from './disabled-action';
import { disabledRows } from './disabled-rows';
import { doubleScroll } from './double-scroll';
import { doubledUuid } from './doubled-uuid';
import { dragPastHidden } from './drag-past-hidden';
import { duplicateIds } from './duplicate-ids';
import { elementTexts } from './element-texts';
import { endlessSave } from './endless-save';
import { exportNames } from './export-names';
import { exportTransformer } from './export-transformer';
import { exportedLists } from './exported-lists';
import { fixedColumns } from './fixed-columns';
import { fontIcons } from './font-icons';
import { frozenColumns } from './frozen-columns';
import { groupRules } from './groups';
import { hooksInPanel } from './hooks-in-panel';
import { inlineOverride } from './inline-override';
import { innerComponent } from './inner-component';
import { keepDirection } from './keep-direction';
import { labelText } from './label-text';
import { lateAnswer } from './late-answer';
import { lookupKeys } from './lookup-keys';
import { lostThis } from './lost-this';
import { madeIds } from './made-ids';
import { manyRows } from './many-rows';
import { memoWithoutList } from './memo-without-list';
import { missingExport } from './missing-export';
import { nestedFields } from './nested-fields';
import { newColumns } from './new-columns';
import { newOptions } from './new-options';
import { noColumns } from './no-columns';
import { noData } from './no-data';
import { nothingReturned } from './nothing-returned';
import { oldDetailPanel } from './old-detail-panel';
import { oldExport } from './old-export';
import { oldNames } from './old-names';
import { oldPackage } from './old-package';
import { orderListsAll } from './order-lists-all';
import { paddingDefault } from './padding-default';
import { pageProps } from './page-props';
import { pageSize } from './page-size';
import { panelCallback } from './panel-callback';
import { panelOffset } from './panel-offset';
import { partialIcons } from './partial-icons';
import { pickerLocale } from './picker-locale';
import { queryChange } from './query-change';
import { refIgnored } from './ref-ignored';
import { remoteRules } from './remote-rules';
import { renamedDoubleClick } from './renamed-double-click';
import { renamedPaging } from './renamed-paging';
import { renderedText } from './rendered-text';
import { rowByIdentity } from './row-by-identity';
import { rowElements } from './row-elements';
import { rowIndexInGroups } from './row-index-in-groups';
import { rowSelected } from './row-selected';
import { rowsWithoutId } from './rows-without-id';
import { saveWithoutPromise } from './save-without-promise';
import { sharedColumns } from './shared-columns';
import { sortWithoutField } from './sort-without-field';
import { sortingOption, sortingUnread } from './sorting-option';
import { styleWidth } from './style-width';
import { summaryCurrentData } from './summary-current-data';
import { summaryElement } from './summary-element';
import { tableDataIndex } from './table-data-index';
import { tableFirst } from './table-first';
import { timeLocale } from './time-locale';
import { togglePanel } from './toggle-panel';
import { treeCallback } from './tree-callback';
import { unknownField } from './unknown-field';
import { unknownMember } from './unknown-member';
import { utcMidnight } from './utc-midnight';
import { widthsReset } from './widths-reset';
import { zeroId } from './zero-id';

/** All rules, in the order of their files. */
export const rules: readonly Rule[] = [
  actionNameless,
  actionRows,
  actionsIndex,
  allColumnsSort,
  asyncValidate,
  bulkEditable,
  bulkInGroups,
  bulkValidate,
  cellEditor,
  cellStyleRow,
  cellValidate,
  changedArray,
  changingKey,
  checkboxesNameless,
  clearCriteria,
  columnType,
  copiedProps,
  customSort,
  dataWithoutPromise,
  dateTexts,
  defaultImport,
  deletedTableData,
  disabledAction,
  disabledRows,
  doubleScroll,
  doubledUuid,
  dragPastHidden,
  duplicateIds,
  elementTexts,
  endlessSave,
  exportNames,
  exportTransformer,
  exportedLists,
  fixedColumns,
  fontIcons,
  frozenColumns,
  ...groupRules,
  hooksInPanel,
  inlineOverride,
  innerComponent,
  keepDirection,
  labelText,
  lateAnswer,
  lookupKeys,
  lostThis,
  madeIds,
  manyRows,
  memoWithoutList,
  missingExport,
  nestedFields,
  newColumns,
  newOptions,
  noColumns,
  noData,
  nothingReturned,
  oldDetailPanel,
  oldExport,
  oldNames,
  oldPackage,
  orderListsAll,
  paddingDefault,
  pageProps,
  pageSize,
  panelCallback,
  panelOffset,
  partialIcons,
  pickerLocale,
  queryChange,
  refIgnored,
  ...remoteRules,
  renamedDoubleClick,
  renamedPaging,
  renderedText,
  rowByIdentity,
  rowElements,
  rowIndexInGroups,
  rowSelected,
  rowsWithoutId,
  saveWithoutPromise,
  sharedColumns,
  sortWithoutField,
  sortingOption,
  sortingUnread,
  styleWidth,
  summaryCurrentData,
  summaryElement,
  tableDataIndex,
  tableFirst,
  timeLocale,
  togglePanel,
  treeCallback,
  unknownField,
  unknownMember,
  utcMidnight,
  widthsReset,
  zeroId,
];
