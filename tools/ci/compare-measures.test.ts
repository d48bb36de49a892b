import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { basePath } from '../../site-path';
import { measureBuild } from './build-measures';
import { compareMeasures } from './compare-measures';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'measures-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a table tells what differs, also what one side lacks', () => {
  expect(compareMeasures({ pages: 3, size: 10.04, gone: 1 }, { pages: 3, size: 11.5 })).toBe(
    [
      '| | base | this | change |',
      '| --- | ---: | ---: | ---: |',
      '| pages | 3 | 3 |  |',
      '| size | 10 | 11.5 | +1.5 |',
      '| gone | 1 | – |  |',
    ].join('\n'),
  );
});

test('a build is measured from its files', () => {
  const page = `<script id="boot" data-scripts="${basePath}a.js" data-preload="${basePath}b.js" data-ahead=""></script>`;
  write('a.js', 'a'.repeat(10));
  write('b.js', 'b'.repeat(10));
  for (const name of ['', 'docs/about/', 'demos/sort/']) write(`${name}index.html`, page);
  const measures = measureBuild(folder);
  expect(measures).toMatchObject({ pages: 3 });
  expect(measures['scripts of the home page, kB']).toBeGreaterThan(0);
  write('docs/bare/index.html', '<p>no scripts');
  expect(() => measureBuild(folder)).toThrow('/docs/bare names no scripts');
});

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}
