import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { mountTable, people } from '../../tests/claims/table';

const data = () => people.slice(0, 2);

proves(
  "padding doesn't affect a row being edited: its fields make it 41 px high, or 35 px with '& td:has(input)': { py: 0 }.",
  async () => {
    const height = async (padding: object, sx: object) => {
      const editable = { onRowUpdate: async () => undefined };
      const { el } = mountTable(padding, { data: data(), editable, sx: sx as never });
      press(el, 'Edit');
      await expect.poll(() => all(el, 'tbody input').length).toBeGreaterThan(0);
      return Math.round(one(el, 'tbody tr').getBoundingClientRect().height);
    };
    for (const padding of [{}, { padding: 'dense' }]) {
      expect(await height(padding, {})).toBe(41);
      expect(await height(padding, { '& td:has(input)': { py: 0 } })).toBe(35);
    }
  },
);
