import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { bodyRow, one } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';
import Dense from './styling.dense';
import Flat from './styling.flat';

proves(
  [
    'Use style for the shadow and background, which belong to the paper',
    'and sx for the lines, which belong to the cells',
  ],
  () => {
    const { el } = mount(<Flat />);
    const paper = getComputedStyle(one(el, '.MuiPaper-root'));
    expect([paper.boxShadow, paper.backgroundColor]).toEqual(['none', 'rgba(0, 0, 0, 0)']);
    expect(getComputedStyle(one(el, `${bodyRow} td`)).borderBottomStyle).toBe('none');
    const plain = getComputedStyle(one(mountTable().el, '.MuiPaper-root'));
    expect(plain.boxShadow).not.toBe('none');
  },
);

proves(
  "For the normal height, omit padding, because 'default' makes rows shorter and the header taller.",
  () => {
    const { el } = mount(<Dense />);
    const height = () => one(el, bodyRow).getBoundingClientRect().height;
    const dense = height();
    press(el, 'Normal rows');
    return expect
      .poll(height)
      .toBeGreaterThan(dense)
      .then(() => {
        const sizes = (options: object) => {
          const mounted = mountTable(options);
          const found = ['thead th', `${bodyRow} td`].map(
            (cell) => one(mounted.el, cell).getBoundingClientRect().height,
          );
          mounted.unmount();
          return found;
        };
        const [normalHead = 0, normalCell = 0] = sizes({});
        const [head = 0, cell = 0] = sizes({ padding: 'default' });
        expect(head).toBeGreaterThan(normalHead);
        expect(cell).toBeLessThan(normalCell);
      });
  },
);
