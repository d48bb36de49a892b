// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { readHistory } from '../../plugins/api-reference/history';
import { compile } from '../sandbox/frame/compile';
import { upgradeAll, upgradeSteps } from '.';
import { guessLine } from './guess';

const folder = path.join(import.meta.dirname, '../../tests/samples/upgrade');
const names = fs.readdirSync(folder).sort();
const facts = adviceFacts();
const lines = readHistory().map(({ line }) => line);

const mounted: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
  document.body.replaceChildren();
});

test('thirty programs, of each version from 1 to 7', () => {
  expect(names).toHaveLength(30);
  expect(new Set(names.map((name) => name[0]))).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7']));
});

for (const name of names) {
  const source = fs.readFileSync(path.join(folder, name), 'utf8');
  const [, version = '1', minor] = /\/\/ (\d)\.(\d|x)/.exec(source) ?? [];
  const since =
    lines.findLast((line) => line === `${version}.${minor}`) ??
    lines.find((line) => line.split('.')[0] === version) ??
    '1';

  test(
    `${name}: its changes are found, each has a place, and it runs on 8.0.3 after them`,
    { timeout: 180_000 },
    async () => {
      const steps = upgradeSteps(source, name, facts, since);
      expect(steps.length).toBeGreaterThan(0);
      expect(
        steps.every(
          ({ codeLine, line, href }) => codeLine > 0 && lines.includes(line) && href.startsWith('/docs/'),
        ),
      ).toBe(true);
      const upgraded = upgradeAll(source, name, facts, since);
      expect(upgraded).not.toBe(source);
      expect(upgradeSteps(upgraded, name, facts, since)).toEqual([]);
      expect(upgraded).not.toMatch(/['"]material-table['"]|@material-ui\//);
      const text = await run(upgraded);
      const [, title] = /title="([^"]+)"|title=\{/.exec(source) ?? [];
      expect(text).toContain(title ?? (name === '4-date.jsx' ? 'März' : 'Last: none'));
    },
  );

  test(`${name}: the guessed version is not newer than its own, and is one that was published`, () => {
    const guess = guessLine([{ name, text: source }], facts, lines);
    expect(lines).toContain(guess);
  });
}

/** Compile and mount a program with the packages that are installed here; what fails throws. */
async function run(source: string): Promise<string> {
  const { code, imports, isBody } = compile(source);
  const modules = new Map<string, Record<string, unknown>>();
  let rendered: unknown;
  const host = document.body.appendChild(document.createElement('div'));
  host.id = 'root';
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { specifier, names: wanted } of imports) {
    const module = { ...((await import(/* @vite-ignore */ specifier)) as Record<string, unknown>) };
    if (specifier === 'react-dom/client')
      module.createRoot = () => ({ render: (element: unknown) => (rendered = element) });
    for (const item of wanted)
      if (item !== '*' && !(item in module)) throw new Error(`${specifier} doesn't export ${item}.`);
    modules.set(specifier, module);
  }
  const scope = {
    exports: {} as Record<string, unknown>,
    get: (specifier: string, item: string) =>
      item === '*' ? modules.get(specifier) : modules.get(specifier)?.[item],
  };
  const factory = runInThisContext(code) as (...given: unknown[]) => () => void;
  factory(
    scope,
    () => {},
    () => ({}),
    { exports: {} },
    {},
    (element: unknown) => (rendered = element),
  )();
  expect(isBody).toBe(false);
  const component = scope.exports.default as ComponentType | undefined;
  const element = rendered ?? (component && createElement(component));
  const failures: unknown[] = [];
  const root = createRoot(host, {
    onUncaughtError: (error) => failures.push(error),
    onCaughtError: (error) => failures.push(error),
  });
  mounted.push(() => root.unmount());
  flushSync(() => root.render(element as never));
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(''));
  errors.mockRestore();
  expect(failures).toEqual([]);
  return document.body.textContent ?? '';
}
