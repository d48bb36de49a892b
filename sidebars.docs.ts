import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const prop = (name: string) => `api/props/mt_prop_${name}`;
const component = (name: string) => `api/components/component_m_table_${name}`;

/** The guides by the reader's task. A folded group opens with its pages. */
const guideGroups: Record<string, string[]> = {
  Data: ['remote-data', 'rows-and-ids', 'state-outside', 'exporting'],
  'Columns and cells': ['define-columns', 'cell-content', 'columns', 'dates-and-numbers'],
  Rows: [
    'sort',
    'filter',
    'search',
    'pagination',
    'grouping',
    'tree-data',
    'detail-panels',
    'summary-row',
    'selection',
    'actions',
  ],
  Editing: ['editing', 'editing-cells', 'editing-own-forms', 'validation'],
  Appearance: ['styling', 'toolbar', 'phone-layout', 'languages'],
  Quality: ['typescript', 'testing', 'accessibility', 'performance', 'bundle-size', 'server-rendering'],
};

const guide = (name: string) => `guides/${name}/index`;

/** Get started, guides, trouble, versions, reference. Reference by task, as on /docs/api/material_table. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Get started',
      collapsible: false,
      items: [
        'index',
        'tutorial',
        'how-the-table-works',
        'nextjs',
        'bundlers-and-test-runners',
        'for-ai-assistants',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsible: false,
      items: Object.entries(guideGroups).map(([label, names]) => ({
        type: 'category' as const,
        label,
        items: names.map(guide),
      })),
    },
    {
      type: 'category',
      label: 'Troubleshooting',
      items: [
        guide('why-does-my-table-reset'),
        'errors/index',
        'errors/old-versions',
        'known-issues',
        guide('check-your-code'),
      ],
    },
    {
      type: 'category',
      label: 'Compare and upgrade',
      items: [
        'about',
        'coming-from-another-table',
        'upgrade',
        'compatibility',
        'material-ui-v5',
        'breaking-changes',
        'api/mt_new_props',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsible: false,
      // The specification keeps both lists out of the sidebar; breadcrumbs link them (src/theme/DocBreadcrumbs).
      items: [
        {
          type: 'category',
          label: 'All props',
          customProps: { list: 'api/material_table', folder: 'api/props/' },
          items: [
            'api/props/columns',
            'api/props/options',
            'api/props/events',
            {
              type: 'category',
              label: 'Data',
              items: [prop('data'), prop('parentChildData'), prop('isLoading'), prop('tableRef'), prop('id')],
            },
            {
              type: 'category',
              label: 'Editing',
              items: [prop('editable'), prop('cellEditable'), prop('initialFormData')],
            },
            {
              type: 'category',
              label: 'Actions and detail',
              items: [prop('actions'), prop('detailPanel')],
            },
            {
              type: 'category',
              label: 'Rows and selection',
              items: [
                prop('onRowClick'),
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
                prop('onSearchChange'),
                prop('onChangePage'),
                prop('onChangeRowsPerPage'),
              ],
            },
            {
              type: 'category',
              label: 'Columns and groups',
              items: [prop('onChangeColumnHidden'), prop('onColumnDragged'), prop('onGroupRemoved')],
            },
            {
              type: 'category',
              label: 'Appearance and labels',
              items: [
                prop('title'),
                prop('style'),
                prop('sx'),
                prop('components'),
                prop('icons'),
                prop('localization'),
              ],
            },
            'api/props/without-effect',
          ],
        },
        {
          type: 'category',
          label: 'Component overrides',
          customProps: { list: 'api/components/components_index', folder: 'api/components/' },
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
      ],
    },
  ],
};

export default sidebars;
