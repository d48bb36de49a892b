import { MTableBodyRow, MTableCell } from '@material-table/core';
import { Tooltip } from '@mui/material';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all, bodyRow, click, columns, mountTable, one, people } from '../../tests/claims/table';
import type { Person } from '../../tests/claims/table';

const onMouseEnter = vi.fn();
const Row = (props: { data: { name: string } }) => (
  <MTableBodyRow {...props} title={`About ${props.data.name}`} onMouseEnter={onMouseEnter} />
);
const components = { Row };

proves('MTableBodyRow passes title, onMouseEnter and similar props to its tr.', async () => {
  const { el } = mountTable({}, { components });
  await expect.poll(() => all(el, bodyRow).map(({ title }) => title)).toContain('About Dora');
  await userEvent.hover(one(el, `${bodyRow} td`));
  // How often the pointer comes in depends on what moves below it.
  await expect.poll(() => onMouseEnter.mock.calls.length).toBeGreaterThan(0);
});

proves(
  'For all cells use <Tooltip title={…}><MTableCell {...props} /></Tooltip> in components.Cell.',
  async () => {
    const Cell = (props: { value: unknown }) => (
      <Tooltip title={`Tip for ${String(props.value)}`}>
        <MTableCell {...props} />
      </Tooltip>
    );
    const error = vi.spyOn(console, 'error');
    const { el } = mountTable({}, { components: { Cell } });
    await expect.poll(() => all(el, `${bodyRow} td[aria-label]`).length).toBe(15);
    await userEvent.hover(one(el, `${bodyRow} td`));
    await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe('Tip for Cid');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);

proves('Return a link or a button from render, which gets the row.', () => {
  const open = vi.fn();
  const render = (row: Person) => <button onClick={() => open(row.id)}>History</button>;
  const { el } = mountTable({}, { columns: columns({ name: { render } }) });
  click(one(el, `${bodyRow}:nth-of-type(2) button`));
  expect(open).toHaveBeenCalledWith(people[1]?.id);
});
