// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { adviceFacts } from '../../../plugins/advice/facts';
import { readHistory } from '../../library-facts/history';
import { runProgram } from '../../../tests/upgrade/run-program';
import { changesPages, editsItsRows } from '../../../tests/upgrade/drive';
import { byHand } from '../../../tests/upgrade/by-hand';
import { behaviours } from '../../../tests/upgrade/samples';
import { pagers, shapes } from '../../../tests/upgrade/shapes';
import { upgradeAll, upgradeSteps } from '.';
import { guessLine } from './guess';

vi.mock('@material-table/exporters', () => ({ ExportCsv: vi.fn(), ExportPdf: vi.fn() }));

const folder = path.join(import.meta.dirname, '../../../tests/samples/upgrade');
const names = fs.readdirSync(folder).sort();
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const facts = adviceFacts();
const lines = readHistory().map(({ line }) => line);
const exported = (await import('@material-table/exporters')) as unknown as Record<
  'ExportCsv' | 'ExportPdf',
  Mock
>;

beforeEach(() => {
  vi.clearAllMocks();
  // Warnings of React and Material UI; an exception fails the test.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The results of the programs that were run; only these two are right. */
const outcomes: Record<'right unaided' | 'right after a named step' | 'wrong', string[]> = {
  'right unaided': [],
  'right after a named step': [],
  wrong: [],
};

/** Run a program, and count it as wrong unless it does what it has to. */
async function driven(name: string, outcome: keyof typeof outcomes, drive: () => Promise<unknown>) {
  outcomes.wrong.push(name);
  await drive();
  outcomes.wrong.pop();
  outcomes[outcome].push(name);
}

afterAll(() => {
  const all = Object.values(outcomes).flat().length;
  const rates = Object.entries(outcomes).map(
    ([outcome, { length }]) => `${outcome} ${length} (${Math.round((100 * length) / all)} %)`,
  );
  console.info(`Upgraded programs: ${all}, ${rates.join(', ')}.`);
  expect(outcomes.wrong).toEqual([]);
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('at least forty programs, of each version from 1 to 7, each with the address of a public one like it', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(new Set(names.map((name) => name[0]))).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7']));
  expect(Object.keys(behaviours).sort()).toEqual(names);
  expect(names).toEqual(expect.arrayContaining(Object.keys(byHand)));
  const addresses = names.map((name) => /^\/\/ After (https:\/\/\S+)$/m.exec(read(name))?.[1] ?? name);
  expect(addresses.filter((address) => !address.startsWith('https://github.com/'))).toEqual([]);
  expect(new Set(addresses).size).toBe(names.length);
});

for (const name of names) {
  const source = read(name);
  const [, version = '1', minor] = /\/\/ (\d)\.(\d|x)/.exec(source) ?? [];
  const since =
    lines.findLast((line) => line === `${version}.${minor}`) ??
    lines.find((line) => line.split('.')[0] === version) ??
    '1';

  test(`${name}: its changes are found, each has a place, and it does on 8.0.3 what it did`, async () => {
    const steps = upgradeSteps(source, name, facts, since);
    expect(steps.length).toBeGreaterThan(0);
    expect(
      steps.every(
        ({ codeLine, line, href }) =>
          codeLine > 0 && (line === undefined || lines.includes(line)) && href.startsWith('/docs/'),
      ),
    ).toBe(true);
    const upgraded = upgradeAll(source, name, facts, since);
    const isByHand = Object.hasOwn(byHand, name);
    // What the automatic changes leave is reported, and nothing else.
    expect(upgradeSteps(upgraded, name, facts, since).length > 0).toBe(isByHand);
    const whole = byHand[name]?.(upgraded) ?? upgraded;
    expect(whole).not.toBe(source);
    expect(upgradeSteps(whole, name, facts, since)).toEqual([]);
    expect(whole).not.toMatch(/['"]material-table['"]|@material-ui\//);
    await driven(name, isByHand ? 'right after a named step' : 'right unaided', async () => {
      const exports = await runProgram(whole);
      await behaviours[name]?.({ exports, exported });
    });
  });

  test(`${name}: the guessed version is not newer than its own, and is one that was published`, () => {
    const guess = guessLine([{ name, text: source }], facts, lines);
    expect(lines).toContain(guess);
  });
}

for (const [name, { code, written, hasId }] of Object.entries(shapes)) {
  test(`rows without ids, ${name}: each place that finds a row, and each that needs an id, is a step`, () => {
    const upgraded = upgradeAll(code, 'App.jsx', facts, '1');
    const left = upgradeSteps(upgraded, 'App.jsx', facts, '1');
    const places = [...upgraded.matchAll(/\btableData\.id\b|\.indexOf\(/g)].map(({ index }) => index);
    const isNamed = (place: number) => left.some(({ from, to }) => from <= place && place < to);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !isNamed(place))).toEqual([]);
    const says = (text: string) => left.some(({ message }) => message.startsWith(text));
    expect(says('An added row has no `id` yet')).toBe(!hasId);
    expect(says('This row has no `id`')).toBe(
      /[([]\{ name: 'Oak' \}/.test(code) && !/useState\(\[\]\)/.test(code),
    );
  });

  if (written)
    test(`rows without ids, ${name}: two rows are added, and the second is updated and deleted`, async () => {
      const whole = written(upgradeAll(code, 'App.jsx', facts, '1'));
      expect(upgradeSteps(whole, 'App.jsx', facts, '1')).toEqual([]);
      await driven(name, 'right after a named step', async () => {
        await runProgram(whole);
        await editsItsRows('Name', ['Oak', 'Elm']);
      });
    });
}

for (const [name, code] of Object.entries(pagers))
  test(`a custom pagination, ${name}: it changes pages and their size with the names that the steps say`, async () => {
    const whole = upgradeAll(code, 'App.jsx', facts, '1')
      .replaceAll('onChangePage', 'onPageChange')
      .replaceAll('onChangeRowsPerPage', 'onRowsPerPageChange');
    const left = upgradeSteps(upgradeAll(code, 'App.jsx', facts, '1'), 'App.jsx', facts, '1');
    expect(left.map(({ message }) => message)).toContainEqual(expect.stringContaining('`onPageChange`'));
    expect(upgradeSteps(whole, 'App.jsx', facts, '1')).toEqual([]);
    await driven(name, 'right after a named step', async () => {
      await runProgram(whole);
      await changesPages();
    });
  });
