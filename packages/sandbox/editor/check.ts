import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import { nearestNames } from '#kit/nearest';
import { membersOf, type ApiObject } from './members';
import { apiObjectOfTag, propertyName, type ReadText } from './syntax';
import { apiObjectOf } from './values';

/** What the members of each group are called in a message. */
const kinds: Record<string, string> = {
  MaterialTableProps: 'prop of the table',
  Options: 'option',
  Column: 'field of a column',
  Action: 'field of an action',
  DetailPanel: 'field of a detail panel',
  editable: 'field of `editable`',
  cellEditable: 'field of `cellEditable`',
  Localization: 'text of the table',
  Components: 'component of the table',
  Icons: 'icon of the table',
  QueryResult: 'field of a query result',
};

/** Nodes that are looked at between two pauses. */
const stride = 200;

/** Find names that the table's API doesn't have, as warnings. It pauses now and then: a long program is read in slices. */
export function* checkNames(state: EditorState): Generator<void, Diagnostic[]> {
  const read: ReadText = ({ from, to }) => state.sliceDoc(from, to);
  const found: Diagnostic[] = [];
  const check = (object: ApiObject, name: string, { from, to }: { from: number; to: number }) => {
    const names = membersOf(object).map((member) => member.name);
    if (names.includes(name)) return;
    const [near] = nearestNames(name, names, 1);
    const message = `There is no ${kinds[object.group] ?? 'member'} named \`${name}\`.${near ? ` Did you mean \`${near}\`?` : ''}`;
    found.push({ from, to, severity: 'warning', message, actions: near ? [rename(near)] : [] });
  };
  const cursor = syntaxTree(state).cursor();
  let seen = 0;
  do {
    if (cursor.name === 'ObjectExpression') {
      const { node } = cursor;
      const object = node.firstChild ? apiObjectOf(node, read) : undefined;
      for (const property of object ? node.getChildren('Property') : []) {
        const name = propertyName(property, read);
        if (object && name !== undefined && property.firstChild) check(object, name, property.firstChild);
      }
    } else if (cursor.name === 'JSXAttribute') {
      const { node } = cursor;
      const name = node.getChild('JSXIdentifier');
      const object = name && node.parent && apiObjectOfTag(node.parent, read);
      if (object && !/^(?:key|ref)$|-/.test(read(name))) check(object, read(name), name);
    }
    seen += 1;
    if (seen % stride === 0) yield;
  } while (cursor.next());
  return found;
}

/** A button of a message that writes another name in its place. */
export function rename(name: string): NonNullable<Diagnostic['actions']>[number] {
  return {
    name: `Change to ${name}`,
    apply: (view, from, to) => view.dispatch({ changes: { from, to, insert: name }, userEvent: 'input' }),
  };
}
