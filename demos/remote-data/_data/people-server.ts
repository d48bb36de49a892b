export interface Person {
  id: number;
  name: string;
  city: string;
  age: number;
  isMember: boolean;
}

const conditions = { delay: 0, failEvery: 0 };
let requests = 0;

/** From now on, respond after `delay` ms, and to every `failEvery`th request with 503 (0: to none). */
export function setConditions(next: { delay: number; failEvery: number }): void {
  if (next.failEvery !== conditions.failEvery) requests = 0;
  Object.assign(conditions, next);
}

/**
 * Respond like `fetch('/people?page=0&size=10&search=…&sort=city.asc&sort=age.desc&name=…')`.
 * The response is `{ people, total }`: one page of matching people and the number of all matches.
 */
export async function fetchPeople(url: string, { signal }: RequestInit = {}): Promise<Response> {
  requests += 1;
  const isFailure = conditions.failEvery > 0 && requests % conditions.failEvery === 0;
  await wait(conditions.delay, signal);
  if (isFailure) return new Response('Service unavailable', { status: 503 });
  const { searchParams } = new URL(url, 'https://people.example');
  return new Response(JSON.stringify(answer(searchParams)), {
    headers: { 'Content-Type': 'application/json' },
  });
}

function answer(params: URLSearchParams): { people: Person[]; total: number } {
  const search = normalize(params.get('search'));
  const found = people.filter(
    (person) =>
      `${person.name}\n${person.city}\n${person.age}`.toLowerCase().includes(search) &&
      matches(person, params),
  );
  const sorts = params.getAll('sort').map((sort) => sort.split('.') as [keyof Person, string]);
  found.sort((a, b) => {
    for (const [field, direction] of sorts) {
      const order = compare(a[field], b[field]);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return a.id - b.id;
  });
  const size = Number(params.get('size') ?? 10);
  const start = Number(params.get('page') ?? 0) * size;
  return { people: found.slice(start, start + size), total: found.length };
}

function matches(person: Person, params: URLSearchParams): boolean {
  const age = params.get('age');
  const isMember = params.get('isMember');
  return (
    person.name.toLowerCase().includes(normalize(params.get('name'))) &&
    person.city.toLowerCase().includes(normalize(params.get('city'))) &&
    (age === null || person.age === Number(age)) &&
    (isMember === null || person.isMember === (isMember === 'checked'))
  );
}

const normalize = (text: string | null) => (text ?? '').trim().toLowerCase();

function compare(a: Person[keyof Person], b: Person[keyof Person]): number {
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'en') : Number(a) - Number(b);
}

function wait(delay: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was canceled.', 'AbortError'));
    });
  });
}

const firstNames = [
  'Alma',
  'Bruno',
  'Clara',
  'David',
  'Elif',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
];
const lastNames = [
  'Abel',
  'Brandt',
  'Conti',
  'Duarte',
  'Engel',
  'Farkas',
  'Gruber',
  'Hansen',
  'Ivanov',
  'Jensen',
];
const cities = ['Athens', 'Berlin', 'Cork', 'Delft', 'Essen', 'Faro', 'Ghent', 'Helsinki', 'Innsbruck'];

const people: Person[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `${firstNames[index % 11] ?? ''} ${lastNames[Math.floor(index / 11) % 10] ?? ''}`,
  city: cities[(index * 5) % 9] ?? '',
  age: 18 + ((index * 31) % 61),
  isMember: index % 3 === 0,
}));
