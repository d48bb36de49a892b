// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { adviceFacts } from '../../../plugins/advice/facts';
import { readHistory } from '../../library-facts/history';
import { runProgram } from '../../../tests/upgrade/run-program';
import { changesPages, editsItsRows } from '../../../tests/upgrade/drive';
import { byHand } from '../../../tests/upgrade/by-hand';
import { behaviours } from '../../../tests/upgrade/samples';
import { pagers, shapes } from '../../../tests/upgrade/shapes';
import { upgradeAll, upgradeSteps } from '.';

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

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
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
        ({ line, since: changed, href }) =>
          line > 0 && (changed === undefined || lines.includes(changed)) && href.startsWith('/docs/'),
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
    expect(behaviours).toHaveProperty([name]);
    const exports = await runProgram(whole);
    await behaviours[name]?.({ exports, exported });
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
      await runProgram(whole);
      await editsItsRows('Name', ['Oak', 'Elm']);
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
    await runProgram(whole);
    await changesPages();
  });
