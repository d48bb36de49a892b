import fs from 'node:fs';
import { expect, test } from 'vitest';
import headlines from '../../../bench/headlines.json';
import { sentences } from '.';

test('each figure that the bench wrote down for the About page has a sentence there, and a date', () => {
  for (const [name, figure] of Object.entries(headlines)) {
    expect(sentences, name).toHaveProperty(name);
    expect(figure).toEqual({ value: expect.any(Number), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  }
});

test('each sentence is of a figure that a part of the bench gives', () => {
  const parts = fs
    .readdirSync('bench')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => fs.readFileSync(`bench/${name}`, 'utf8'))
    .join('\n');
  const given = [...parts.matchAll(/headlines: \{([^}]*)\}/g)].flatMap(([, figures = '']) =>
    [...figures.matchAll(/(\w+):/g)].map(([, name]) => name),
  );
  expect(given.toSorted()).toEqual(Object.keys(sentences).toSorted());
});
