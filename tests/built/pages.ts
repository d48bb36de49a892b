import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../build');

/** The built pages, relative to the base path; the home page is the empty one. */
export const builtPages = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'index.html')
  .map((name) => path.dirname(name).replace(/^\.$/, ''))
  .sort();

export const readPage = (page: string): string =>
  fs.readFileSync(path.join(root, page, 'index.html'), 'utf8');
