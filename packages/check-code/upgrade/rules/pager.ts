import { fix, replace } from '../../fixes';
import { functionArgument, parametersOf } from '../../functions';
import type { Program } from '../../program';
import { around, childrenOf, contains, findAll, isFunction, unwrap, type Node } from '../../syntax';
import type { Edit } from '../../types';
import { follow } from '../../values';
import type { UpgradeRule } from '../types';
import { tagsOf } from './material-props';

const renamed: Record<string, string> = {
  onChangePage: 'onPageChange',
  onChangeRowsPerPage: 'onRowsPerPageChange',
};

/** The callbacks of a custom pagination: 3.1 renamed its props, Material UI 5 those it passes on. */
export const pagerProps: UpgradeRule = {
  line: '6.0',
  href: '/docs/material-ui-v5#coming-from-mui-4',
  *check(program) {
    const pagers = pagersOf(program).map((pager) => ({ pager, edits: readsOf(program, pager) }));
    for (const { edits } of pagers) {
      const [first] = edits;
      if (first)
        yield {
          line: '3.1',
          at: first,
          message: `The table gives a pagination ${names(Object.values(renamed))}.`,
          fix: fix('Read the new names', ...edits),
        };
    }
    for (const { attributes } of materialPagers(program))
      for (const { name, key, node } of attributes) {
        const now = renamed[name];
        if (!now) continue;
        const around = pagers.filter(({ pager }) => contains(pager, node));
        yield {
          at: key,
          message: `\`${name}\` is \`${now}\`.`,
          // The names that are read have to change with it, or the click throws.
          fix: fix(`Rename it to ${now}`, replace(key, now), ...around.flatMap(({ edits }) => edits)),
        };
      }
    yield* otherReaders(
      program,
      pagers.map(({ pager }) => pager),
    );
  },
};

/** A component that may be the pagination of another file's table. */
function* otherReaders(program: Program, pagers: Node[]) {
  const readers = new Map<number, Node>();
  for (const { name } of materialPagers(program))
    for (const at of around(name)) {
      const isKnown = pagers.some((pager) => contains(pager, at) || contains(at, pager));
      if (isComponentLike(at) && !isKnown && program.componentOf(name)?.from === at.from)
        readers.set(at.from, at);
    }
  for (const reader of readers.values()) {
    const [first] = readsOf(program, reader);
    if (first && !program.tables.some(({ tag }) => contains(reader, tag)))
      yield {
        line: '3.1',
        at: first,
        message: `If a table shows this as \`components.Pagination\`, it gets ${names(Object.values(renamed))}: read those.`,
      };
  }
}

const names = (list: string[]) => list.map((name) => `\`${name}\``).join(' and ');

const isComponentLike = (node: Node) => isFunction(node) || node.name === 'ClassDeclaration';

/** The tags of Material UI's pagination, by their local names. */
function materialPagers(program: Program) {
  const own = program.imports
    .filter(({ name, source }) => /^M?TablePagination$/.test(name) || source.endsWith('/TablePagination'))
    .map(({ local }) => local);
  return tagsOf(program, [...new Set(['TablePagination', 'MTablePagination', ...own])]);
}

/** The components with paging callbacks: `components.Pagination`, and what it passes all props to. */
function pagersOf(program: Program): Node[] {
  const found: Node[] = [];
  const add = (value: Node | undefined) => {
    const pager = value && componentOf(program, value);
    if (!pager || found.some(({ from }) => from === pager.from)) return;
    found.push(pager);
    const isAll = propsOf(program, pager);
    for (const tag of findAll(pager, 'JSXSelfClosingTag', 'JSXOpenTag')) {
      const name = tag.getChild('JSXIdentifier');
      const spreads = tag
        .getChildren('JSXSpreadAttribute')
        .flatMap((one) => findAll(one, 'VariableName', 'MemberExpression'));
      if (name && spreads.some((one) => isAll(one))) add(declared(program, name));
    }
  };
  for (const table of program.tables) add(table.object('components')?.property('Pagination')?.value);
  for (const { attributes } of materialPagers(program))
    for (const { name, node } of attributes)
      if (name === 'ActionsComponent') add(node.getChild('JSXEscape')?.firstChild?.nextSibling ?? undefined);
  return found;
}

const declared = (program: Program, name: Node) => {
  const binding = program.lookUp(program.text(name), name);
  return binding?.node ?? binding?.init;
};

/** The function or class behind a value, through `memo(…)` and `forwardRef(…)`. */
function componentOf(program: Program, value: Node): Node | undefined {
  const node = value.name === 'ClassDeclaration' ? value : follow(program, value).node;
  if (isComponentLike(node)) return node;
  if (node.name === 'PropertyDefinition') {
    const short = declared(program, node);
    return short && componentOf(program, short);
  }
  if (node.name !== 'CallExpression') return undefined;
  const inner = functionArgument(node);
  const [first] = node.getChild('ArgList')?.getChildren('VariableName') ?? [];
  return inner ?? (first && componentOf(program, first));
}

/** Whether an expression is the props of a component, or the rest of them. */
function propsOf(program: Program, component: Node): (node: Node) => boolean {
  const [parameter] = parametersOf(component);
  const isProps = (node: Node): boolean => {
    const text = program.text(node);
    if (component.name === 'ClassDeclaration') {
      if (text === 'this.props') return true;
    }
    const definition = node.name === 'VariableName' ? program.lookUp(text, node)?.definition : undefined;
    if (!definition) return false;
    if (definition.from === parameter?.from) return true;
    const rest =
      definition.parent?.name === 'PatternProperty' && definition.prevSibling?.name === 'Spread'
        ? definition.parent.parent
        : undefined;
    return rest != null && isOfProps(rest, isProps, parameter);
  };
  return isProps;
}

/** Whether a pattern destructures the props, as the parameter or in a declaration. */
function isOfProps(pattern: Node, isProps: (node: Node) => boolean, parameter: Node | undefined): boolean {
  if (pattern.from === parameter?.from) return true;
  const given = pattern.parent?.name === 'VariableDeclaration' ? pattern.nextSibling?.nextSibling : undefined;
  return given != null && isProps(unwrap(given));
}

/** The edits that read the callbacks under their new names; a variable keeps its name. */
function readsOf(program: Program, component: Node): Edit[] {
  const isProps = propsOf(program, component);
  const [parameter] = parametersOf(component);
  const members = findAll(component, 'MemberExpression').flatMap(({ firstChild, lastChild }) => {
    const now = lastChild?.name === 'PropertyName' ? renamed[program.text(lastChild)] : undefined;
    return now && firstChild && lastChild && isProps(unwrap(firstChild)) ? [replace(lastChild, now)] : [];
  });
  const taken = findAll(component, 'ObjectPattern')
    .filter((pattern) => isOfProps(pattern, isProps, parameter))
    .flatMap((pattern) => pattern.getChildren('PatternProperty'))
    .flatMap((property) => {
      const [key] = childrenOf(property);
      const now = key ? renamed[program.text(key)] : undefined;
      if (!key || !now) return [];
      return [replace(key, key.name === 'VariableDefinition' ? `${now}: ${program.text(key)}` : now)];
    });
  return [...members, ...taken].sort((a, b) => a.from - b.from);
}
