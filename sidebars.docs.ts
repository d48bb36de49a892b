import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const prop = (name: string) => `api/props/mt_prop_${name}`;
const component = (name: string) => `api/components/component_m_table_${name}`;

/** The order of the reference: by what you want to do, as on /docs/api/material_table, the frequent before the rare. */
const sidebars: SidebarsConfig = {
  docs: [
    'index',
    'about',
    'compatibility',
    'material-ui-v5',
    'breaking-changes',
    'api/mt_new_props',
    {
      type: 'category',
      label: 'Table props',
      collapsible: false,
      items: [
        'api/props/columns',
        'api/props/options',
        {
          type: 'category',
          label: 'Data',
          items: [prop('data'), prop('parentChildData'), prop('isLoading'), prop('tableRef'), prop('id')],
        },
        {
          type: 'category',
          label: 'Editing',
          items: [prop('editable'), prop('cellEditable'), prop('initialFormData'), prop('onBulkEditOpen')],
        },
        {
          type: 'category',
          label: 'Actions and detail',
          items: [prop('actions'), prop('detailPanel'), prop('onDetailPanelChange')],
        },
        {
          type: 'category',
          label: 'Rows and selection',
          items: [
            prop('onRowClick'),
            prop('onRowDoubleClick'),
            prop('onSelectionChange'),
            prop('onTreeExpandChange'),
            prop('renderSummaryRow'),
          ],
        },
        {
          type: 'category',
          label: 'Sort, filter, search, page',
          items: [
            prop('onOrderChange'),
            prop('onOrderCollectionChange'),
            prop('onFilterChange'),
            prop('onSearchChange'),
            prop('onChangePage'),
            prop('onChangeRowsPerPage'),
          ],
        },
        {
          type: 'category',
          label: 'Columns and groups',
          items: [
            prop('onChangeColumnHidden'),
            prop('onColumnDragged'),
            prop('onColumnResized'),
            prop('onGroupChange'),
            prop('onGroupRemoved'),
          ],
        },
        {
          type: 'category',
          label: 'Look and words',
          items: [
            prop('title'),
            prop('style'),
            prop('sx'),
            prop('components'),
            prop('icons'),
            prop('localization'),
          ],
        },
        {
          type: 'category',
          label: 'Without effect',
          items: [prop('onQueryChange'), prop('onRowSelected'), prop('page'), prop('totalCount')],
        },
      ],
    },
    {
      type: 'category',
      label: 'Component overrides',
      items: [
        'api/components/mtabletoolbar',
        ...[
          'header',
          'filter-row',
          'body',
          'body-row',
          'cell',
          'group-row',
          'groupbar',
          'edit-row',
          'edit-field',
          'action',
          'actions',
          'pagination',
          'stepped-pagination',
        ].map(component),
      ],
    },
    'api/coverage',
  ],
};

export default sidebars;
