import MaterialTable, { type Action } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click } from '../../../tests/claims/hands';
import { all, bodyRow, boxes } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import ChooseOne from './one';

const ban: Action<Person> = { icon: () => <b>Ban</b>, tooltip: 'Ban', onClick: () => undefined };
const buttons = (el: ParentNode) => all(el, 'button[aria-label="Ban"]').length;

proves(
  'isAdmin && { … } is fine: false, null and undefined are skipped without a warning, although the types reject false.',
  async () => {
    for (const entry of [false, null, undefined]) {
      const table = (
        // @ts-expect-error `false` and `null` aren't actions.
        <MaterialTable columns={columns()} data={people} actions={[entry, ban]} />
      );
      const { el, unmount } = mount(table);
      expect(buttons(el)).toBe(5);
      unmount();
      expect(await saidBy(table)).toBe('');
    }
  },
);

proves(
  [
    'actions itself must be an array or omitted.',
    'The old warning Invalid prop actions[0] is no longer printed.',
  ],
  async () => {
    const table = (actions?: unknown) => (
      <MaterialTable columns={columns()} data={people} actions={actions as []} />
    );
    for (const broken of [null, false]) expect(await saidBy(table(broken))).toContain('filter');
    // Invalid for `propTypes`: a component as icon, a function, an action without an icon.
    for (const odd of [ban, () => ban, { tooltip: 'No icon', onClick: () => undefined }])
      expect(await saidBy(table([odd]))).not.toContain('Invalid prop');
    const { el } = mountTable();
    expect(all(el, 'tbody button')).toEqual([]);
  },
);

// Material UI names its icons for tests in development builds only.
proves('Icons make the checkboxes look like radio buttons.', () => {
  const { el } = mount(<ChooseOne />);
  const icons = () => all(el, `${bodyRow} svg`).map((icon) => icon.dataset.testid);
  expect(icons()).toEqual(Array(3).fill('RadioButtonUncheckedIcon'));
  click(boxes(el)[1] ?? el);
  expect(icons()[1]).toBe('RadioButtonCheckedIcon');
});
