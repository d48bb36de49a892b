export const teams = [
  'board',
  'engineering',
  'product',
  'design',
  'sales',
  'support',
  'finance',
  'hr',
] as const;
export type Team = (typeof teams)[number];

/** The form offers the roles of the selected team. */
export const rolesOf = {
  board: ['chief'],
  engineering: ['head', 'lead', 'frontend', 'backend', 'quality'],
  product: ['head', 'lead', 'productManager', 'analyst'],
  design: ['head', 'lead', 'designer', 'writer'],
  sales: ['head', 'lead', 'account', 'presales'],
  support: ['head', 'lead', 'agent', 'trainer'],
  finance: ['head', 'lead', 'accountant', 'controller'],
  hr: ['head', 'lead', 'recruiter', 'payroll'],
} as const satisfies Record<Team, readonly string[]>;
export type Role = (typeof rolesOf)[Team][number];

export const countries = ['DE', 'EG', 'AE', 'GB', 'US'] as const;
export type Country = (typeof countries)[number];
export const isCountry = (text: string): text is Country => countries.some((country) => country === text);
export const officesIn = {
  DE: ['berlin', 'munich'],
  EG: ['cairo', 'alexandria'],
  AE: ['dubai'],
  GB: ['london', 'leeds'],
  US: ['boston', 'denver'],
} as const satisfies Record<Country, readonly string[]>;
type Office = (typeof officesIn)[Country][number];

export const levels = ['read', 'ownTeams', 'allTeams'] as const;
type Rights = (typeof levels)[number];

export interface Person {
  id: string;
  /** Only the first person has no manager. */
  managerId?: string;
  name: string;
  team: Team;
  role: Role;
  country: Country;
  office: Office;
  /** Such as `2026-11-26`. */
  start: string;
  rights: Rights;
}

/** A person as the table shows it. */
export interface Row extends Person {
  /** The number of direct and indirect reports. */
  below: number;
  isLocked: boolean;
  tableData?: { isTreeExpanded: boolean };
}

/** A person in the form. Role and office are empty after a change of team or country. */
export type Draft = Omit<Person, 'role' | 'office'> & { role: Role | ''; office: Office | '' };
type Problem = 'nameMissing' | 'choiceMissing' | 'dateMissing' | 'dateInFuture' | 'managerBelow';
export type Problems = Partial<Record<keyof Person, Problem>>;

/** In your app, use `new Date().toISOString().slice(0, 10)`. */
export const today = '2026-11-26';

export function personOf(id: string, people: readonly Person[]): Person {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`No person has the id ${id}.`);
  return person;
}

export function managerOf<Some extends Person>(person: Person, people: readonly Some[]): Some | undefined {
  return people.find(({ id }) => id === person.managerId);
}

/** The managers of a person, the nearest first. */
export function managersAbove(person: Person, people: readonly Person[]): Person[] {
  const manager = managerOf(person, people);
  return manager ? [manager, ...managersAbove(manager, people)] : [];
}

const isBelow = (person: Person, managerId: string, people: readonly Person[]) =>
  managersAbove(person, people).some(({ id }) => id === managerId);

/** The number of direct and indirect reports of each manager. */
function countBelow(people: readonly Person[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of people.flatMap((person) => managersAbove(person, people)))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Who can become the manager of a person: all managers except those below the person. */
export function managersFor(person: Person, people: readonly Person[]): Person[] {
  const leading = new Set(people.map(({ managerId }) => managerId));
  return people.filter(
    (other) => leading.has(other.id) && other.id !== person.id && !isBelow(other, person.id, people),
  );
}

/** The teams whose head is the viewer, or someone below the viewer. */
export function teamsManagedBy(viewer: Person, people: readonly Person[]): readonly Team[] {
  if (viewer.rights === 'allTeams') return teams;
  if (viewer.rights === 'read') return [];
  const heads = people.filter(({ role }) => role === 'head');
  const own = heads.filter((head) => head.id === viewer.id || isBelow(head, viewer.id, people));
  return own.map(({ team }) => team);
}

/** No one can edit their own data. A server must check this again. */
export function mayEdit(viewer: Person, person: Person, people: readonly Person[]): boolean {
  return person.id !== viewer.id && teamsManagedBy(viewer, people).includes(person.team);
}

/** The rows of the table. Without `open`, the table decides which branches are open. */
export function toRows(people: readonly Person[], viewer: Person, open?: ReadonlySet<string>): Row[] {
  const counts = countBelow(people);
  return people.map((person) => ({
    ...person,
    below: counts.get(person.id) ?? 0,
    isLocked: !mayEdit(viewer, person, people),
    tableData: open && { isTreeExpanded: open.has(person.id) },
  }));
}

/** The person to save, or the problems of the draft. A server must check them again. */
export function check(draft: Draft, people: readonly Person[]): { person?: Person; problems: Problems } {
  const { role, office, start } = draft;
  const name = draft.name.trim();
  const manager = people.find(({ id }) => id === draft.managerId);
  const problems: Problems = {};
  if (!name) problems.name = 'nameMissing';
  if (!role) problems.role = 'choiceMissing';
  if (!office) problems.office = 'choiceMissing';
  if (!start) problems.start = 'dateMissing';
  else if (start > today) problems.start = 'dateInFuture';
  // A cycle of managers would cause a stack overflow in the table.
  if (manager && (manager.id === draft.id || isBelow(manager, draft.id, people)))
    problems.managerId = 'managerBelow';
  if (!role || !office || Object.keys(problems).length > 0) return { problems };
  return { person: { ...draft, name, role, office }, problems };
}
