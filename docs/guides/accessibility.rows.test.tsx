import { MTableBodyRow } from '@material-table/core';
import { CssBaseline } from '@mui/material';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, focused, one } from '../../tests/claims/read';
import { mountTable, people } from '../../tests/claims/table';

proves('The default labels, such as "Search", "Clear Search" and "Next Page", are in English.', () => {
  const { el } = mountTable();
  const labels = all(el, '[aria-label]').map((part) => part.getAttribute('aria-label'));
  expect(labels).toEqual(
    expect.arrayContaining([
      'Search',
      'Clear Search',
      'First Page',
      'Previous Page',
      'Next Page',
      'Last Page',
    ]),
  );
  const own = mountTable(
    {},
    { localization: { toolbar: { searchAriaLabel: 'Find people' }, pagination: { nextAriaLabel: 'Go on' } } },
  ).el;
  one(own, 'input[aria-label="Find people"]');
  one(own, 'button[aria-label="Go on"]');
});

proves(
  [
    "The header has the browser's focus ring. Its sort label, which is the second tab stop, only changes color.",
    "Add a ring with sx: '& .MuiTableSortLabel-root:focus-visible': { outline: '2px solid' }.",
  ],
  async () => {
    mount(<CssBaseline />);
    const rings = async (sx: object) => {
      const { el, unmount } = mountTable({ search: false }, { sx });
      const label = one(el, '.MuiTableSortLabel-root');
      const before = getComputedStyle(label).color;
      focused().blur();
      await userEvent.keyboard('{Tab}');
      const [handle, outline] = [focused(), getComputedStyle(focused()).outlineStyle];
      expect(handle.getAttribute('role')).toBe('button');
      await userEvent.keyboard('{Tab}');
      expect(focused()).toBe(label);
      await expect.poll(() => getComputedStyle(label).color).not.toBe(before);
      const second = getComputedStyle(label).outlineStyle;
      unmount();
      return [outline, second];
    };
    expect(await rings({})).toEqual(['auto', 'none']);
    const sx = { '& .MuiTableSortLabel-root:focus-visible': { outline: '2px solid' } };
    expect(await rings(sx)).toEqual(['auto', 'solid']);
  },
);

function KeyRow(props: { onFocus?: () => void }) {
  const move = ({ key, currentTarget, target }: React.KeyboardEvent<HTMLElement>) => {
    if (target !== currentTarget) return;
    if (key === 'Enter') currentTarget.click();
    const next =
      key === 'ArrowDown' ? 'nextElementSibling' : key === 'ArrowUp' ? 'previousElementSibling' : null;
    const row = next && currentTarget[next];
    if (row instanceof HTMLElement) row.focus();
  };
  return <MTableBodyRow {...props} tabIndex={0} onKeyDown={move} />;
}
const components = { Row: KeyRow };

proves(
  'Pass your own row as components={{ Row: KeyRow }}. In this row, Enter works like a click.',
  async () => {
    const onRowClick = vi.fn();
    const { el } = mountTable({}, { components, onRowClick });
    await expect.poll(() => one(el, bodyRow).tabIndex).toBe(0);
    expect(one(mountTable().el, bodyRow).tabIndex).toBe(-1);
    const rows = all(el, bodyRow);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(rows[2]);
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe(rows[1]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onRowClick.mock.lastCall?.[1]).toMatchObject({ name: people[1]?.name });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(rows[0]);
  },
);

proves('To select each row that gets focus, also pass onFocus.', async () => {
  const seen: number[] = [];
  const Row = (props: { data: { id: number } }) => (
    <KeyRow {...props} onFocus={() => seen.push(props.data.id)} />
  );
  const { el } = mountTable({}, { components: { Row } });
  await expect.poll(() => one(el, bodyRow).tabIndex).toBe(0);
  one(el, bodyRow).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(seen).toEqual([people[0]?.id, people[1]?.id]);
});
