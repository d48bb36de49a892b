import { expect, test } from 'vitest';
import { nearestNames } from './nearest';

const options = ['search', 'searchText', 'sorting', 'selection', 'paging', 'padding'];

test('a mistyped name finds its nearest, best first, in any letter case, and no more than asked for', () => {
  expect(nearestNames('serach', options, 1)).toEqual(['search']);
  expect(nearestNames('Selecton', ['selected', 'selection'], 2)).toEqual(['selection', 'selected']);
  expect(nearestNames('Selecton', ['selected', 'selection'], 1)).toEqual(['selection']);
});

test('a name that is like none gets no suggestion', () => {
  expect(nearestNames('exportMenu', options, 5)).toEqual([]);
  expect(nearestNames('xy', options, 5)).toEqual([]);
});
