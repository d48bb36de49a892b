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

/** The roles of each team: the choices of a form depend on its team. */
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
export const officesIn = {
  DE: ['berlin', 'munich'],
  EG: ['cairo', 'alexandria'],
  AE: ['dubai'],
  GB: ['london', 'leeds'],
  US: ['boston', 'denver'],
} as const satisfies Record<Country, readonly string[]>;
export type Office = (typeof officesIn)[Country][number];

export const levels = ['read', 'ownTeams', 'allTeams'] as const;
export type Rights = (typeof levels)[number];

export interface Person {
  id: number;
  /** Only the first person has no manager. */
  managerId?: number;
  name: string;
  team: Team;
  role: Role;
  country: Country;
  office: Office;
  /** A day, as in `2026-11-26`. */
  start: string;
  rights: Rights;
}

/** A person as the table shows it. */
export interface Row extends Person {
  /** How many people report to this one, directly or not. */
  below: number;
  isLocked: boolean;
  tableData?: { isTreeExpanded: boolean };
}

/** A person as it is being edited: a new team has other roles, a new country other offices. */
export type Draft = Omit<Person, 'role' | 'office'> & { role: Role | ''; office: Office | '' };
export type Problem = 'nameMissing' | 'choiceMissing' | 'dateMissing' | 'dateInFuture' | 'managerBelow';
export type Problems = Partial<Record<keyof Person, Problem>>;

/** In your app: `new Date().toISOString().slice(0, 10)`. */
export const today = '2026-11-26';

export function personOf(id: number, people: readonly Person[]): Person {
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

const isBelow = (person: Person, managerId: number, people: readonly Person[]) =>
  managersAbove(person, people).some(({ id }) => id === managerId);

/** How many people each manager has below, at all levels. */
export function countBelow(people: readonly Person[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { id } of people.flatMap((person) => managersAbove(person, people)))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Who may become the manager of a person: those who lead others, but no one below the person. */
export function managersFor(person: Person, people: readonly Person[]): Person[] {
  const leading = new Set(people.map(({ managerId }) => managerId));
  return people.filter(
    (other) => leading.has(other.id) && other.id !== person.id && !isBelow(other, person.id, people),
  );
}

/** The teams a person manages: those whose head they are, or have below them. */
export function teamsManagedBy(viewer: Person, people: readonly Person[]): readonly Team[] {
  if (viewer.rights === 'allTeams') return teams;
  if (viewer.rights === 'read') return [];
  const heads = people.filter(({ role }) => role === 'head');
  const own = heads.filter((head) => head.id === viewer.id || isBelow(head, viewer.id, people));
  return own.map(({ team }) => team);
}

/** The person to save, or what is wrong with the draft. A server checks the same again. */
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
  // A circle of managers would end in a stack overflow.
  if (manager && (manager.id === draft.id || isBelow(manager, draft.id, people)))
    problems.managerId = 'managerBelow';
  if (!role || !office || Object.keys(problems).length > 0) return { problems };
  return { person: { ...draft, name, role, office }, problems };
}

/** A hundred and forty people, always the same. In your app: a request. */
export function makePeople(): Person[] {
  const next = makeNumbers(26);
  const pick = <T>(choices: readonly T[], fallback: T) => choices[next(choices.length)] ?? fallback;
  const people: Person[] = [];
  const add = (team: Team, role: Role, manager?: Person) => {
    const id = people.length + 1;
    const country = manager && role !== 'head' && role !== 'lead' ? manager.country : pick(countries, 'GB');
    const first = firstNames[id % firstNames.length] ?? '';
    const person: Person = {
      id,
      managerId: manager?.id,
      name: `${first} ${lastNames[id % lastNames.length] ?? ''}`,
      team,
      role,
      country,
      office: pick(officesIn[country], 'london'),
      start: new Date(Date.parse(today) - (20 + next(5000)) * 86_400_000).toISOString().slice(0, 10),
      rights: role === 'chief' || (team === 'hr' && role === 'head') ? 'allTeams' : 'read',
    };
    if (role === 'head' && person.rights === 'read') person.rights = 'ownTeams';
    people.push(person);
    return person;
  };
  const chief = add('board', 'chief');
  const heads = new Map<Team, Person>();
  for (const [team, size] of sizes) {
    // The head of product manages design, too.
    const head = add(team, 'head', team === 'design' ? heads.get('product') : chief);
    heads.set(team, head);
    const leads = Array.from({ length: Math.ceil((size - 1) / 7) }, () => add(team, 'lead', head));
    const roles: readonly Role[] = rolesOf[team].slice(2);
    for (let member = 1 + leads.length; member < size; member += 1)
      add(team, pick(roles, 'lead'), leads[member % leads.length]);
  }
  return people;
}

/** Whole numbers that look random and are the same each time. */
function makeNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const sizes: [Team, number][] = [
  ['engineering', 42],
  ['product', 13],
  ['design', 11],
  ['sales', 30],
  ['support', 24],
  ['finance', 11],
  ['hr', 8],
];

const firstNames =
  'Amira Jonas Priya Samuel Leila Oskar Grace Tarek Hannah Diego Salma Felix Naomi Karim Ingrid Victor Dalia Emil Ruth Hassan Clara Yusuf Maren Theo Rania Lukas Zoe Adam Frieda Omar Nina Bruno Maya Idris Vera'.split(
    ' ',
  );
const lastNames =
  'Haddad Brandt Mehta Okafor Nasser Lindqvist Walker Mansour Vogel Reyes Farouk Seidel Cohen Aziz Berg Novak Sabbagh Koch Bell Qasim Winter Demir Lorenz Park Saleh Hartmann Ward Shaheen Krause Bishara Rossi Lange Flores Amin Keller Stone'.split(
    ' ',
  );
