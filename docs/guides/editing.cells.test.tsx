import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { mountTable, people } from '../../tests/claims/table';

const names = { body: { editTooltip: 'Edit', saveTooltip: 'Save', cancelTooltip: 'Cancel' } };
const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

proves(
  "Your function received the new row (with cellEditable, the new value) but didn't store it.",
  async () => {
    const { el } = mountTable({}, { cellEditable, localization: names });
    click(one(el, 'tbody td > div'));
    fill(one(el, 'tbody input'), 'Zed');
    press(el, 'Save');
    await expect.poll(() => all(el, 'tbody input')).toEqual([]);
    expect(shown(el)[0]).toBe(people[0]?.name);
  },
);
