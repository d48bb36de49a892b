import fs from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exampleIds } from '../../plugins/example-projects';
import { readPage } from './pages';

test.each(exampleIds('.'))('the page of %s links a zip file that holds its program', (id) => {
  expect(readPage(`examples/${id}`)).toContain(`examples/${id}.zip"`);
  const files = unzipSync(fs.readFileSync(`build/examples/${id}.zip`));
  const text = new TextDecoder().decode(files[`${id}/src/App.tsx`]);
  expect(text).toBe(fs.readFileSync(`examples/${id}/App.tsx`, 'utf8'));
});
