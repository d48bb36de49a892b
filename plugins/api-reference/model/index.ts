import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extras } from '../data/extras';
import { sinceOf, renamedFromOf, readHistory } from '../history';
import { extractTypes } from './extract';
import { groupOrder } from './groups';
import { cacheDir, libraryDir } from './paths';
import { readRuntime } from './runtime';
import type { Member, Model, RuntimeFacts, TypeFacts } from './types';

let installed: Model | undefined;

/** The model of the installed package; read once a process. */
export function loadModel(): Model {
  installed ??= readModel(libraryDir);
  return installed;
}

/** Build the model of an unpacked release of the package. */
function readModel(packageDir: string): Model {
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const types = extractTypes(readFileSync(path.join(packageDir, 'types/index.d.ts'), 'utf8'));
  return buildModel(version, types, readRuntime(packageDir, version, cacheDir));
}

/** Join what the types declare, what a run shows, and what only the runtime knows. */
function buildModel(version: string, types: TypeFacts, runtime: RuntimeFacts): Model {
  const history = readHistory();
  const members = new Map<string, Member>();
  const add = (member: Omit<Member, 'ref' | 'default' | 'since' | 'renamedFrom'>) => {
    const ref = `${member.group}.${member.name}` as const;
    members.set(ref, {
      ref,
      ...member,
      default: runtime.defaults[ref],
      since: member.isTyped ? sinceOf(history, ref) : undefined,
      renamedFrom: renamedFromOf(ref),
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

/** The default export first, then by name. What only the types export is a correction, not a member. */
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
    `${ref} is listed in plugins/api-reference/data/extras.ts as unknown to the types, but ${version} declares it.`,
    'The page would show a type written by hand instead of the real one.',
    'Delete the entry from extras.ts; the member stays, with the type the package gives it.',
  ].join(' ');
}
