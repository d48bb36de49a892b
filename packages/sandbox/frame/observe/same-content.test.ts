import { expect, test } from 'vitest';
import { compareContent } from './same-content';

const make = (title: string) => [{ title, field: 'name', render: (row: object) => String(row) }];

test('values that differ only by functions made anew are the same, and the first such function is found', () => {
  expect(compareContent(make('Name'), make('Name'))).toEqual({ isSame: true, path: '0.render' });
  const before = [{ title: 'Name', tableData: { id: 0 } }];
  expect(compareContent(before, [{ title: 'Name' }])).toEqual({ isSame: true });
  const fn = (text: string) => () => text;
  expect(compareContent(fn('a'), fn('b'))).toEqual({ isSame: true, path: '' });
});

test('other content is no repetition, and neither is what is too large or throws', () => {
  expect(compareContent(make('Name'), make('City')).isSame).toBe(false);
  expect(compareContent(new Date(0), new Date(1)).isSame).toBe(false);
  expect(compareContent(new Map(), new Map()).isSame).toBe(false);
  const many = () => Array.from({ length: 5000 }, (_, id) => ({ id }));
  expect(compareContent(many(), many()).isSame).toBe(false);
  const trap = () =>
    Object.defineProperty({}, 'x', {
      enumerable: true,
      get: () => {
        throw new Error('mine');
      },
    });
  expect(compareContent(trap(), trap())).toEqual({ isSame: false });
});
