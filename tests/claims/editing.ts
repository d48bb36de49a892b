import type { MaterialTableProps } from '@material-table/core';
import { all, has } from './read';
import { mountTable, type Person } from './table';

export type Editable = NonNullable<MaterialTableProps<Person>['editable']>;

/** Mount a table of people that can be edited in this way. */
export const edit = (editable: Editable, props: Partial<MaterialTableProps<Person>> = {}) =>
  mountTable({}, { editable, ...props }).el;

/** Count the inputs with this accessible name. */
export const inputs = (root: ParentNode, name = 'Name') => all(root, `input[aria-label="${name}"]`).length;

/** Count the buttons with this accessible name. */
export const buttons = (root: ParentNode, name: string) => all(root, `button[aria-label="${name}"]`).length;

export const isSaveDisabled = (root: ParentNode) => has(root, '[aria-label="Save"] button[disabled]');
