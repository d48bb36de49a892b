import { load } from 'cheerio';
import { build, type Plugin } from 'esbuild';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { lineHtml, supported, type Feature, type Features } from '../../src/components/HomeTable/program';
import { loadHighlighting } from '../code-blocks/highlight';
import { homeModule, readHome } from './home';

loadHighlighting([]);
const root = process.cwd();
const home = readHome(root);
const first = home.features as Features;
const names = Object.keys(first) as Feature[];
const file = fs.readFileSync(home.file, 'utf8').trimEnd();

const setOf = (...on: Feature[]) =>
  Object.fromEntries(names.map((name) => [name, on.includes(name)])) as Features;
const everySet = Array.from({ length: 2 ** names.length }, (_, bits) =>
  setOf(...names.filter((_name, index) => bits & (1 << index))),
);
/** As it opens, nothing, each switch alone, and all that go together. */
const tried = [
  first,
  setOf(),
  ...names.map((name) => setOf(name)),
  supported(setOf(...names)),
  { ...setOf(...names), tree: false },
];
const nameOf = (on: Features) => names.filter((name) => on[name]).join(' ') || 'nothing';

/** The text that the page shows with these switches, and that its Copy button takes. */
const shown = (on: Features) => load(home.lines.map((line) => lineHtml(line, on, first)).join('\n')).text();

describe('the program beside the table of the home page', () => {
  test('as the page opens it is the file, byte by byte', () => {
    expect(shown(first)).toBe(file);
  });

  test('with any other switches the file differs in their seven defaults only', () => {
    expect(names).toHaveLength(7);
    for (const on of everySet) {
      const wanted = names.reduce(
        (text, name) => text.replace(`  ${name} = ${first[name]},`, `  ${name} = ${on[name]},`),
        file,
      );
      expect(shown(on), nameOf(on)).toBe(wanted);
    }
  }, 60_000);

  test.each(names)('%s marks its own line and what depends on it', (name) => {
    const marked = home.lines.filter(({ features }) => features.includes(name));
    expect(marked.filter(({ turned }) => turned)).toHaveLength(1);
    expect(marked.length).toBeGreaterThan(1);
  });

  test('a component without switches stops the build', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
    fs.mkdirSync(path.join(folder, 'demos/_home'), { recursive: true });
    fs.writeFileSync(
      path.join(folder, 'demos/_home/bicycle-parts.tsx'),
      'export default function A({ size = 1 }) { return size; }',
    );
    expect(() => readHome(folder)).toThrow('The home page would have no switches');
    fs.rmSync(folder, { recursive: true });
  });

  test('its module has the first frame on the server and loads the file in the browser', () => {
    expect(homeModule(home, '<b>frame</b>')).toContain('"frame":"<b>frame</b>"');
    expect(homeModule(home, '<b>frame</b>')).not.toContain('import(');
    expect(homeModule(home)).toContain('import(/* webpackChunkName: "home-table" */ \'./home.run.js\')');
  });
});

describe('the table of the home page', () => {
  const frames = new Map<string, string>();
  let pasted: Map<string, string>;

  beforeAll(async () => {
    const { Table, programs } = await loadPrograms();
    for (const on of [...tried, ...tried.map(supported)])
      frames.set(nameOf(on), renderToString(createElement(Table, on)));
    pasted = new Map(
      tried.map((on, index) => [nameOf(on), renderToString(createElement(programs[index] as ComponentType))]),
    );
  }, 120_000);

  test.each(tried.map(nameOf))('is what the program shown gives when it is pasted elsewhere: %s', (name) => {
    expect(frames.get(name)).toBe(pasted.get(name));
  });

  /** What a feature brings into the first frame. */
  const signs: Record<Feature, (html: string) => boolean> = {
    selection: (html) => html.includes('aria-label="Select all parts"'),
    filtering: (html) => html.includes('filter data by Part'),
    grouping: (html) => html.includes('Grouped By:'),
    editing: (html) => html.includes('aria-label="Add"'),
    detailPanel: (html) => html.includes('aria-label="Detail panel visibility toggle"'),
    exporting: (html) => html.includes('aria-label="Export"'),
    tree: (html) => html.includes('1-5 of 5'),
  };

  test.each(names)('%s is in the first frame exactly when it is on', (name) => {
    for (const on of tried.map(supported)) {
      // Closed groups show no row, and a tree has buttons of the same name.
      if (name === 'detailPanel' && (on.grouping || on.tree)) continue;
      expect(signs[name](frames.get(nameOf(on)) ?? ''), nameOf(on)).toBe(on[name]);
    }
  });
});

/** Bundle the table, and the texts that are tried as they are shown, and load them. */
async function loadPrograms(): Promise<{ Table: ComponentType<Features>; programs: ComponentType[] }> {
  const outfile = path.join(root, 'node_modules/.cache/home-programs.mjs');
  const imports = tried.map((_, index) => `import p${index} from 'shown:${index}';`).join('\n');
  await build({
    stdin: {
      contents: `${imports}\nexport { default as Table } from ${JSON.stringify(home.file)};\nexport const programs = [${tried.map((_, index) => `p${index}`).join()}];`,
      resolveDir: root,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    tsconfigRaw: {},
    logLevel: 'silent',
    plugins: [shownPrograms],
  });
  return import(/* @vite-ignore */ outfile) as ReturnType<typeof loadPrograms>;
}

const shownPrograms: Plugin = {
  name: 'shown-programs',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^shown:/ }, ({ path: name }) => ({ path: name.slice(6), namespace: 'shown' }));
    onLoad({ filter: /.*/, namespace: 'shown' }, ({ path: index }) => ({
      contents: shown(tried[Number(index)] as Features),
      loader: 'tsx',
      resolveDir: root,
    }));
  },
};
