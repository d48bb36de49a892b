import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, input, shown } from '../../tests/claims/read';
import Exchange from './outside-of-table.exchange';

const box = (el: ParentNode, customer: string) => input(el, `Select ${customer}`);

proves(
  "Moved rows are unchecked, because the arrays contain your own objects, without the table's tableData.",
  async () => {
    const { el } = mount(<Exchange />);
    const rows = () => all(el, 'tbody').map((body) => shown(body));
    expect(rows()[1]).toEqual(['Costa', 'Garcia']);
    click(box(el, 'Adams'));
    click(box(el, 'Ito'));
    press(el, 'Move out of Orders');
    expect(rows()[1]).toEqual(['Adams', 'Costa', 'Garcia', 'Ito']);
    expect(all(el, 'tbody input').filter((checkbox) => (checkbox as HTMLInputElement).checked)).toEqual([]);
    click(box(el, 'Garcia'));
    press(el, 'Move out of Reminders');
    expect(rows()[1]).toEqual(['Adams', 'Costa', 'Ito']);
    expect(rows()[0]).toContain('Garcia');
  },
);
