import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  allFeatureSets,
  features,
  homeSource,
  homeVariants,
  variantName,
  type Features,
} from '../../demos/_home/source';

const root = process.cwd();
const text = fs.readFileSync(path.join(root, 'demos/_home/all-features.tsx'), 'utf8');
const variants = homeVariants(text);
const sets = allFeatureSets();

describe('the code beside the table of the home page', () => {
  test('each of the 128 sets of switches has a program, and tree data wins over grouping', () => {
    expect(sets).toHaveLength(128);
    expect(variants.size).toBe(96);
    for (const wanted of sets) expect(variants.get(variantName(wanted))).toBe(homeSource(text, wanted));
    const both = { ...sets[0], grouping: true, tree: true } as Features;
    expect(variantName(both)).toBe('tree');
  });

  test('no program holds a marker, a comment or two empty lines', () => {
    for (const [name, source] of variants) expect(source, name).not.toMatch(/\/\/|\n\n\n/);
  });

  test('every program passes the strict compiler, without an unused name', { timeout: 180_000 }, () => {
    expect(typeErrors(variants)).toEqual([]);
  });

  test('a wrong marker stops the build and says where', () => {
    const off = sets[0] as Features;
    expect(() => homeSource('a\n// #feature sorting\nb\n// #end', off)).toThrow(
      'line 2: there is no feature "sorting"',
    );
    expect(() => homeSource('// #feature tree\nb', off)).toThrow('has no #end');
    expect(() => homeSource('a\n// #end', off)).toThrow('line 2: #end without #feature');
  });
});

describe('the table of the home page', () => {
  const frames = new Map<string, string>();

  beforeAll(async () => {
    const components = await loadVariants();
    for (const [name, Component] of components) frames.set(name, renderToString(createElement(Component)));
  }, 120_000);

  /** What a feature brings into the first frame. */
  const signs: Record<Exclude<(typeof features)[number], 'detailPanel'>, (html: string) => boolean> = {
    selection: (html) => html.includes('aria-label="Select all parts"'),
    filtering: (html) => html.includes('filter data by Part'),
    grouping: (html) => html.includes('Grouped By:'),
    editing: (html) => html.includes('aria-label="Add"'),
    export: (html) => html.includes('aria-label="Export"'),
    tree: (html) => html.includes('1-5 of 5'),
  };

  test.each(Object.keys(signs) as (keyof typeof signs)[])(
    '%s is in the first frame exactly when it is on',
    (feature) => {
      for (const wanted of sets) {
        const name = variantName(wanted);
        expect(signs[feature](frames.get(name) ?? ''), name).toBe(name.split('-').includes(feature));
      }
    },
  );

  test('a detail panel adds a button to each row that is shown', () => {
    const buttons = (name: string) =>
      (frames.get(name) ?? '').split('aria-label="Detail panel visibility toggle"').length - 1;
    expect(buttons('plain')).toBe(0);
    expect(buttons('detailPanel')).toBe(5);
    expect(buttons('detailPanel-tree')).toBe(buttons('tree') + 5);
  });

  test('no two programs show the same', () => {
    expect(new Set(frames.values()).size).toBe(frames.size);
  });
});

/** Check all programs as files of this repository, none of which is written. */
function typeErrors(sources: Map<string, string>): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const files = new Map(
    [...sources].map(([name, source]) => [path.join(root, 'demos/_home', `variant.${name}.tsx`), source]),
  );
  const options: ts.CompilerOptions = {
    ...config?.options,
    noEmit: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const source = files.get(file);
    return source === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, source, rest[0]);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const found = [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return found.map(
    ({ file, messageText }) =>
      `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

/** Bundle all programs as they stand and load them. */
async function loadVariants(): Promise<Map<string, ComponentType>> {
  const names = [...variants.keys()];
  const outfile = path.join(root, 'node_modules/.cache/home-variants.mjs');
  await build({
    stdin: {
      contents:
        names.map((name, index) => `import v${index} from 'variant:${name}';`).join('\n') +
        `\nexport default [${names.map((_, index) => `v${index}`).join()}];`,
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
    plugins: [
      {
        name: 'variants',
        setup: (builder) => {
          builder.onResolve({ filter: /^variant:/ }, ({ path: name }) => ({
            path: name.slice('variant:'.length),
            namespace: 'variant',
          }));
          builder.onLoad({ filter: /.*/, namespace: 'variant' }, ({ path: name }) => ({
            contents: variants.get(name) ?? '',
            loader: 'tsx',
            resolveDir: root,
          }));
        },
      },
    ],
  });
  const { default: components } = (await import(/* @vite-ignore */ outfile)) as { default: ComponentType[] };
  return new Map(names.map((name, index) => [name, components[index] as ComponentType]));
}
