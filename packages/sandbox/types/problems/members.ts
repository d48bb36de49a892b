import type ts from 'typescript';
import { nearestNames } from '#kit/nearest';
import type { Context, Words } from './problem';
import { inList } from './type-words';

/** What to call the members of the library's types. */
const kinds: Record<string, string> = {
  MaterialTableProps: 'a prop of `MaterialTable`',
  Options: 'an option of the table',
  Column: 'a field of a column',
  Action: 'a field of an action',
  DetailPanel: 'a field of a detail panel',
  Localization: 'a text of the table',
  Components: 'a component of the table',
  Icons: 'an icon of the table',
  QueryResult: 'a field of a query result',
};

/** A name that an object literal or an element can't have. */
export function unknownMember(name: string, type: ts.Type, problem: Context, owner?: string): Words {
  const names = memberNames(type, problem);
  const [near] = nearestNames(name, names, 1);
  const what = owner ?? kindOf(type, problem) ?? 'known here';
  const rest = near ? `; did you mean \`${near}\`?` : '.';
  return { message: `\`${name}\` is not ${what}${rest}`, ...(near ? { rename: near } : {}) };
}

/** A missing member that is read. */
export function noMember(name: string, type: ts.Type, problem: Context): Words {
  const { checker } = problem;
  const names = memberNames(type, problem);
  const [near] = nearestNames(name, names, 1);
  const text = checker.typeToString(type);
  const whose = /^[\w.[\]<>]{1,30}$/.test(text) ? `A value of type \`${text}\`` : 'This value';
  const few =
    names.length > 0 && names.length <= 6
      ? ` It has ${inList(
          names.map((known) => `\`${known}\``),
          'and',
        )}.`
      : '';
  const rest = near ? `; did you mean \`${near}\`?` : `.${few}`;
  return { message: `${whose} has no \`${name}\`${rest}`, ...(near ? { rename: near } : {}) };
}

/** Missing required members. */
export function missingMembers(names: string[], type: ts.Type, problem: Context): Words {
  const what = inList(
    names.map((name) => `\`${name}\``),
    'and',
  );
  const kind = kindOf(type, problem);
  const verb = names.length > 1 ? 'are' : 'is';
  const text = problem.checker.typeToString(type);
  const whose = kind
    ? kind.replace(/^an? \w+ of /, '').replace(/^`MaterialTable`$/, '`<MaterialTable>`')
    : text.length < 40
      ? `a value of type \`${text}\``
      : 'this object';
  return { message: `${what} ${verb} missing: ${whose} has to have ${names.length > 1 ? 'them' : 'it'}.` };
}

function kindOf(type: ts.Type, { checker }: Context): string | undefined {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  for (const part of parts) {
    const name = part.aliasSymbol?.name ?? part.symbol?.name ?? '';
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind) return kind;
    const inner = name === 'Readonly' ? part.aliasTypeArguments?.[0] : undefined;
    if (inner?.symbol && Object.hasOwn(kinds, inner.symbol.name)) return kinds[inner.symbol.name];
  }
  const text = checker.typeToString(type);
  return /^\w+(?:<\w+>)?$/.test(text) && !text.startsWith('__') ? `a field of \`${text}\`` : undefined;
}

/** The names of all members of a type; for a union those of any part. */
function memberNames(type: ts.Type, { checker, ts }: Context): string[] {
  const parts = type.isUnion() ? type.types : [type];
  const objects = parts.filter(
    ({ flags }) => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 || parts.length === 1,
  );
  const names = objects.flatMap((part) => checker.getPropertiesOfType(part).map(({ name }) => name));
  return [...new Set(names)].filter((name) => /^[A-Za-z]\w*$/.test(name));
}
