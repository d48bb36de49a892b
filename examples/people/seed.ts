import { countries, officesIn, rolesOf, today, type Person, type Role, type Team } from './people';

/** Returns the same 140 people in every run. In your app, send a request instead. */
export function makePeople(): Person[] {
  const next = makeNumbers(26);
  const pick = <T>(choices: readonly T[], fallback: T) => choices[next(choices.length)] ?? fallback;
  const people: Person[] = [];
  const add = (team: Team, role: Role, manager?: Person) => {
    const number = people.length + 1;
    const country = manager && role !== 'head' && role !== 'lead' ? manager.country : pick(countries, 'GB');
    const first = firstNames[number % firstNames.length] ?? '';
    const person: Person = {
      id: `p${number}`,
      managerId: manager?.id,
      name: `${first} ${lastNames[number % lastNames.length] ?? ''}`,
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
    // The head of product also manages design.
    const head = add(team, 'head', team === 'design' ? heads.get('product') : chief);
    heads.set(team, head);
    const leads = Array.from({ length: Math.ceil((size - 1) / 7) }, () => add(team, 'lead', head));
    const roles: readonly Role[] = rolesOf[team].slice(2);
    for (let member = 1 + leads.length; member < size; member += 1)
      add(team, pick(roles, 'lead'), leads[member % leads.length]);
  }
  return people;
}

/** Unlike `Math.random`, it returns the same numbers in every run. */
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
