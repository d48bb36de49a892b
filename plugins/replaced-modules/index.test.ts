import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReplaceModules } from '.';
import { replacedModules, type ReplacedModule } from './table';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'replaced-modules-'));

beforeAll(() => {
  write(
    'entry.js',
    `import bar from './stock/bar';\nimport slow from './other/bar';\nexport default [bar, slow];`,
  );
  write('stock/bar.js', `export default 'the stock bar';`);
  write('other/bar.js', `export default 'another bar';`);
  write('own.js', `export default 'our own bar';`);
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

test('a module is replaced where the row says, and only there', async () => {
  const { errors, code } = await bundle([{ ...row, request: /stock[\\/]bar$/ }]);
  expect(errors).toEqual([]);
  expect(code).toContain('our own bar');
  expect(code).toContain('another bar');
  expect(code).not.toContain('the stock bar');
});

test('a row that matches no import fails the bundle, and says what, why and what to do', async () => {
  const { errors } = await bundle([row, { ...row, request: /^bar-of-an-older-release$/ }]);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('No module imports /^bar-of-an-older-release$/, so own.js replaces nothing.');
  expect(errors[0]).toContain('It would be missed: The bar is too quick.');
  expect(errors[0]).toContain('correct its row in plugins/replaced-modules/table.ts');
});

test('a row for a folder that has no such import fails the bundle, too', async () => {
  const { errors } = await bundle([{ ...row, within: /no-such-folder/ }]);
  expect(errors[0]).toContain('within /no-such-folder/');
});

test('of the generator at most four modules are replaced, of the library at most one', () => {
  const ofLibrary = replacedModules.filter(({ within }) => within?.source.includes('material-table'));
  expect(ofLibrary.length).toBeLessThanOrEqual(1);
  expect(replacedModules.length - ofLibrary.length).toBeLessThanOrEqual(4);
  for (const { by, because, until } of replacedModules) {
    expect(fs.existsSync(by), by).toBe(true);
    expect(because.length, by).toBeGreaterThan(40);
    expect(until.length, by).toBeGreaterThan(20);
  }
});

const row: ReplacedModule = {
  request: /[\\/]bar$/,
  by: 'own.js',
  because: 'The bar is too quick.',
  until: 'The theme takes the delay as an option.',
};

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, name), text);
}

/** A real bundle of the entry, with these rows. */
async function bundle(rows: ReplacedModule[]): Promise<{ errors: string[]; code: string }> {
  const compiler = rspack({
    context: siteDir,
    entry: './entry.js',
    mode: 'production',
    output: { path: path.join(siteDir, 'out'), filename: 'main.js', library: { type: 'commonjs' } },
    plugins: [new ReplaceModules(rows, siteDir) as never],
  });
  const errors = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) =>
      error ? reject(error) : resolve((stats?.compilation.errors ?? []).map(({ message }) => message)),
    ),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return { errors, code: fs.readFileSync(path.join(siteDir, 'out/main.js'), 'utf8') };
}
