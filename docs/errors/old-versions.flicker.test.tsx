import MaterialTable from '@material-table/core';
import { MTableCell } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { bodyRow, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

proves('In 8.0.3 the tooltip stays.', async () => {
  const render = vi.fn(({ name }: Person) => name);
  const { el } = mountTable(
    {},
    { columns: columns({ name: { render } }), editable: { onRowUpdate: async () => undefined } },
  );
  const tooltip = () => document.querySelector('[role=tooltip]');
  for (const name of ['Edit', 'Next Page']) {
    const button = one(el, `button[aria-label="${name}"]`);
    render.mockClear();
    await userEvent.hover(button, { position: { x: 10, y: 10 } });
    await expect.poll(() => tooltip()?.textContent).toBe(name);
    const first = tooltip();
    await userEvent.hover(button, { position: { x: 20, y: 20 } });
    expect([tooltip() === first, button.isConnected]).toEqual([true, true]);
    expect(render).not.toHaveBeenCalled();
    await userEvent.unhover(button);
    await expect.poll(tooltip).toBeNull();
  }
});

const Outside = (props: object) => <MTableCell {...props} />;

/** Sets state when the pointer enters; a component from outside or an inner one renders its cells. */
function Page({ isInline }: { isInline: boolean }) {
  const [times, setTimes] = useState(0);
  const made = useMemo(() => columns(), []);
  const Inside = (props: object) => <MTableCell {...props} />;
  return (
    <div data-times={times} onMouseEnter={() => setTimes((now) => now + 1)}>
      <MaterialTable columns={made} data={people} components={{ Cell: isInline ? Inside : Outside }} />
    </div>
  );
}

proves('If yours flickers, hovering sets state, which recreates a component in components', async () => {
  const survives = async (isInline: boolean) => {
    const { el, unmount } = mount(<Page isInline={isInline} />);
    await userEvent.unhover(document.body);
    const cell = one(el, `${bodyRow} td`);
    await userEvent.hover(one(el, 'h6'));
    await expect.poll(() => one(el, '[data-times]').dataset.times).not.toBe('0');
    const isThere = () => cell.isConnected;
    if (isInline) await expect.poll(isThere).toBe(false);
    const answer = isThere();
    unmount();
    return answer;
  };
  expect(await survives(true)).toBe(false);
  expect(await survives(false)).toBe(true);
});
