import { placeOf } from '#kit/place-of.ts';
import { goneExports, goneProps, renamedExports } from '../data/old-material-ui';
import { isTablePackage } from '../program/imports';
import { Program } from '../program/program';
import { childrenOf } from '../program/syntax';
import type { Step } from '../types';

/** What a file passes on of the table or of Material UI: by its exported name, or `*`, what it is. */
export type PassedOn = ReadonlyMap<string, string>;

/** What another file passes on, by the address in an import. */
export type Lookup = (source: string) => PassedOn | undefined;

const theTable = 'the table';
const wrapper = 'a component that passes its props to the table';

/** What a name of a module is, if it is something that later versions changed. */
function originOf(source: string, name: string, lookUp: Lookup): string | undefined {
  if (isTablePackage(source)) return name === 'default' || name === '*' ? theTable : undefined;
  if (/^@(?:material-ui\/(?:core|lab|styles)|mui\/material)(?:\/|$)/.test(source)) {
    const exported = name === 'default' ? (source.split('/').at(-1) ?? '') : name;
    const isChanged = [goneExports, goneProps, renamedExports].some((one) => Object.hasOwn(one, exported));
    return isChanged || name === '*' ? `\`${exported}\` of Material UI` : undefined;
  }
  const passed = lookUp(source);
  return passed?.get(name) ?? passed?.get('*') ?? (name === '*' ? passed?.values().next().value : undefined);
}

/** What a file exports of it. */
export function readPassedOn(text: string, name: string, lookUp: Lookup): PassedOn {
  const program = new Program(text, name);
  const passed = new Map<string, string>();
  const add = (exported: string, origin: string | undefined) => origin && passed.set(exported, origin);
  const localOrigin = (local: string) => {
    const item = program.imports.find((one) => one.local === local);
    return item && originOf(item.source, item.name, lookUp);
  };
  for (const node of program.find('ExportDeclaration')) {
    const string = node.getChild('String');
    const source = string ? program.text(string).slice(1, -1) : undefined;
    const own = (one: string) => (source === undefined ? localOrigin(one) : originOf(source, one, lookUp));
    const single = node.getChild('VariableName');
    if (node.getChild('Star')) add(single ? program.text(single) : '*', own('*'));
    else if (node.getChild('default') && single) add('default', own(program.text(single)));
    const group = node.getChild('ExportGroup');
    for (const at of group ? childrenOf(group) : []) {
      if (!/^(?:VariableName|default)$/.test(at.name) || at.prevSibling?.name === 'as') continue;
      const exported = at.nextSibling?.name === 'as' ? (at.nextSibling.nextSibling ?? at) : at;
      add(program.text(exported), own(program.text(at)));
    }
  }
  if (program.tables.some(({ tag }) => tag.getChild('JSXSpreadAttribute'))) passed.set('*', wrapper);
  return passed;
}

/** The steps for what a file imports from one that passes it on. */
export function stepsOfUsers(text: string, name: string, lookUp: Lookup): Step[] {
  const program = new Program(text, name);
  return program.imports.flatMap((item): Step[] => {
    const origin = lookUp(item.source) && originOf(item.source, item.name, lookUp);
    if (origin === undefined) return [];
    const { from, to } = item.node;
    return [
      {
        since: '2.0',
        ...placeOf(text, from),
        from,
        to,
        message: `\`${item.local}\` is ${origin}, which \`${item.source}\` passes on, so what this file gives it isn’t read: compare it with this page.`,
        href: origin.endsWith('Material UI')
          ? '/docs/material-ui-v5#coming-from-mui-4'
          : '/docs/upgrade#from-material-table-1-or-2-to-8-at-once',
      },
    ];
  });
}
