import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../plugins/files-below';
import { cured } from '../claims/cured-programs.mts';
import { programs, programsOn, runsIn } from './error-programs';
import { dist, messagesOn, textsOfLibrary, type Place } from './errors';
import { quotesIn } from './quotes';
import { plain } from './sentences';

const texts = textsOfLibrary();
/** The kinds of messages in a browser, and the test that produces them. */
const shown: Place[] = ['Crash', 'Console'];
const here = path.resolve('docs/errors/index.console.test.tsx');
/** The table logs this line for every program. */
const incurable = ['order-by'];
/** Messages that the playground can't show: after another error, on a server, or in development builds. */
const notShown = [
  "(reading 'scrollWidth')",
  // The table shows it instead of its rows.
  'data.map is not a function',
  'localStorage is not defined',
  'Hydration failed',
  'Encountered two children',
  'The table requires all rows to have an unique id property.',
  'The prop labelRowsSelect was renamed',
  'The prop onPageChange in pagination is undefined',
  'React does not recognize',
  'Received NaN',
  'value prop on input should not be null.',
  'Each child in a list',
  'In HTML, <div> cannot be a child',
  'Droppable: ',
  'MUI: ',
];

test('every text that the library throws or writes into the console is a heading of the errors pages', () => {
  expect(texts.length).toBeGreaterThan(5);
  const explained = messagesOn('index', ['Console']);
  // `console.log(error)` shows the rejection of your own function.
  const missing = texts.filter((text) => text !== 'error' && !explained.includes(plain(text)));
  expect(missing).toEqual([]);
});

test.each(shown)('each heading of %s is produced by a test', (place) => {
  const quotes = quotesIn(here).map(({ text }) => plain(text));
  const onServer = fs.readFileSync(path.resolve('tests/content/errors-node.test.ts'), 'utf8');
  const unproved = messagesOn('index', [place]).filter(
    (message) => !quotes.includes(message) && !plain(onServer).includes(message),
  );
  expect(unproved).toEqual([]);
});

test('no message of the old versions is in the library of today', () => {
  const code = filesBelow(dist)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(name, 'utf8'))
    .join('\n');
  expect(code).toContain('The table requires all rows to have an unique id property.');
  const said = [
    ...messagesOn('old-versions'),
    'Provide a stable function or column reference or an row id to prevent state loss.',
    'jspdf',
  ];
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((message) => texts.concat(code).some((text) => text.includes(message)))).toEqual([]);
});

describe.each(shown)('the programs of %s', (place) => {
  const messages = messagesOn('index', [place]);
  const linked = new Map([...programsOn('index')].filter(([heading]) => messages.includes(heading)));

  test('each error has one, if a playground can show it', () => {
    const without = messages.filter((message) => !linked.has(message));
    expect(without.filter((message) => !notShown.some((words) => message.includes(words)))).toEqual([]);
  });

  test('each is linked below one heading, and is there', () => {
    const names = [...linked.values()];
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !programs.includes(name))).toEqual([]);
  });

  test('the test that quotes the heading runs the program with the words of the heading', () => {
    const runs = runsIn(here);
    for (const [heading, name] of linked) {
      const run = runs.find((one) => one.name === name);
      expect(run?.quotes ?? [], `the test of the heading doesn't run ${name}`).toContain(heading);
      expect(run?.message).toBe(heading);
    }
  });
});

test('a heading links each program, and each says what is wrong', () => {
  const linked = [...programsOn('index').values()];
  expect(programs.filter((name) => !linked.includes(name))).toEqual([]);
  const silent = programs.filter((name) => {
    const text = fs.readFileSync(path.resolve('docs/errors/_programs', `${name}.tsx`), 'utf8');
    return !(cured(text) && text.includes('// Wrong: ')) && !incurable.includes(name);
  });
  expect(silent).toEqual([]);
});
