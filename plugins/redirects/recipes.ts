/** The eight pages of recipes, whose sections are now in guides and demo pages. */
export const recipes: Record<string, string> = {
  'docs/recipes': 'docs/guides',
  'docs/recipes/behavior': 'docs/guides/state-outside',
  'docs/recipes/behavior#ask-for-a-confirmation-before-an-action':
    'demos/actions/basic#ask-for-a-confirmation-before-an-action',
  'docs/recipes/behavior#keyboard-shortcut-add-a-row-by-a-key':
    'demos/edit/editable#keyboard-shortcut-add-a-row-by-a-key',
  'docs/recipes/behavior#scroll-to-a-row-or-to-the-top-when-the-page-changes':
    'demos/style/rows#scroll-to-a-row-or-to-the-top-when-the-page-changes',
  'docs/recipes/behavior#confirm-before-leaving-with-unsaved-edits':
    'docs/guides/editing#ask-before-leaving-with-unsaved-changes',
  'docs/recipes/behavior#show-and-hide-columns-from-outside': 'demos/columns/hide#hidden-from-outside',
  'docs/recipes/cells': 'demos/columns/render-image',
  'docs/recipes/cells#several-lines-in-a-cell-line-breaks':
    'docs/guides/columns#several-lines-in-a-cell-line-breaks',
  'docs/recipes/cells#cut-long-text-with-an-ellipsis': 'docs/guides/columns#cut-long-text-with-an-ellipsis',
  'docs/recipes/cells#show-more-show-less-expand-a-long-text':
    'docs/guides/columns#show-more-show-less-expand-a-long-text',
  'docs/recipes/looks': 'demos/style/rows',
  'docs/recipes/looks#empty-state-of-your-own-with-a-picture-and-a-button':
    'demos/localization/basic#empty-state-of-your-own-with-a-picture-and-a-button',
  'docs/recipes/looks#loading-skeleton-instead-of-the-spinner':
    'demos/remote-data/basic#loading-skeleton-instead-of-the-spinner',
  'docs/recipes/looks#the-spinner-is-out-of-sight-in-a-high-table':
    'demos/remote-data/basic#the-spinner-is-out-of-sight-in-a-high-table',
  'docs/recipes/looks#print-the-table-all-rows': 'demos/export/basic#print-the-table-all-rows',
  'docs/recipes/looks#without-the-paper-remove-the-shadow-the-background-or-the-lines':
    'docs/guides/styling#without-the-paper-remove-the-shadow-the-background-or-the-lines',
  'docs/recipes/paging': 'demos/pagination/basic',
  'docs/recipes/paging#remember-the-page-size': 'docs/guides/state-outside#remember-the-page-size',
  'docs/recipes/paging#rows-per-page-falls-back-to-the-default':
    'docs/guides/state-outside#rows-per-page-falls-back-to-the-default',
  'docs/recipes/paging#hide-the-pager-when-there-is-only-one-page':
    'demos/pagination/positioning#hide-the-pager-when-there-is-only-one-page',
  'docs/recipes/paging#pagination-above-and-below-the-table':
    'demos/pagination/positioning#both-ends-centered',
  'docs/recipes/paging#pager-below-the-search-field':
    'demos/pagination/positioning#pager-below-the-search-field',
  'docs/recipes/paging#pager-right-below-the-last-row-without-empty-rows':
    'demos/pagination/positioning#pager-right-below-the-last-row-without-empty-rows',
  'docs/recipes/paging#the-pager-scrolls': 'demos/pagination/positioning#the-pager-scrolls',
  'docs/recipes/paging#sort-by-date-newest-first': 'demos/sort/basic#sort-by-date-newest-first',
  'docs/recipes/paging#sort-by-a-button-or-dropdown-outside':
    'demos/sort/basic#sort-by-a-button-or-dropdown-outside',
  'docs/recipes/paging#sort-by-two-columns-or-low-medium-high': 'demos/sort/multi#start-with-several-columns',
  'docs/recipes/rows': 'demos/actions/basic',
  'docs/recipes/rows#show-row-numbers': 'docs/guides/columns#show-a-row-number',
  'docs/recipes/rows#show-totals-and-averages-in-a-footer-row':
    'demos/Summaryrow/basic#show-totals-and-averages-in-a-footer-row',
  'docs/recipes/rows#a-footer-of-your-own': 'demos/Summaryrow/basic#a-footer-of-your-own',
  'docs/recipes/rows#add-a-row-from-outside': 'docs/guides/rows-and-ids#add-a-row-from-outside',
  'docs/recipes/rows#duplicate-a-row': 'docs/guides/rows-and-ids#duplicate-a-row',
  'docs/recipes/rows#move-a-row-up-or-down-with-buttons':
    'docs/guides/rows-and-ids#move-a-row-up-or-down-with-buttons',
  'docs/recipes/selection': 'demos/selection/basic',
  'docs/recipes/selection#select-a-range-with-shift':
    'demos/selection/persist-events#select-a-range-with-shift',
  'docs/recipes/selection#select-by-clicking-the-row-select-all-on-all-pages-preselect':
    'demos/selection/basic#select-rows-by-default',
  'docs/recipes/selection#two-tables-that-exchange-rows':
    'demos/selection/outside-of-table#two-tables-that-exchange-rows',
  'docs/recipes/selection#expand-all-and-collapse-all-detail-panels':
    'demos/details-panel/basic#expand-all-and-collapse-all-detail-panels',
  'docs/recipes/selection#close-a-panel-from-inside-with-a-cancel-button':
    'demos/details-panel/basic#close-a-panel-from-inside-with-a-cancel-button',
  'docs/recipes/selection#close-open-panels-when-the-page-changes':
    'demos/details-panel/basic#close-open-panels-when-the-page-changes',
  'docs/recipes/selection#open-a-row-by-clicking-it':
    'demos/selection/on-row-click#open-a-row-by-clicking-it',
  'docs/recipes/selection#a-click-on-one-column-only':
    'demos/selection/on-row-click#a-click-on-one-column-only',
  'docs/recipes/selection#the-event-is-empty-later-currenttarget-is-null':
    'demos/selection/on-row-click#the-event-is-empty-later-currenttarget-is-null',
  'docs/recipes/toolbar': 'demos/override/toolbar',
  'docs/recipes/toolbar#put-the-search-field-elsewhere-on-the-page':
    'demos/search/basic#put-the-search-field-elsewhere-on-the-page',
  'docs/recipes/toolbar#one-search-field-for-two-tables':
    'demos/search/basic#one-search-field-for-two-tables',
  'docs/recipes/toolbar#clear-the-search-from-outside': 'demos/search/basic#clear-the-search-from-outside',
  'docs/recipes/toolbar#add-a-refresh-button': 'demos/remote-data/basic#add-a-refresh-button',
  'docs/recipes/toolbar#a-switch-for-dense-rows': 'docs/guides/styling#a-switch-for-dense-rows',
  'docs/recipes/toolbar#an-export-button-of-your-own-outside-of-the-table':
    'demos/export/custom#an-export-button-of-your-own-outside-of-the-table',
  'docs/recipes/values': 'demos/columns/render-image',
  'docs/recipes/values#status-dot-with-a-text': 'demos/style/rows#status-dot-with-a-text',
  'docs/recipes/values#color-a-cell-by-its-value': 'demos/style/rows#color-a-cell-by-its-value',
  'docs/recipes/values#add-a-unit-to-a-number-and-a-dash-for-nothing':
    'docs/guides/dates-and-numbers#add-a-unit-to-a-number-and-a-dash-for-nothing',
  'docs/recipes/values#star-rating-in-a-cell': 'demos/edit/editable#star-rating-in-a-cell',
  'docs/recipes/values#toggle-switch-in-a-cell-that-saves':
    'demos/edit/editable#toggle-switch-in-a-cell-that-saves',
};
