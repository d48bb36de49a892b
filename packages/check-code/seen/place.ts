import { placeOf as placeInText } from '#kit/place-of';
import { itemsOf, propertyOf } from '../objects';
import type { Program } from '../program';
import type { Node } from '../syntax';
import type { Table } from '../table';
import { follow } from '../values';

/** Where a program makes a prop. */
export interface Place {
  /** The node on the way of the path that the text still shows. */
  at: Node;
  /** The whole value, or the attribute where the text doesn't show it. */
  within: Node;
  /** It stands in `useMemo` or `useCallback`. */
  isMemo: boolean;
}

/** Where a table's prop is made, and in it what a path such as `0.render` leads to, as far as the program's text shows it. */
export function placeOf(program: Program, table: Table, prop: string, path = ''): Place {
  const given = table.prop(prop);
  const within = given?.home === 'import' || given?.home === 'other' ? undefined : given?.node;
  const place = { within: within ?? table.attribute(prop) ?? table.name, isMemo: given?.home === 'memo' };
  let at = place.within;
  let value: Node | undefined = within;
  for (const part of path === '' ? [] : path.split('.')) {
    if (value?.name === 'ArrayExpression') {
      const { items, isOpen } = itemsOf(value);
      const item: Node | undefined = isOpen ? undefined : items[Number(part)];
      value = item && follow(program, item).node;
      at = value ?? at;
    } else {
      const property: ReturnType<typeof propertyOf> = value && propertyOf(program, value, part);
      value = property && follow(program, property.value).node;
      at = property?.key ?? at;
    }
  }
  return { ...place, at };
}

/** The line of a place, from 1. */
export function lineOf(program: Program, { from }: { from: number }): number {
  return placeInText(program.source, from).line;
}

/** `columns`, `0.render` as one writes it: `columns[0].render`. */
export function written(prop: string, path: string): string {
  return (
    prop +
    path
      .split('.')
      .map((part) => (part === '' ? '' : /^\d+$/.test(part) ? `[${part}]` : `.${part}`))
      .join('')
  );
}
