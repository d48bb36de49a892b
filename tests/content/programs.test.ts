import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../plugins/files-below';

// What visitors copy, each fence of a page as a separate program.
const programs = ['demos', 'docs', 'examples']
  .flatMap(filesBelow)
  .filter((file) => /(?<!\.test)\.(?:tsx|mdx)$/.test(file))
  .flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('```')
      .map((text) => ({ file, text })),
  );
const filesWith = (isWrong: (text: string) => boolean) =>
  programs.filter(({ text }) => isWrong(text)).map(({ file }) => file);

test('no program stores a row as the table hands it over, with the notes of the table in it', () => {
  expect(filesWith((text) => text.includes('onRowUpdate')).length).toBeGreaterThan(10);
  const storesWithNotes = (text: string) =>
    /\.id === (\w+)\.id \? \1 :/.test(text) && !/tableData/i.test(text);
  expect(filesWith(storesWithNotes), 'Store fields, or take tableData off first.').toEqual([]);
});

test('no program numbers new rows by their count if rows can be deleted: two would share an id', () => {
  const countsIds = (text: string) => /\bid: \w+\.length \+ 1/.test(text) && text.includes('onRowDelete');
  expect(filesWith(countsIds)).toEqual([]);
});
