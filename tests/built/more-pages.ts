/** The pages beyond the specification's (tests/content/routes.json), each group with its reason. */
export const morePages: { why: string; pages: string[] }[] = [
  {
    why: 'Props that the library has and the specification does not list: a reference without them would be incomplete.',
    pages: ['cellEditable', 'id', 'initialFormData', 'renderSummaryRow', 'sx'].map(
      (prop) => `docs/api/props/mt_prop_${prop}`,
    ),
  },
  {
    why: 'Events, and props without effect, that the specification does not list either: a section each, and one list of all events.',
    pages: ['docs/api/props/events', 'docs/api/props/without-effect'],
  },
  {
    why: 'Setup that the install page has no room for.',
    pages: ['docs/nextjs', 'docs/bundlers-and-test-runners', 'docs/for-ai-assistants'],
  },
  {
    why: 'A newcomer needs a path through the basics and one model of ids, columns and state; the guides explain single parts.',
    pages: ['docs/tutorial', 'docs/how-the-table-works'],
  },
  {
    why: 'They help to decide whether this is the right table.',
    pages: ['docs/can-it-do', 'docs/choosing', 'docs/coming-from-another-table'],
  },
  {
    why: 'Tasks that need several props together, which no page of one prop explains.',
    pages: [
      'docs/guides',
      ...[
        'accessibility',
        'bundle-size',
        'check-your-code',
        'columns',
        'dates-and-numbers',
        'editing',
        'editing-own-forms',
        'exporting',
        'filter-and-search',
        'grouping-tree-detail',
        'languages',
        'performance',
        'phone-layout',
        'remote-data',
        'rows-and-ids',
        'selection-and-actions',
        'server-rendering',
        'state-outside',
        'styling',
        'testing',
        'typescript',
        'validation',
        'why-does-my-table-reset',
      ].map((name) => `docs/guides/${name}`),
    ],
  },
  {
    why: 'They explain error messages and known issues, with workarounds.',
    pages: ['docs/known-issues', 'docs/errors', 'docs/errors/old-versions'],
  },
  {
    why: 'It lists what to change for each version; the specified pages cover single versions.',
    pages: ['docs/upgrade'],
  },
  {
    why: 'Whole screens to start from: a demo shows one task, and how many parts work together is nowhere else.',
    pages: [
      'examples',
      ...['budget', 'help-desk', 'order-desk', 'people', 'stock-room'].map((name) => `examples/${name}`),
    ],
  },
  {
    why: 'Visitors try their own program there; the demos show ours.',
    pages: ['playground'],
  },
  {
    why: 'It shows one demo in the whole window, from its toolbar.',
    pages: ['fullscreen'],
  },
];
