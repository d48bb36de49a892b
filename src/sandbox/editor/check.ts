import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import { nearestNames } from '../../nearest';
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

/** Names that the table's API doesn't have, as warnings. */
export function checkNames(state: EditorState): Diagnostic[] {
  const read: ReadText = ({ from, to }) => state.sliceDoc(from, to);
  const found: Diagnostic[] = [];
  const check = (object: ApiObject, name: string, { from, to }: { from: number; to: number }) => {
    const names = membersOf(object).map((member) => member.name);
    if (names.includes(name)) return;
    const [near] = nearestNames(name, names, 1);
    const message = `There is no ${kinds[object.group] ?? 'member'} named \`${name}\`.${near ? ` Did you mean \`${near}\`?` : ''}`;
    found.push({ from, to, severity: 'warning', message, actions: near ? [rename(near)] : [] });
  };
  syntaxTree(state).iterate({
    enter: (ref) => {
      if (ref.name !== 'ObjectExpression' && ref.name !== 'JSXAttribute') return;
      const { node } = ref;
      if (node.name === 'ObjectExpression') {
        const properties = node.getChildren('Property');
        const object = properties.length > 0 ? apiObjectOf(node, read) : undefined;
        if (!object) return;
        for (const property of properties) {
          const name = propertyName(property, read);
          if (name !== undefined && property.firstChild) check(object, name, property.firstChild);
        }
      } else {
        const name = node.getChild('JSXIdentifier');
        const object = name && node.parent && apiObjectOfTag(node.parent, read);
        if (object && !/^(?:key|ref)$|-/.test(read(name))) check(object, read(name), name);
      }
    },
  });
  return found;
}

export function rename(name: string): NonNullable<Diagnostic['actions']>[number] {
  return {
    name: `Change to ${name}`,
    apply: (view, from, to) => view.dispatch({ changes: { from, to, insert: name }, userEvent: 'input' }),
  };
}
