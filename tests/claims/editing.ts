import type { MaterialTableProps } from '@material-table/core';
import { all, has, one } from './read';
import { mountTable, type Person } from './table';

const nameInput = 'tbody input[aria-label="Name"]';

export type Editable = NonNullable<MaterialTableProps<Person>['editable']>;

/** Mount a table of people that can be edited in this way. */
export const edit = (editable: Editable, props: Partial<MaterialTableProps<Person>> = {}) =>
  mountTable({}, { editable, ...props }).el;

/** Return the input of an open row that has the name. */
export const name = (root: ParentNode) => one(root, nameInput) as HTMLInputElement;

/** Return all of them, when several rows are open. */
export const names = (root: ParentNode) => all(root, nameInput) as HTMLInputElement[];

/** Count the inputs with this accessible name. */
export const inputs = (root: ParentNode, name = 'Name') => all(root, `input[aria-label="${name}"]`).length;

/** Count the buttons with this accessible name. */
export const buttons = (root: ParentNode, name: string) => all(root, `button[aria-label="${name}"]`).length;

export const isSaveDisabled = (root: ParentNode) => has(root, '[aria-label="Save"] button[disabled]');
