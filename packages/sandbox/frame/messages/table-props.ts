import MaterialTable from '@material-table/core';
import { Icon } from '@mui/material';
import { hearAnswers, type Load } from '../instrumentation/answers';
import { onElement } from '../program/react';
import { sendNote } from '../send';
import { faultOfTable } from './table-fault';

let last: Record<string, unknown> | undefined;
/** An error created with a table's element, whose stack shows where. */
const origins = new WeakMap<object, Error>();

/** Check each table that the program creates. */
export function watchTables(): void {
  onElement((type, props) => {
    if (type === Icon && typeof props.children === 'string') noteLigature(props.children);
    if (type !== MaterialTable) return;
    if (typeof props.data === 'function') Reflect.set(props, 'data', hearAnswers(props.data as Load));
    last = props;
    origins.set(props, new Error());
    for (const item of [props.actions, props.detailPanel].flat())
      for (const name of ['icon', 'openIcon']) {
        const icon: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, name) : undefined;
        if (typeof icon === 'string') noteLigature(icon);
      }
  });
}

/** Forget the previous program's tables. */
export function forgetTables(): void {
  last = undefined;
}

/** The stack of the place that created the table with these props; empty if the program didn't. */
export function stackOfTable(props: object): string {
  return origins.get(props)?.stack ?? '';
}

/** What is wrong with the last table's props, in a sentence; undefined when nothing is. */
export function faultOfLastTable(): string | undefined {
  return last && faultOfTable(last);
}

function noteLigature(name: string): void {
  const icon = name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  sendNote(
    'ligature',
    `\`${name}\` is a glyph of the font "Material Icons", which isn't loaded here: you see its first letters. Import the icon, \`import ${icon} from '@mui/icons-material/${icon}'\`, and write \`icon: () => <${icon} />\`.`,
  );
}
