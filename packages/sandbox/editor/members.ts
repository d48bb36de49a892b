import apiData from '@generated/editor-types/completion.json';

/** A member as the reference describes it. */
export interface Member {
  name: string;
  type: string;
  defaultValue: string;
  sentence: string;
}

/** The object of the table's API at a place: a group of the reference, or a part of `Localization`. */
export interface ApiObject {
  group: string;
  /** Of nested texts: `body.filterRow.`, otherwise empty. */
  prefix: string;
}

/** The groups of the objects in the table's props. */
const propValues = new Map([
  ['columns', 'Column[]'],
  ['options', 'Options'],
  ['actions', 'Action[]'],
  ['detailPanel', 'DetailPanel[]'],
  ['editable', 'editable'],
  ['cellEditable', 'cellEditable'],
  ['localization', 'Localization'],
  ['components', 'Components'],
  ['icons', 'Icons'],
]);

/** An object, or an array of them. */
export interface ApiValue {
  object: ApiObject;
  isArray: boolean;
}

/** The value that a name expects, if it's an object or an array of the API. */
export function valueUnder({ group, prefix }: ApiObject, name: string): ApiValue | undefined {
  if (group === 'Localization') {
    const inner = `${prefix}${name}.`;
    const isPart = Object.keys(apiData.Localization ?? {}).some((member) => member.startsWith(inner));
    return isPart ? { object: { group, prefix: inner }, isArray: false } : undefined;
  }
  const value = group === 'MaterialTableProps' ? propValues.get(name) : undefined;
  return value
    ? { object: { group: value.replace('[]', ''), prefix: '' }, isArray: value.endsWith('[]') }
    : undefined;
}

/** The same for a type of the library, or an array of it: `Column`. */
export function valueOfType(name: string, isArray: boolean): ApiValue | undefined {
  const isKnown = [...propValues.values()].some((value) => value.replace('[]', '') === name);
  return isKnown ? { object: { group: name, prefix: '' }, isArray } : undefined;
}

/** The members of an object. */
export function membersOf({ group, prefix }: ApiObject): Member[] {
  const members = new Map<string, Member>();
  for (const [fullName, [type, defaultValue, sentence]] of Object.entries(apiData[group] ?? {})) {
    if (!fullName.startsWith(prefix)) continue;
    const [name = '', ...deeper] = fullName.slice(prefix.length).split('.');
    const isPart = deeper.length > 0;
    if (isPart && members.has(name)) continue;
    members.set(
      name,
      isPart
        ? { name, type: 'object', defaultValue: '', sentence: '' }
        : { name, type, defaultValue, sentence },
    );
  }
  return [...members.values()];
}
