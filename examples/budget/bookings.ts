export const states = ['paid', 'approved', 'submitted'] as const;
export type State = (typeof states)[number];

export interface Booking {
  id: string;
  /** Such as '2026-11-26'. */
  date: string;
  department: string;
  category: string;
  vendor: string;
  /** In cents, so that sums are exact. A credit note is negative. */
  amount: number;
  state: State;
}

export function sumOf(some: Booking[]): number {
  return some.reduce((sum, { amount }) => sum + amount, 0);
}

interface Category {
  name: string;
  /** The number of bookings, and their usual amount in euros. */
  count: number;
  usual: number;
  /** Separated by commas. */
  vendors: string;
}

interface Department {
  name: string;
  /** For the whole year, in cents. */
  budget: number;
  categories: Category[];
}

export const departments: Department[] = [
  {
    name: 'Engineering',
    budget: 780_000_00,
    categories: [
      { name: 'Cloud hosting', count: 12, usual: 6200, vendors: 'North Light' },
      { name: 'Contractors', count: 58, usual: 7400, vendors: 'Blue Ladder,Bright & Byte,Long Lane' },
      { name: 'Hardware', count: 47, usual: 2900, vendors: 'Kite Computers,Orbit Supply' },
      { name: 'Software', count: 60, usual: 1600, vendors: 'Paper Tools,Quill Apps,Test Bench' },
    ],
  },
  {
    name: 'Facilities',
    budget: 380_000_00,
    categories: [
      { name: 'Cleaning', count: 44, usual: 1450, vendors: 'Spotless Crew' },
      { name: 'Energy', count: 22, usual: 3800, vendors: 'Riverside Power,Sun & Wind' },
      { name: 'Rent', count: 11, usual: 9800, vendors: 'Harbor Estates' },
      { name: 'Repairs', count: 63, usual: 1250, vendors: 'Fix & Sons,Hammer House' },
    ],
  },
  {
    name: 'Finance',
    budget: 110_000_00,
    categories: [
      { name: 'Audit', count: 6, usual: 4600, vendors: 'Calder Partners' },
      { name: 'Banking', count: 88, usual: 320, vendors: 'Bank of the Valley,Mill Street Savings' },
      { name: 'Insurance', count: 14, usual: 2700, vendors: 'Anchor Mutual' },
    ],
  },
  {
    name: 'Marketing',
    budget: 610_000_00,
    categories: [
      { name: 'Advertising', count: 61, usual: 5200, vendors: 'Billboard Six,Lumen Media' },
      { name: 'Agency', count: 24, usual: 6900, vendors: 'Studio Parallel' },
      { name: 'Events', count: 37, usual: 4300, vendors: 'Grand Hall,Stage & Sound' },
      { name: 'Print', count: 53, usual: 980, vendors: 'Inkwell Press' },
    ],
  },
  {
    name: 'People',
    budget: 350_000_00,
    categories: [
      { name: 'Benefits', count: 66, usual: 1350, vendors: 'Green Gym,Lunch Club' },
      { name: 'Recruiting', count: 31, usual: 4100, vendors: 'Seven Bridges' },
      { name: 'Training', count: 58, usual: 2200, vendors: 'Open Course,Skill House' },
    ],
  },
  {
    name: 'Sales',
    budget: 430_000_00,
    categories: [
      { name: 'Commissions', count: 44, usual: 3600, vendors: 'Partner Network' },
      { name: 'Trade fairs', count: 17, usual: 8100, vendors: 'Expo North,Fair Grounds' },
      { name: 'Travel', count: 84, usual: 1150, vendors: 'Rail Direct,Sky & Sea,Velo Hotels' },
    ],
  },
];

export const bookings = makeBookings();

/** Stands in for your server: the bookings of 2026 until November 26. */
function makeBookings(): Booking[] {
  // Unlike Math.random, it returns the same numbers in every run.
  let seed = 4;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const plan = departments
    .flatMap(({ name, categories }) => categories.map((category) => ({ department: name, category })))
    .flatMap((one) => Array.from({ length: one.category.count }, () => ({ ...one, place: random() })))
    .sort((a, b) => a.place - b.place);
  return plan.map(({ department, category: { name, usual, vendors } }, index) => {
    const day = 1 + Math.floor((330 * index) / plan.length);
    const names = vendors.split(',');
    const amount = Math.round(usual * 100 * (0.3 + 1.4 * random()));
    return {
      id: `B-${1001 + index}`,
      date: new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10),
      department,
      category: name,
      vendor: names[Math.floor(random() * names.length)] ?? vendors,
      amount: random() < 0.03 ? -amount : amount,
      state: stateAt(day, random()),
    };
  });
}

function stateAt(day: number, chance: number): State {
  if (day < 280) return 'paid';
  if (day < 315) return chance < 0.7 ? 'paid' : 'approved';
  return chance < 0.2 ? 'paid' : chance < 0.6 ? 'approved' : 'submitted';
}
