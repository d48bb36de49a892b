import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const prop = (name: string) => `api/props/mt_prop_${name}`;
const component = (name: string) => `api/components/component_m_table_${name}`;

/** The guides by the reader's task, the most frequent first; /docs/guides/ shows the same groups. */
const guideGroups: Record<string, string[]> = {
  Data: ['remote-data', 'rows-and-ids', 'why-does-my-table-reset', 'state-outside', 'exporting'],
  'Finding and grouping': ['filter-and-search', 'grouping-tree-detail', 'selection-and-actions'],
  Editing: ['editing', 'editing-own-forms', 'validation'],
  Look: ['columns', 'styling', 'dates-and-numbers', 'languages', 'phone-layout'],
  Project: [
    'typescript',
    'testing',
    'accessibility',
    'performance',
    'bundle-size',
    'server-rendering',
    'check-your-code',
  ],
};

/** Get started, guides, upgrade, reference. Reference by task, as on /docs/api/material_table. */
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
        'about',
        'can-it-do',
        'choosing',
        'coming-from-another-table',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      link: { type: 'doc', id: 'guides' },
      collapsible: false,
      items: Object.entries(guideGroups).map(([label, names]) => ({
        type: 'category' as const,
        label,
        collapsible: false,
        items: names.map((name) => `guides/${name}/index`),
      })),
    },
    {
      type: 'category',
      label: 'Errors and warnings',
      collapsed: true,
      items: ['known-issues', 'errors/index', 'errors/old-versions'],
    },
    {
      type: 'category',
      label: 'Upgrade',
      collapsible: false,
      items: ['upgrade', 'compatibility', 'material-ui-v5', 'breaking-changes', 'api/mt_new_props'],
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
          collapsed: false,
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
          collapsed: true,
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
