import { placeOf } from '#kit/place-of';
import { componentName } from './components';
import { isInTablePackage, isTablePackage, packageCalls } from './imports';
import type { Program } from './program';
import { calleeOf, childrenOf, contains, type Node } from './syntax';
import type { Table } from './table';
import { errorsIn } from './unreadable';

/** Something about the table that no rule checks. */
export interface NotChecked {
  /** Both from 1. */
  line: number;
  column: number;
  /** One sentence; code between backticks. */
  what: string;
}

/** What the rules can't check in a program, in text order. */
export function findNotChecked(program: Program): NotChecked[] {
  const found = [
    ...unknownImports(program),
    ...packageCalls(program.top, program.text).map((call) => ({
      at: call,
      what: `\`${calledWith(program, call)}\` isn't checked: the rules about imports read \`import\` statements only.`,
    })),
    ...otherUses(program),
    ...program.tables.flatMap((table) => [...openProps(program, table), ...spreads(program, table)]),
    ...unknownSyntax(program),
  ];
  const placed = found
    .sort((a, b) => a.at.from - b.at.from)
    .map(({ at, what }) => ({ ...placeOf(program.source, at.from), what }));
  // A line that the parser doesn't know may leave several statements.
  return placed.filter(({ line, what }, index) => {
    const before = placed[index - 1];
    return before?.line !== line || before.what !== what;
  });
}

interface Place {
  at: Node;
  what: string;
}

function unknownImports(program: Program): Place[] {
  const { imports, tables, typedParts } = program;
  return imports.flatMap(({ name, local, source, isType, node }) => {
    const isOwn = local === 'MaterialTable' && !isInTablePackage(source) && program.tags(local).length > 0;
    if (isOwn || (isInTablePackage(source) && !isTablePackage(source)))
      return [{ at: node, what: `\`${local}\` comes from '${source}': what it is given isn't checked.` }];
    if (!isTablePackage(source)) return [];
    if (name === '*' && !isType)
      return [{ at: node, what: `A table that is written as \`<${local}.default>\` isn't checked.` }];
    return tables.length === 0 && typedParts.length === 0 && name !== 'default'
      ? [
          {
            at: node,
            what: `What \`${local}\` is used for isn't checked: without a table, only columns and options are that are declared with their type, as in \`const columns: Column<Row>[] = […]\`.`,
          },
        ]
      : [];
  });
}

/** The table as a value: `createElement(MaterialTable, …)`, `styled(MaterialTable)`. */
function otherUses(program: Program): Place[] {
  const { tableNames, text } = program;
  return program
    .find('VariableName')
    .filter(
      (node) =>
        tableNames.includes(text(node)) && !/^(?:ImportGroup|TypeofType)$/.test(node.parent?.name ?? ''),
    )
    .map((at) => {
      const call = at.parent?.name === 'ArgList' ? at.parent.parent : null;
      const code = call ? calledWith(program, call) : text(at);
      return { at, what: `\`${code}\` isn't checked: only tables that are written as JSX are.` };
    });
}

/** `columns` and `options` that are not, or not completely, in this file. */
function openProps(program: Program, table: Table): Place[] {
  const isOpen = {
    columns: table.list('columns').isOpen,
    options: table.options?.isOpen ?? true,
  };
  return (['columns', 'options'] as const).flatMap((prop) => {
    const at = table.given(prop);
    return at && isOpen[prop] ? [{ at, what: `What \`${prop}\` gets from elsewhere isn't checked.` }] : [];
  });
}

/** Props that are spread into a table, and the uses of the component that spreads its own. */
function spreads(program: Program, { tag }: Table): Place[] {
  const spread = tag.getChild('JSXSpreadAttribute');
  if (!spread) return [];
  const component = program.componentOf(tag);
  const name = component && componentName(component, program.text);
  return [
    {
      at: spread,
      what: `\`${program.text(spread)}\` is spread into the table: what it holds isn't checked.`,
    },
    ...(name ? program.tags(name) : []).map((at) => ({
      at,
      what: `\`<${name}>\` passes its props to the table: they aren't checked.`,
    })),
  ];
}

/** The first place of each statement that only the second parser can read, if it's about tables. */
function unknownSyntax({ top, imports, tables }: Program): Place[] {
  if (tables.length === 0 && !imports.some(({ source }) => isInTablePackage(source))) return [];
  const errors = errorsIn(top);
  return childrenOf(top).flatMap((statement) => {
    const at = errors.find((error) => contains(statement, error));
    return at
      ? [{ at, what: "The rules' parser doesn't know the syntax here: what follows may not be checked." }]
      : [];
  });
}

function calledWith(program: Program, call: Node): string {
  const callee = calleeOf(call);
  const [first] = childrenOf(call.getChild('ArgList') ?? call).filter(({ name }) =>
    /^(?:String|VariableName)$/.test(name),
  );
  return `${callee ? program.text(callee) : ''}(${first ? program.text(first) : ''})`;
}
