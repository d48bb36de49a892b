import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { hashOf } from '#kit/node/hash.ts';
import type { RuntimeFacts } from './types';

/**
 * Run the package and record its exports and defaults. It is bundled first, because Node would read all
 * twelve thousand icons for the twenty that it imports. Both in separate processes: the package must not pass
 * through this code's loader, and the bundler refuses to run if a test has set jsdom's globals. Cached by
 * version and by the text of the probe.
 */
export function readRuntime(packageDir: string, version: string, cacheDir: string): RuntimeFacts {
  const revision = hashOf(bundle + probe);
  const cacheFile = path.join(cacheDir, `runtime-${version}-${revision}.json`);
  if (existsSync(cacheFile)) return readJsonFile(cacheFile);
  const runNode = (input: string, ...flags: string[]) =>
    execFileSync(process.execPath, ['--input-type=module', ...flags], {
      input,
      encoding: 'utf8',
      maxBuffer: 100 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
      cwd: packageDir,
    });
  const output = runNode(runNode(probe, '--eval', bundle));
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(cacheFile, output);
  return readJsonFile(cacheFile);
}

const bundle = `
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

const { outputFiles } = buildSync({
  stdin: { contents: readFileSync(0, 'utf8'), resolveDir: process.cwd() },
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
  // The names of components are defaults, too.
  keepNames: true,
  // The same whoever asks first, the build or a test. In production the icons have no names.
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'silent',
});
process.stdout.write(outputFiles[0].text);
`;

const probe = `
import * as library from './dist/index.js';
import { defaultProps } from './dist/defaults/index.js';

const print = (value) => {
  if (typeof value === 'string') return "'" + value.replaceAll("'", "\\\\'") + "'";
  if (Array.isArray(value)) return '[' + value.map(print).join(', ') + ']';
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => key + ': ' + print(item));
    return entries.length ? '{ ' + entries.join(', ') + ' }' : '{}';
  }
  return String(value);
};
const nameOf = (component) => {
  const exported = Object.entries(library).find(([, value]) => value === component)?.[0];
  return exported ?? (component.displayName || component.name || component.render?.name || '').replace(/Ref$/, '');
};
const iconName = (icon) => {
  const type = icon.render({}, null).type;
  return (type.type?.render?.displayName ?? type.render?.name ?? '').replace(/(.)Icon$/, '$1');
};

const defaults = {};
const { options, localization, components, icons, ...props } = defaultProps;
for (const [name, value] of Object.entries(props)) defaults['MaterialTableProps.' + name] = print(value);
for (const [name, value] of Object.entries(options)) defaults['Options.' + name] = print(value);
for (const [name, value] of Object.entries(components)) defaults['Components.' + name] = nameOf(value);
for (const [name, value] of Object.entries(icons)) defaults['Icons.' + name] = iconName(value);
const addTexts = (messages, prefix) => {
  for (const [name, value] of Object.entries(messages)) {
    if (value && typeof value === 'object') addTexts(value, prefix + name + '.');
    else defaults['Localization.' + prefix + name] = print(value);
  }
};
addTexts(localization, '');
console.log(JSON.stringify({ exports: Object.keys(library), defaults }));
`;
