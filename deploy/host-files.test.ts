import fs from 'node:fs';
import { expect, test } from 'vitest';
import { hostFiles } from './host-files';
import { rules } from './rules';

test.each(Object.entries(hostFiles()))('%s says what the rules say', (file, text) => {
  expect(fs.readFileSync(file, 'utf8'), 'Run "npm run host-files".').toBe(text);
});

test('no file gets a header from two rules', () => {
  const claims = rules.flatMap(({ paths, headers }) =>
    paths.flatMap((path) => Object.keys(headers).map((name) => ({ path, name }))),
  );
  const covers = (path: string, other: string) =>
    path.endsWith('*') ? other.startsWith(path.slice(0, -1)) : path === other;
  const doubled = claims.filter((one) =>
    claims.some((other) => one !== other && one.name === other.name && covers(one.path, other.path)),
  );
  expect(doubled).toEqual([]);
});

test('the frame of visitors’ programs gets no policy of the pages: it would run nothing', () => {
  const policies = rules.flatMap(({ paths, headers }) =>
    paths.includes('sandbox/preview.html') ? (headers['Content-Security-Policy'] ?? []) : [],
  );
  expect(policies).toEqual([expect.stringMatching(/^sandbox allow-scripts allow-downloads;/)]);
  expect(policies[0]).not.toContain('-src');
});
