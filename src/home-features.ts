import type { Features } from '../demos/_home/source';

/** What is on when the home page opens; `plugins/demos` renders this table on the server. */
export const firstFeatures: Features = {
  selection: true,
  filtering: true,
  grouping: false,
  editing: false,
  detailPanel: false,
  export: false,
  tree: false,
};
