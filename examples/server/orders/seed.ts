import { createRandom } from '../random';
import type { Country, NewOrder, OrderDetail, OrderEvent, OrderLine, Status } from './types';

/** The day on which the example takes place, so that it looks the same whenever you open it. */
export const today = '2026-11-26';

/** The last 12 months, the current one last, such as '2026-11'. */
export const months = Array.from({ length: 12 }, (_, index) =>
  dayAt(`${today.slice(0, 7)}-01`, index - 11, 0).slice(0, 7),
);

/** Make orders of the last 12 months: always the same ones. */
export function seedOrders(count = 2400): OrderDetail[] {
  const { random, pick } = createRandom(27);
  return Array.from({ length: count }, (_, index) => {
    // The exponent makes the shop grow: the later, the more orders a day.
    const age = 359 - Math.floor(360 * (index / count) ** 0.8);
    const date = dayAt(today, 0, -age);
    const [country, families] = pick(people);
    const status = statusAt(age, random());
    const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, (): OrderLine => {
      const [sku, name, price] = pick(products);
      return { sku, name, quantity: 1 + Math.floor(random() ** 2 * 5), price };
    });
    return {
      id: `O-${10001 + index}`,
      customer: `${pick(firstNames.split(' '))} ${pick(families)}`,
      country,
      ...sumsOf(lines),
      status,
      date,
      version: 1,
      lines,
      events: eventsOf(date, status),
    };
  });
}

/** In cents, because sums of euros are not exact: 0.1 + 0.2 is not 0.3. */
export function sumsOf(lines: OrderLine[]): { items: number; total: number } {
  const cents = lines.reduce((sum, { quantity, price }) => sum + quantity * Math.round(price * 100), 0);
  return { items: lines.reduce((sum, { quantity }) => sum + quantity, 0), total: cents / 100 };
}

/** Order what customers order: always the same, one after the other. */
export function createBuyer(seed: number): () => NewOrder {
  const { random, pick } = createRandom(seed);
  return () => {
    const [country, families] = pick(people);
    const ordered = new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(products)[0]));
    return {
      customer: `${pick(firstNames.split(' '))} ${pick(families)}`,
      country,
      lines: Array.from(ordered, (sku) => ({ sku, quantity: 1 + Math.floor(random() ** 2 * 5) })),
    };
  };
}

function statusAt(age: number, chance: number): Status {
  if (age < 3) return chance < 0.6 ? 'new' : 'paid';
  if (age < 10) return chance < 0.1 ? 'new' : chance < 0.5 ? 'paid' : 'shipped';
  return chance < 0.02 ? 'new' : chance < 0.95 ? 'shipped' : 'returned';
}

function eventsOf(date: string, status: Status): OrderEvent[] {
  const events = [
    { at: date, text: 'Ordered' },
    { at: date, text: 'Marked as paid' },
    { at: dayAt(date, 0, 2), text: 'Marked as shipped' },
    { at: dayAt(date, 0, 9), text: 'Marked as returned' },
  ];
  return events.slice(0, ['new', 'paid', 'shipped', 'returned'].indexOf(status) + 1);
}

/** Give the day so many months and days later. */
function dayAt(day: string, moreMonths: number, moreDays: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + moreMonths, date + moreDays)).toISOString().slice(0, 10);
}

const firstNames =
  'Ada Anna Bruno Clara David Elena Emil Eva Felix Greta Hugo Ida Jan Julia Karl Laura Leo Lucía Max Nina Olga Rosa Simon Theo Zoë';

const people: [Country, string[]][] = [
  ['AT', ['Gruber', 'Huber', 'Pichler', 'Steiner']],
  ['BE', ['De Smet', 'Dubois', 'Maes', 'Peeters']],
  ['CH', ['Keller', 'Meier', 'Rochat', 'Zürcher']],
  ['DE', ['Becker', 'Hoffmann', 'Müller', 'Schäfer', 'Wagner']],
  ['DK', ['Jensen', 'Nielsen', 'Sørensen']],
  ['ES', ['Álvarez', 'García', 'Moreno', 'Ruiz']],
  ['FR', ['Bernard', 'Lefèvre', 'Moreau', 'Petit']],
  ['IT', ['Bianchi', 'Conti', 'D’Angelo', 'Ricci', 'Rossi']],
  ['NL', ['de Vries', 'Jansen', 'van Dijk', 'Visser']],
  ['SE', ['Åberg', 'Lindqvist', 'Nyström', 'Öberg']],
];

export const products: [sku: string, name: string, price: number][] = [
  ['LMP-110', 'Desk lamp', 59],
  ['LMP-240', 'Floor lamp', 149.5],
  ['CHR-020', 'Office chair', 289],
  ['CHR-035', 'Stool', 74.9],
  ['DSK-160', 'Standing desk', 549],
  ['SHF-080', 'Wall shelf', 39.95],
  ['SHF-180', 'Bookcase', 219],
  ['BOX-004', 'Storage box, set of four', 27.8],
  ['CLK-030', 'Wall clock', 34.5],
  ['RUG-170', 'Wool rug', 179],
  ['PLT-012', 'Plant pot', 18.4],
  ['CSH-050', 'Cushion', 24.9],
];
