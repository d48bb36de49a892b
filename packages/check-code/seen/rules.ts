import { doubledIdsSeen, doubledUuidSeen } from './doubled';
import { manyRenders } from './many-renders';
import { newColumnsSeen } from './new-columns';
import { newComponentsSeen } from './new-components';
import { newWhileEditing } from './new-while-editing';
import { remoteAnswer } from './remote-answer';
import { remoteError } from './remote-error';
import { tableError } from './table-error';
import type { SeenRule } from './types';

/** All rules about what is seen while a program runs. */
export const seenRules: readonly SeenRule[] = [
  tableError,
  remoteError,
  remoteAnswer,
  doubledIdsSeen,
  doubledUuidSeen,
  manyRenders,
  newColumnsSeen,
  newComponentsSeen,
  newWhileEditing,
];
