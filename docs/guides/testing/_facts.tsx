import MaterialTable from '@material-table/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import Tasks from './tasks';

const columns = () => [{ title: 'Name', field: 'name' }];
const data = [{ id: 1, name: 'Fern' }];

proves(
  'The pagination is a second table with its own row, so row counts include the header and the pagination.',
  () => {
    render(<Tasks />);
    expect(screen.getAllByRole('table')).toHaveLength(2);
    expect(screen.getAllByRole('row')).toHaveLength(3 + 2);
  },
);

proves(['Empty rows fill the page.', 'or set emptyRowsWhenPaging: false'], () => {
  const bodyRows = () =>
    [...(screen.getAllByRole('rowgroup')[1]?.children ?? [])].map((row) => row.textContent);
  const { unmount } = render(<MaterialTable columns={columns()} data={data} />);
  expect(bodyRows().filter((text) => text === '').length).toBeGreaterThan(3);
  unmount();
  render(<MaterialTable columns={columns()} data={data} options={{ emptyRowsWhenPaging: false }} />);
  expect(bodyRows()).toEqual(['Fern']);
});

proves(
  [
    'jsdom has no layout.',
    "Widths are 0, nothing scrolls, and media queries don't match, so test widths after",
  ],
  () => {
    const { container } = render(
      <MaterialTable columns={columns()} data={data} options={{ maxBodyHeight: 10 }} />,
    );
    const all = [...container.querySelectorAll<HTMLElement>('*')].filter((one) => one instanceof HTMLElement);
    expect(all.length).toBeGreaterThan(20);
    const sizes = all.map((one) => one.offsetWidth + one.getBoundingClientRect().height + one.scrollHeight);
    expect(Math.max(...sizes)).toBe(0);
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '@media (min-width: 1px) { td { opacity: 0.5 } }';
    expect(window.innerWidth).toBeGreaterThan(1);
    expect(window.matchMedia?.('(min-width: 1px)').matches).not.toBe(true);
    expect(getComputedStyle(all.find((one) => one.matches('td')) as Element).opacity).not.toBe('0.5');
    sheet.remove();
  },
);

proves(
  'Queries by role are slow in jsdom, so a table with many cells needs a longer testTimeout, or queries by text and test id.',
  () => {
    const many = Array.from({ length: 40 }, (_one, id) => ({ id, name: `Fern ${id}` }));
    render(<MaterialTable columns={columns()} data={many} options={{ paging: false }} />);
    const timeOf = (query: () => unknown) => {
      const start = performance.now();
      query();
      return performance.now() - start;
    };
    const byRole = timeOf(() => screen.getByRole('row', { name: 'Fern 39' }));
    const byTestId = timeOf(() => screen.getAllByTestId('mtablebodyrow'));
    const byText = timeOf(() => screen.getByText('Fern 39'));
    expect(byRole).toBeGreaterThan(3 * byTestId);
    expect(byRole).toBeGreaterThan(3 * byText);
  },
);

proves(
  [
    "You don't have to mock any, because the table needs no function that jsdom lacks, such as ResizeObserver.",
  ],
  () => {
    expect('ResizeObserver' in window).toBe(false);
    render(<MaterialTable columns={columns()} data={data} />);
    expect(screen.getAllByTestId('mtablecell')).toHaveLength(1);
  },
);

proves(
  [
    'In Vitest, use shouldAdvanceTime: true.',
    'With plain vi.useFakeTimers(), user.type and findBy… never finish, so the test times out, even if user-event gets advanceTimers.',
    'Testing Library waits with setTimeout and advances fake timers only in Jest.',
  ],
  async () => {
    const { setImmediate } = globalThis;
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    /** Whether a step finishes while only the event loop goes on, and once the fake clock is advanced. */
    const finishes = async (step: () => Promise<unknown>) => {
      const state = { isDone: false };
      void step().then(() => (state.isDone = true));
      for (let turns = 0; turns < 500 && !state.isDone; turns++) await turn();
      const byItself = state.isDone;
      while (!state.isDone) await vi.advanceTimersByTimeAsync(50).then(turn);
      return byItself;
    };
    vi.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Tasks />);
    const type = () => user.type(screen.getByPlaceholderText('Search'), 'a');
    const find = () => screen.findByText('Plant a tree');
    expect(await finishes(type)).toBe(false);
    expect(await finishes(find)).toBe(false);
    vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
    expect(await finishes(type)).toBe(true);
    expect(await finishes(find)).toBe(true);
  },
);
