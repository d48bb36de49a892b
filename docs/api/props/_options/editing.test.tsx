import { expect } from 'vitest';
import { proves } from '../../../../tests/claims/claim';
import { press } from '../../../../tests/claims/hands';
import { all, bodyRow, one } from '../../../../tests/claims/read';
import { mountTable, save } from '../../../../tests/claims/table';

const focused = () => document.activeElement?.getAttribute('aria-label');

proves(
  ['When the form opens at the bottom, the page scrolls to it, because its first field gets the focus.'],
  async () => {
    for (const addRowPosition of ['first', 'last'] as const) {
      const { el, unmount } = mountTable({ addRowPosition }, { editable: { onRowAdd: save } });
      el.style.paddingBottom = '3000px';
      for (const row of all(el, bodyRow)) row.style.height = '400px';
      window.scrollTo(0, 0);
      press(el, 'Add');
      expect(focused()).toBe('Name');
      const form = one(el, 'tbody tr:has(input)');
      expect(form.nextElementSibling?.matches(bodyRow) ?? false).toBe(addRowPosition === 'first');
      await expect
        .poll(() => {
          const { top, bottom } = form.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        })
        .toBe(true);
      unmount();
    }
  },
);
