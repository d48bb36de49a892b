import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimsIn, readClaims } from './index';

test('a claim has the members it names, one or several, and its title', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.test.tsx');
  writeFileSync(
    file,
    "claim('Options.paging', 'shows pages', 'Splits the rows', async () => { note('x', 'y'); });\nclaim(['A.a', 'B.b'], `draws <b>both</b>`, ['a', 'b'], () => <i title=\"C.c\" />);\n",
  );
  expect(claimsIn(file)).toEqual([
    { members: ['Options.paging'], title: 'shows pages', file },
    { members: ['A.a', 'B.b'], title: 'draws <b>both</b>', file },
  ]);
});

test('claims come from tests/claims, names of members from the demos of the site too', () => {
  const claims = readClaims();
  expect(claims.filter(({ file }) => file.includes('tests/claims')).length).toBeGreaterThan(300);
  expect(claims.filter(({ file }) => /demos\/.*\.spec\.tsx?$/.test(file)).length).toBeGreaterThan(30);
});
