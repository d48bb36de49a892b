import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, one } from '../../tests/claims/read';
import StickyCheckboxes from './fixed.sticky';

const left = (element: Element | undefined) => element?.getBoundingClientRect().left;

proves(
  [
    'The header sticks to the top of the scroll area that maxBodyHeight creates.',
    "There is no option for this, and selection and actions have no column object, so use the table's sx. In this demo, the first cell of each row sticks to one edge, and the last cell to the other.",
  ],
  () => {
    const { el } = mount(
      <div style={{ width: 500 }}>
        <StickyCheckboxes />
      </div>,
    );
    const box = one(el, 'div[style*="max-height"]');
    const header = all(el, 'thead th');
    const cells = all(one(el, bodyRow), 'td');
    expect(all(cells.at(-1) as HTMLElement, 'button[aria-label="Write to Ingrid Hansen"]')).toHaveLength(1);
    const ends = () => [left(header[0]), left(header.at(-1)), left(cells[0]), left(cells.at(-1))];
    const before = ends();
    const [name, top] = [left(header[1]), header[1]?.getBoundingClientRect().top];
    box.scrollTo(200, 60);
    expect(ends()).toEqual(before);
    expect(left(header[1])).toBe((name ?? 0) - 200);
    expect(header[1]?.getBoundingClientRect().top).toBe(top);
    expect(box.scrollTop).toBe(60);
  },
);
