/** The advice rules about a change between versions, with the line that made the change. */
export const adviceLines: Record<string, string> = {
  'old-package': '2.0',
  'table-data-index': '3.0',
  'row-by-identity': '3.0',
  'old-detail-panel': '3.1',
  'renamed-paging': '3.1',
  'renamed-double-click': '4.2',
  'sorting-option': '4.3',
  'sorting-unread': '4.3',
  'padding-default': '6.0',
};
