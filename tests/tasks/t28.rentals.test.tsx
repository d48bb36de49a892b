import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inZone } from '../claims/zone';
import Rentals, { type Rental, type Server } from './t28.rentals';

// Each test runs with a fake clock, on which the server takes a minute for each answer.
beforeEach(() => {
  // Without Vitest's globals, Testing Library doesn't ask React to warn.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Testing Library needs a clock that goes on.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const minute = 60_000;
const answered = () => act(() => vi.advanceTimersByTimeAsync(minute));

/** A server with two rentals, which refuses to save boats without a name. */
function makeServer() {
  let rentals: Rental[] = [
    { id: 1, boat: 'Albatross', day: '2026-06-14' },
    { id: 2, boat: 'Beluga', day: '2026-12-31' },
  ];
  const later = () => new Promise((resolve) => setTimeout(resolve, minute));
  const server: Server = {
    load: async () => {
      await later();
      return { rentals, total: rentals.length };
    },
    save: async (changed) => {
      await later();
      if (!changed.boat) throw new Error('A boat has a name.');
      rentals = rentals.map((rental) => (rental.id === changed.id ? changed : rental));
    },
    remove: async (id) => {
      await later();
      rentals = rentals.filter((rental) => rental.id !== id);
    },
  };
  return { ...server, save: vi.fn(server.save) };
}

async function open() {
  const server = makeServer();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<Rentals server={server} />);
  const press = async (name: string, row = screen.getAllByRole('row')[1]) =>
    user.click(within(row ?? document.body).getByRole('button', { name }));
  return { server, user, press };
}

const rows = () =>
  screen.queryAllByTestId('mtablebodyrow').map((row) =>
    within(row)
      .getAllByTestId('mtablecell')
      .map(({ textContent }) => textContent),
  );

const rename = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const field = screen.getByRole('textbox', { name: 'Boat' });
  await user.clear(field);
  if (name) await user.type(field, name);
};

test('t28: the tests run with fake timers', async () => {
  const { user, press } = await open();
  expect(rows()).toEqual([]);
  await answered();
  expect(rows()).toEqual([
    ['Albatross', '14/06/2026'],
    ['Beluga', '31/12/2026'],
  ]);
  await press('Edit');
  await rename(user, 'Avocet');
  await press('Save');
  expect(rows()).toEqual([['Beluga', '31/12/2026']]);
  await answered();
  await answered();
  expect(rows().map(([boat]) => boat)).toEqual(['Avocet', 'Beluga']);
  await press('Delete');
  await press('Save');
  await answered();
  await answered();
  expect(rows()).toEqual([['Beluga', '31/12/2026']]);
});

test('t28: a failed save is tested', async () => {
  const { user, press, server } = await open();
  await answered();
  await press('Edit');
  await rename(user, '');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe('');
  await answered();
  expect(server.save).toHaveBeenCalledExactlyOnceWith({ id: 1, boat: '', day: '2026-06-14' });
  expect(screen.getByRole('alert').textContent).toBe('A boat has a name.');
  await rename(user, 'Avocet');
  await press('Save');
  await answered();
  await answered();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(rows().map(([boat]) => boat)).toEqual(['Avocet', 'Beluga']);
});

test('t28: no warning of act appears', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warnings = () => error.mock.calls.map(String).filter((text) => text.includes('not wrapped in act'));
  const { user, press } = await open();
  await answered();
  await press('Edit');
  await rename(user, 'Avocet');
  await press('Save');
  await answered();
  await answered();
  await press('Delete');
  await press('Save');
  await answered();
  await answered();
  expect(rows()).toHaveLength(1);
  expect(warnings()).toEqual([]);
  // The same without act would be noticed.
  await press('Edit');
  await press('Save');
  await vi.advanceTimersByTimeAsync(minute);
  expect(warnings()).not.toEqual([]);
});

test("t28: the tests don't depend on the zone of the machine", async () => {
  for (const zone of ['America/Los_Angeles', 'UTC', 'Asia/Tokyo']) {
    await inZone(zone);
    const { user, press, server } = await open();
    await answered();
    expect(rows().map(([, day]) => day)).toEqual(['14/06/2026', '31/12/2026']);
    await press('Edit');
    await rename(user, 'Avocet');
    await press('Save');
    await answered();
    expect(server.save).toHaveBeenCalledExactlyOnceWith({ id: 1, boat: 'Avocet', day: '2026-06-14' });
    cleanup();
  }
});
