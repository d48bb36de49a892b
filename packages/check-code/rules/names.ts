import { nearestNames } from '#kit/nearest.ts';
import { eachColumn } from '../program/find';
import { fix, replace } from '../fixes';
import { findingOf, oldTexts, removedMembers, renamedProps } from '../program/names';
import { literalOf } from '../program/objects';
import type { Program } from '../program/program';
import { type Node, unwrap } from '../program/syntax';
import { Literal, type Table } from '../program/table';
import type { AdviceFacts, Finding, NamedRule } from '../types';
import { wordOf } from '../program/scopes';

/** Names of columns and texts that later versions took out. */
export const oldNames: NamedRule = {
  id: 'old-names',
  title: 'Column or label names of earlier versions',
  bad: `<MaterialTable columns={columns} data={people} localization={{ pagination: { labelRowsSelect: 'Zeilen' } }} />`,
  good: `<MaterialTable columns={columns} data={people} localization={{ pagination: { labelRows: 'Zeilen' } }} />`,
  *check(program, facts) {
    for (const table of program.tables) {
      for (const column of table.columns) yield* removedMembers(facts, 'Column', column);
      for (const old of oldTexts(program, facts, table)) yield findingOf(old);
    }
  },
};

/** `onDoubleRowClick`. */
export const renamedDoubleClick: NamedRule = {
  id: 'renamed-double-click',
  since: '4.2',
  title: '`onDoubleRowClick` was renamed',
  severity: 'error',
  bad: `<MaterialTable columns={columns} data={people} onDoubleRowClick={(event, row) => open(row)} />`,
  good: `<MaterialTable columns={columns} data={people} onRowDoubleClick={(event, row) => open(row)} />`,
  check: (program, facts) => renamedProps(program, facts, ['onDoubleRowClick']),
};

/** The callbacks of paging under their old names. */
export const renamedPaging: NamedRule = {
  id: 'renamed-paging',
  since: '3.1',
  title: 'Paging callbacks were renamed',
  severity: 'error',
  bad: `<MaterialTable columns={columns} data={people} onChangePage={(page) => show(page)} />`,
  good: `<MaterialTable columns={columns} data={people} onPageChange={(page) => show(page)} />`,
  check: (program, facts) => renamedProps(program, facts, ['onChangePage', 'onChangeRowsPerPage']),
};

/** Props that hold an object or a list of objects, with their reference group and the members' name. */
const objects = [
  ['options', 'Options', 'option'],
  ['editable', 'editable', 'field of `editable`'],
  ['cellEditable', 'cellEditable', 'field of `cellEditable`'],
  ['components', 'Components', 'component of the table'],
  ['icons', 'Icons', 'icon of the table'],
] as const;
const lists = [
  ['actions', 'Action', 'field of an action'],
  ['detailPanel', 'DetailPanel', 'field of a detail panel'],
] as const;

/** Two objects whose members are often confused: the first one, the one where they belong, and its name. */
const homes = [
  ['MaterialTableProps', 'Options', 'in `options`'],
  ['Options', 'MaterialTableProps', 'to the props of the table'],
] as const;

/** Names that are read although the types lack them: of an action made for its row, the theme, the export. */
const unlisted: Record<string, string[]> = {
  Action: ['action'],
  MaterialTableProps: ['key', 'ref', 'theme'],
  Options: ['exportPdf'],
};

/** A prop, an option or another member that the table doesn't have. */
export const unknownMember: NamedRule = {
  id: 'unknown-member',
  title: 'Name that the table does not have',
  bad: `<MaterialTable colums={columns} data={people} options={{ serach: false }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ search: false }} />`,
  *check(program, facts) {
    for (const { owner, given } of allGiven(program, facts)) yield* unknownOf(program, facts, owner, given);
  },
};

/** A prop, an option or another member that does nothing in this version. */
export const noEffect: NamedRule = {
  id: 'no-effect',
  title: 'Prop, option or label without effect',
  bad: `<MaterialTable columns={columns} data={people} page={2} totalCount={90} onRowSelected={(row) => show(row)} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ initialPage: 2 }} onSelectionChange={(rows, row) => show(row)} />`,
  *check(program, facts) {
    for (const { owner, given } of allGiven(program, facts))
      for (const { name, key, value } of given) {
        const reason = facts.noEffect[`${owner.group}.${owner.path ?? ''}${name}`];
        // What is turned off is not missed.
        const isOff = value && literalOf(program, unwrap(value))?.value === false;
        if (reason && !isOff) yield { at: key, message: `\`${name}\` has no effect.`, reason };
      }
  },
};

/** The members of all objects that tables get, with what they belong to. */
function* allGiven(program: Program, facts: AdviceFacts): Generator<{ owner: Owner; given: Given[] }> {
  for (const { column } of eachColumn(program))
    yield { owner: { group: 'Column', kind: 'field of a column' }, given: keysOf(column) };
  for (const table of program.tables)
    yield { owner: { group: 'MaterialTableProps', kind: 'prop of the table' }, given: attributesOf(table) };
  for (const table of [...program.tables, ...program.typedParts]) {
    for (const [prop, group, kind] of objects)
      yield { owner: { group, kind }, given: keysOf(table.object(prop)) };
    for (const [prop, group, kind] of lists)
      for (const item of table.list(prop).items) yield { owner: { group, kind }, given: keysOf(item) };
    yield* allTexts(program, facts, table.object('localization'));
  }
}

interface Given {
  name: string;
  key: Node;
  isShort?: boolean;
  value?: Node;
}

const keysOf = (object: Literal | undefined): Given[] =>
  (object?.properties ?? []).map(({ name, key, value }) => ({ name, key, isShort: key === value, value }));

function attributesOf(table: Table): Given[] {
  return table.names.flatMap((name) => {
    const key = table.attribute(name)?.getChild('JSXIdentifier');
    const value = table.given(name);
    return key && !name.includes('-') ? [{ name, key, ...(value ? { value } : {}) }] : [];
  });
}

interface Owner {
  group: string;
  /** What its members are called in a message. */
  kind: string;
  /** Of the texts: the object that holds them, such as `toolbar.`. */
  path?: string;
}

function* unknownOf(
  program: Program,
  { members, names }: AdviceFacts,
  { group, kind, path = '' }: Owner,
  given: Given[],
): Generator<Finding> {
  const known = namesBelow(members[group] ?? [], path);
  const free = known.filter((name) => !given.some((other) => other.name === name));
  for (const { name, key, isShort } of given) {
    // The rules about old names report names of earlier versions.
    if (known.includes(name) || unlisted[group]?.includes(name) || names[group]?.[path + name]) continue;
    // Custom members of columns and actions that the program reads itself.
    if (group !== 'MaterialTableProps' && isRead(program, name)) continue;
    const [near] = nearestNames(name, free, 1, 0.3);
    const insert = isShort ? `${near}: ${name}` : near;
    const home = homes.find(([here, there]) => here === group && members[there]?.includes(name));
    if (home) {
      yield { at: key, message: `There is no ${kind} named \`${name}\`. It belongs ${home[2]}.` };
      continue;
    }
    yield {
      at: key,
      message: `There is no ${kind} named \`${name}\`.${near ? ` Did you mean \`${near}\`?` : ''}`,
      ...(near && insert ? { fix: fix(`Change to ${near}`, replace(key, insert)) } : {}),
    };
  }
}

/** The texts of a table are nested objects. */
function* allTexts(
  program: Program,
  facts: AdviceFacts,
  texts: Literal | undefined,
  path = '',
): Generator<{ owner: Owner; given: Given[] }> {
  yield { owner: { group: 'Localization', kind: 'text of the table', path }, given: keysOf(texts) };
  for (const { name } of texts?.properties ?? []) {
    const inner = `${path}${name}.`;
    const node = texts?.get(name)?.node;
    const hasParts = facts.members.Localization?.some((member) => member.startsWith(inner));
    if (hasParts && node?.name === 'ObjectExpression')
      yield* allTexts(program, facts, new Literal(node, program), inner);
  }
}

/** The names that an object has; in `path` of the texts, without nested ones. */
function namesBelow(all: string[], path: string): string[] {
  const below = all.filter((name) => name.startsWith(path)).map((name) => name.slice(path.length));
  return [...new Set(below.map((name) => name.split('.')[0] ?? name))];
}

const isRead = ({ source }: Program, name: string): boolean =>
  // As in `column.unit` and `const { unit } = column`.
  new RegExp(`\\.\\s*${wordOf(name)}|\\{[^{}]*${wordOf(name)}[^{}]*\\}\\s*=[^=>]`).test(source);
