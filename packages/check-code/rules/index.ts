import type { Rule } from '../types';
import { accessibilityRules } from './accessibility';
import { callbackRules } from './callbacks';
import { columnRules } from './columns';
import { editingRules } from './editing';
import { exportRules } from './export';
import { groupRules } from './groups';
import { importRules } from './imports';
import { nameRules } from './names';
import { overrideRules } from './overrides';
import { panelRules } from './panels';
import { remoteRules } from './remote';
import { rowRules } from './rows';
import { sortingRules } from './sorting';
import { stateRules } from './state';
import { styleRules } from './style';

/** All rules, one file per topic. */
export const rules: readonly Rule[] = [
  ...accessibilityRules,
  ...callbackRules,
  ...columnRules,
  ...editingRules,
  ...exportRules,
  ...groupRules,
  ...importRules,
  ...nameRules,
  ...overrideRules,
  ...panelRules,
  ...remoteRules,
  ...rowRules,
  ...sortingRules,
  ...stateRules,
  ...styleRules,
];
