import Launches, { type Launch, type Parameters } from './t34.launches';

const launches: Launch[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  rocket: `${index % 2 === 0 ? 'Heron' : 'Osprey'} ${index + 1}`,
  site: index % 3 === 0 ? 'Bergen' : 'Oslo',
  // Another day in Tokyo and in New York.
  at: `2026-07-0${(index % 9) + 1}T${index % 2 === 0 ? '23' : '01'}:30:00Z`,
}));

const at = (searchParams: Parameters) => () => <Launches launches={launches} searchParams={searchParams} />;

/** The page at two addresses, for the server and for the browser. */
export default { all: at({}), filtered: at({ rocket: 'heron', site: 'berg' }) };
