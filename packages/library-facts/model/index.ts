import { extras } from '../data/extras';
import type { Member, MemberRef, Model, Past, RuntimeFacts, TypeFacts } from './types';

/** Join the declared types, the defaults of a run, the members that only the runtime has, and the history. */
export function buildModel(
  version: string,
  types: TypeFacts,
  runtime: RuntimeFacts,
  pastOf: (ref: MemberRef) => Past,
): Model {
  const members = new Map<string, Member>();
  const add = (member: Omit<Member, 'ref' | 'default' | keyof Past>) => {
    const ref = `${member.group}.${member.name}` as const;
    members.set(ref, {
      ref,
      ...member,
      default: runtime.defaults[ref],
      ...(member.isTyped && pastOf(ref)),
    });
  };
  for (const group of groupOrder) {
    if (group === 'Exports') {
      for (const name of exportNames(runtime)) add({ group, name, ...exportFacts(name, types) });
    }
    for (const member of types.groups.get(group) ?? []) add({ group, isTyped: true, ...member });
    for (const extra of extras) {
      if (!extra.ref.startsWith(`${group}.`)) continue;
      if (members.has(extra.ref)) throw new Error(typedExtraMessage(extra.ref, version));
      add({
        group,
        name: extra.ref.slice(group.length + 1),
        type: extra.type,
        isOptional: true,
        isTyped: false,
      });
    }
  }
  return { version, members, groups: [...groupOrder] };
}

/** The default export first, then by name. A type-only export is a correction, not a member. */
function exportNames({ exports }: RuntimeFacts): string[] {
  return [...exports].sort((a, b) => Number(b === 'default') - Number(a === 'default') || a.localeCompare(b));
}

function exportFacts(name: string, types: TypeFacts) {
  return { type: exportKind(name), isOptional: false, isTyped: types.values.includes(name) };
}

function exportKind(name: string): string {
  if (name === 'default') return 'class MaterialTable<RowData extends object>';
  if (name === 'ALL_COLUMNS') return "'all_columns'";
  return name.startsWith('use') ? 'hook' : 'component';
}

function typedExtraMessage(ref: string, version: string): string {
  return [
    `${ref} is listed in packages/library-facts/data/extras.ts as unknown to the types, but ${version} declares it.`,
    'The page would show a type written by hand instead of the real one.',
    'Delete the entry from extras.ts; the member stays, with the type the package gives it.',
  ].join(' ');
}

/** The groups of the reference, in reading order. */
const groupOrder = [
  'MaterialTableProps',
  'Options',
  'Column',
  'Action',
  'DetailPanel',
  'editable',
  'cellEditable',
  'Query',
  'QueryResult',
  'Filter',
  'ErrorState',
  'RowAction',
  'OrderByCollection',
  'EditComponentProps',
  'EditCellColumnDef',
  'Localization',
  'Components',
  'Icons',
  'TableRef',
  'Exports',
] as const;
