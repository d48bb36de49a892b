import { expect, test } from 'vitest';
import { missingBuilds, readLockFile, withoutIntegrity } from '../../tools/lock-file.mjs';

const remedy = 'Run "node tools/complete-lock.mjs": a registry mirror left something out.';
const lock = readLockFile();

test('the lock file holds the builds for all platforms, so that "npm ci" works on each', () => {
  expect(missingBuilds(lock), remedy).toEqual([]);
});

test('what is installed here and on CI is checked by its hash; without one are only native builds for other machines', () => {
  const installed = withoutIntegrity(lock).filter(
    ([, { optional, os, cpu, libc }]) =>
      !optional ||
      !os ||
      !cpu ||
      (os.includes('linux') && cpu.includes('x64') && (!libc || libc.includes('glibc'))),
  );
  expect(
    installed.map(([place]) => place),
    remedy,
  ).toEqual([]);
});

test.each(['react', 'react-dom', '@emotion/react', '@emotion/cache'])(
  '%s is installed exactly once',
  (name) => {
    const places = Object.keys(lock.packages).filter((place) =>
      `/${place}`.endsWith(`/node_modules/${name}`),
    );
    // A second copy has its own context and cache: hooks throw, themes and styles are lost.
    expect(places).toEqual([`node_modules/${name}`]);
  },
);

test('a build that is named and not locked is found, also below its parent', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-linux': '^1.0.0', 'a-mac': '1.0.0', nested: '1.0.0' } },
    'node_modules/a-linux': { version: '1.0.0' },
    'node_modules/a/node_modules/nested': { version: '1.0.0' },
  };
  expect(missingBuilds({ packages })).toEqual([
    { parent: 'node_modules/a', name: 'a-mac', version: '1.0.0' },
  ]);
});
