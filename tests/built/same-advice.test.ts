import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adviseOn } from '../../packages/check-code';
import { Program } from '../../packages/check-code/program';
import { rules } from '../../packages/check-code/rules';
import type { RuleModule } from '../../packages/eslint-plugin/eslint';
import { adviceFacts } from '../../plugins/advice/facts';
import { writePackage } from '../../tools/packages/make';
import { published } from '../../tools/packages/manifests';
import { packServer, type PackedServer } from './packed-server';

// tests/registry/packages.test.ts runs ESLint itself.
const facts = adviceFacts();
const realDir = 'tests/advice/programs';
const programs = [
  ...fs.readdirSync(realDir).map((name) => [name, fs.readFileSync(path.join(realDir, name), 'utf8')]),
  ...rules.map(({ id, bad }) => [`${id}.bad.tsx`, bad]),
] as [name: string, text: string][];

let server: PackedServer;
let eslintRules: Record<string, RuleModule>;

beforeAll(async () => {
  server = await packServer();
  await server.connect();
  const folder = path.join(server.emptyFolder, 'eslint-plugin');
  for (const one of published) if (one.folder === 'eslint-plugin') await writePackage(one, folder);
  const plugin = (await import(pathToFileURL(path.join(folder, 'index.mjs')).href)) as {
    default: { rules: Record<string, RuleModule> };
  };
  eslintRules = plugin.default.rules;
});
afterAll(() => server.end());

/** Each piece of advice as `line:column rule message`. */
const inPlayground = (text: string) =>
  // As in the editor's worker, which has no file name.
  adviseOn(new Program(text), facts).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`,
  );

function inEslint(filename: string, text: string): string[] {
  const getLocFromIndex = (index: number) => {
    const before = text.slice(0, index).split('\n');
    return { line: before.length, column: before.at(-1)?.length ?? 0 };
  };
  return Object.entries(eslintRules).flatMap(([rule, { create }]) => {
    const found: string[] = [];
    create({
      filename,
      sourceCode: { text, getLocFromIndex },
      report: ({ loc: { start }, message }) =>
        found.push(`${start.line}:${start.column + 1} ${rule} ${message}`),
    }).Program();
    return found;
  });
}

async function inServer(fileName: string, code: string): Promise<string[]> {
  const { text } = await server.call('check_code', { code, fileName });
  const pattern = /^- \S+?:(\d+:\d+) (?:error|warning|hint): (.*) \(([\w-]+)\)$/gm;
  return [...text.matchAll(pattern)].map(([, place, message, rule]) => `${place} ${rule} ${message}`);
}

test('the playground, the ESLint plugin and the docs server give the same advice', async () => {
  let pieces = 0;
  for (const [name, text] of programs) {
    const advice = inPlayground(text);
    pieces += advice.length;
    expect((await inServer(name, text)).sort(), name).toEqual([...advice].sort());
    // Its message has the reason after the advice.
    const reported = inEslint(name, text);
    expect(reported, name).toHaveLength(advice.length);
    for (const one of advice)
      expect(
        reported.some((said) => said.startsWith(one)),
        `${name}: ${one}`,
      ).toBe(true);
  }
  console.log(`${programs.length} programs, ${pieces} pieces of advice, three times the same`);
  expect(pieces).toBeGreaterThan(rules.length);
});
