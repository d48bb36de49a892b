import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { loadModel } from './installed';
import { formatSnapshot, snapshotFile } from './snapshot';

beforeAll(() => void loadModel(), 120_000);

test('members.txt names the members of the installed version', () => {
  const message = 'After an upgrade run: npx tsx tools/upgrade-library.ts VERSION --write';
  expect(readFileSync(snapshotFile, 'utf8'), message).toBe(formatSnapshot(loadModel()));
});
