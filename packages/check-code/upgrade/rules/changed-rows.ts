import { changesOf, dataPaths, isFreshArray } from '../../own-rows';
import { functionAround } from '../../syntax';
import type { UpgradeRule } from '../types';

/** The table compares rows with its array: a program that mutated that array itself shows old rows. */
export const changedRows: UpgradeRule = {
  line: '3.0',
  href: '/docs/guides/why-does-my-table-reset#the-table-shows-old-data',
  *check(program) {
    const paths = dataPaths(program);
    for (const { at, array } of paths.size > 0 ? changesOf(program, paths) : []) {
      if (!functionAround(at) || isFreshArray(program, array)) continue;
      yield {
        at,
        message: array
          ? `\`${program.text(array)}\` is the array that the table compares your rows with, so this change isn't seen: change a copy, and set the state to it.`
          : `This changes a row of the array that the table compares your rows with, so it isn't seen: put a new object into a new array, and set the state to it.`,
      };
    }
  },
};
