import type { Rule } from '../types';
import { remoteErrors } from './remote-errors';
import { remoteOrder } from './remote-order';
import { remoteSearch } from './remote-search';
import { remoteSelection } from './remote-selection';
import { remoteTotal } from './remote-total';
import { switchedData } from './switched-data';

/** The rules about remote data alone. */
export const remoteRules: readonly Rule[] = [
  remoteErrors,
  remoteOrder,
  remoteSearch,
  remoteSelection,
  remoteTotal,
  switchedData,
];
