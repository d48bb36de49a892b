import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { sort } from '../../tests/claims/hands';
import { shown } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';
import Units from './dates-and-numbers.unit';

proves(
  [
    'Keep the number in the data and add the unit in render.',
    "If the value is null or undefined, the cell shows emptyValue, and render isn't called.",
  ],
  () => {
    const { el } = mount(<Units />);
    sort(el, 'Weight');
    expect(shown(el, 1)).toEqual(['–', '1.2 kg', '4 kg', '9.5 kg', '41 kg']);
    const rows = ['9.5 kg', '41 kg', '4 kg'].map((city, id) => ({ id: id + 1, name: '', city, age: 0 }));
    const plain = mountTable({}, { data: rows });
    sort(plain.el, 'City');
    expect(shown(plain.el, 1)).toEqual(['4 kg', '41 kg', '9.5 kg']);
  },
);
