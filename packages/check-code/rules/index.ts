import type { NamedRule } from '../types';
import * as accessibility from './accessibility';
import * as callbacks from './callbacks';
import * as columns from './columns';
import * as editing from './editing';
import * as exports from './export';
import * as groups from './groups';
import * as imports from './imports';
import * as names from './names';
import * as overrides from './overrides';
import * as panels from './panels';
import * as remote from './remote';
import * as rows from './rows';
import * as sorting from './sorting';
import * as state from './state';
import * as style from './style';

/** All rules: what the files export, one file a topic. */
export const rules: readonly NamedRule[] = [
  accessibility,
  callbacks,
  columns,
  editing,
  exports,
  groups,
  imports,
  names,
  overrides,
  panels,
  remote,
  rows,
  sorting,
  state,
  style,
].flatMap((topic) => Object.values<NamedRule>(topic));
