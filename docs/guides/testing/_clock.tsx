import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import Tasks from './tasks';

afterEach(() => {
  vi.useRealTimers();
});

test('the search waits until the user stops typing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<Tasks />);
  await user.type(screen.getByPlaceholderText('Search'), 'roof');
  expect(screen.getByText('Plant a tree')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Plant a tree')).toBeNull();
});
