/** Sections of guides that are now part of other pages. */
export const sections: Record<string, string> = {
  'docs/guides/columns#freeze-the-checkbox-column-or-the-actions-column-and-the-header':
    'demos/columns/fixed#freeze-the-checkbox-column-or-the-actions-column-and-the-header',
  'docs/guides/columns#merge-headers-one-heading-over-several-columns':
    'demos/style/header-cell#merge-headers-one-heading-over-several-columns',
  'docs/guides/columns#a-component-of-your-own-in-a-header-cell':
    'demos/style/header-cell#a-component-of-your-own-in-a-header-cell',
  'docs/guides/columns#an-id-or-class-on-a-header-cell-th':
    'demos/style/header-cell#an-id-or-class-on-a-header-cell-th',
  'docs/guides/columns#wrap-a-long-header-a-line-break-in-the-title':
    'demos/style/header-cell#wrap-a-long-header-a-line-break-in-the-title',
  'docs/guides/columns#hidden-at-the-start-but-in-the-menu-or-not-in-the-menu':
    'demos/columns/hide#hidden-at-the-start-but-in-the-menu-or-not-in-the-menu',
  'docs/guides/columns#hide-an-id-column-or-export-a-hidden-one':
    'demos/columns/hide#hide-an-id-column-or-export-a-hidden-one',
  'docs/guides/columns#a-button-of-your-own-instead-of-show-columns':
    'demos/columns/hide#a-button-of-your-own-instead-of-show-columns',
  'docs/guides/columns#a-column-with-render-cant-be-sorted-or-searched':
    'demos/sort/basic#a-column-with-render-cant-be-sorted-or-searched',
  'docs/guides/columns#customsort-has-no-effect': 'demos/sort/basic#customsort-has-no-effect',
  'docs/guides/columns#customsort-together-with-defaultsort':
    'demos/sort/basic#customsort-together-with-defaultsort',
  'docs/guides/columns#columns-loaded-later-with-defaultsort':
    'demos/sort/basic#columns-loaded-later-with-defaultsort',
  'docs/guides/styling#hover-background-and-cursor-of-a-cell-or-row':
    'demos/style/rows#hover-background-and-cursor-of-a-cell-or-row',
  'docs/guides/styling#change-the-row-hover-color': 'demos/style/rows#change-the-row-hover-color',
  'docs/guides/styling#switch-the-hover-color-off': 'demos/style/rows#switch-the-hover-color-off',
  'docs/guides/styling#the-hover-color-is-gone-since-rowstyle-has-a-background':
    'demos/style/rows#the-hover-color-is-gone-since-rowstyle-has-a-background',
  'docs/guides/styling#change-one-cell-when-the-pointer-enters-its-row':
    'demos/style/rows#change-one-cell-when-the-pointer-enters-its-row',
  'docs/guides/styling#show-row-buttons-on-hover-only': 'demos/style/rows#show-row-buttons-on-hover-only',
  'docs/guides/styling#the-text-color-of-a-row-doesnt-change':
    'demos/style/rows#the-text-color-of-a-row-doesnt-change',
  'docs/guides/styling#highlight-a-column-as-rowstyle-does-with-a-row':
    'demos/style/rows#highlight-a-column-as-rowstyle-does-with-a-row',
  'docs/guides/styling#dense-menu-of-a-lookup-filter': 'demos/filter/basic#dense-menu-of-a-lookup-filter',
  'docs/guides/styling#style-the-pager-color-and-font-size':
    'demos/pagination/positioning#style-the-pager-color-and-font-size',
  'docs/guides/styling#style-the-group-bar': 'demos/group/override#style-the-group-bar',
  'docs/guides/filter-and-search#filter-at-once-not-when-the-menu-closes':
    'demos/filter/custom-filter#filter-at-once-not-when-the-menu-closes',
  'docs/guides/filter-and-search#the-filter-of-a-lookup-shows-object-object':
    'demos/filter/custom-filter#the-filter-of-a-lookup-shows-object-object',
  'docs/guides/filter-and-search#choices-that-depend-on-another-filter-as-in-excel':
    'demos/filter/custom-filter#choices-that-depend-on-another-filter-as-in-excel',
  'docs/guides/filter-and-search#text-input-instead-of-the-dropdown-of-a-lookup-column':
    'demos/filter/custom-filter#text-input-instead-of-the-dropdown-of-a-lookup-column',
  'docs/guides/filter-and-search#a-cell-holds-several-lookup-keys-in-an-array':
    'demos/filter/custom-filter#a-cell-holds-several-lookup-keys-in-an-array',
  'docs/guides/filter-and-search#search-only-on-enter-or-by-an-api-of-your-own':
    'demos/search/basic#search-only-on-enter-or-by-an-api-of-your-own',
  'docs/guides/filter-and-search#search-only-from-the-third-letter-on':
    'demos/search/basic#search-only-from-the-third-letter-on',
  'docs/guides/filter-and-search#suggestions-in-the-search-field-autocomplete':
    'demos/search/basic#suggestions-in-the-search-field-autocomplete',
  'docs/guides/filter-and-search#keep-the-filter-row-in-view-while-scrolling':
    'demos/filter/custom-filter-row#keep-the-filter-row-in-view-while-scrolling',
  'docs/guides/selection-and-actions#change-the-tooltip-of-an-action-after-the-click':
    'demos/actions/basic#change-the-tooltip-of-an-action-after-the-click',
  'docs/guides/selection-and-actions#tooltip-of-an-action-font-size-and-background':
    'demos/actions/basic#tooltip-of-an-action-font-size-and-background',
  'docs/guides/selection-and-actions#actions-column-on-the-right-or-between-columns-its-width-and-header':
    'demos/actions/basic#actions-column-on-the-right-or-between-columns-its-width-and-header',
  'docs/guides/selection-and-actions#toolbar-buttons-make-the-actions-column-too-wide':
    'demos/actions/basic#toolbar-buttons-make-the-actions-column-too-wide',
  'docs/guides/selection-and-actions#action-icons-size-order-below-each-other':
    'demos/actions/basic#action-icons-size-order-below-each-other',
  'docs/guides/editing-own-forms#make-inputs-wider-multiline-or-outlined':
    'demos/edit/editable#make-inputs-wider-multiline-or-outlined',
  'docs/guides/editing-own-forms#alignment-of-numbers-while-editing':
    'demos/edit/editable#alignment-of-numbers-while-editing',
  'docs/guides/editing-own-forms#celleditable-the-cell-is-too-narrow-smaller-or-no-check-mark-and-cross':
    'demos/edit/editable#celleditable-the-cell-is-too-narrow-smaller-or-no-check-mark-and-cross',
  'docs/guides/editing-own-forms#edit-the-detail-panel-together-with-its-row':
    'demos/details-panel/basic#edit-the-detail-panel-together-with-its-row',
  'docs/guides/editing-own-forms#edit-in-grouped-rows-and-the-column-they-are-grouped-by':
    'demos/group/basic#edit-in-grouped-rows-and-the-column-they-are-grouped-by',
  'docs/guides/rows-and-ids#detail-panels-are-still-open-when-i-come-back':
    'demos/details-panel/basic#detail-panels-are-still-open-when-i-come-back',
};
