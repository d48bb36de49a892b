import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import RoomsByFloor from './override.row';

proves('Pass the other props to MTableBodyRow, except the two that React warns about.', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { el } = mount(<RoomsByFloor />);
  await expect.poll(() => all(el, 'tbody button[aria-expanded]').length).toBe(2);
  expect(el.textContent).not.toContain('Elm');
  click(one(el, 'tbody button[aria-expanded]'));
  expect(el.textContent).toContain('Elm');
  expect(error.mock.calls).toEqual([]);
});
