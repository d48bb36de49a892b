import type { Rule } from '../types';
import { groupChangeState } from './group-change-state';
import { groupChip } from './group-chip';
import { groupTitleText } from './group-title-text';
import { groupWithoutTitle } from './group-without-title';
import { groupedDoubleClick } from './grouped-double-click';
import { groupsAndTree } from './groups-and-tree';

/** What goes wrong with groups. */
export const groupRules: readonly Rule[] = [
  groupChangeState,
  groupChip,
  groupTitleText,
  groupWithoutTitle,
  groupedDoubleClick,
  groupsAndTree,
];
