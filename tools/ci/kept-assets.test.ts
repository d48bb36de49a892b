import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepAssets } from './kept-assets';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
let live: Record<string, { status?: number; type?: string; body: string }> = {};
const server = http.createServer((request, response) => {
  const {
    status = 200,
    type = 'text/javascript',
    body,
  } = live[request.url ?? ''] ?? { status: 404, body: '' };
  response.writeHead(status, { 'Content-Type': type }).end(body);
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/site/`;
});
afterAll(() => server.close());
beforeEach(() => {
  live = {};
  write('assets/js/main.11111111.js', 'new');
  write('assets/js/same.22222222.js', 'same');
  write('img/logo.svg', 'logo');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

const list = (entries: Record<string, string>) =>
  (live['/site/kept-assets.json'] = { type: 'application/json', body: JSON.stringify(entries) });
const keep = () => keepAssets(address, folder, new Date('2026-11-22T12:00:00Z'));
const readList = () => JSON.parse(fs.readFileSync(path.join(folder, 'kept-assets.json'), 'utf8')) as unknown;

test('a first release lists its own files', async () => {
  expect(await keep()).toEqual({ own: 2, kept: 0, dropped: 0 });
  expect(readList()).toEqual({
    'assets/js/main.11111111.js': '2026-11-22',
    'assets/js/same.22222222.js': '2026-11-22',
  });
});

test('files of the last 30 days come along with their day, older ones go', async () => {
  list({
    'assets/js/runtime~main.00000000.js': '2026-10-23',
    'assets/js/main.99999999.js': '2026-10-22',
    'assets/js/same.22222222.js': '2026-10-01',
  });
  live['/site/assets/js/runtime~main.00000000.js'] = { body: 'old' };
  expect(await keep()).toEqual({ own: 2, kept: 1, dropped: 1 });
  expect(fs.readFileSync(path.join(folder, 'assets/js/runtime~main.00000000.js'), 'utf8')).toBe('old');
  expect(readList()).toEqual({
    'assets/js/runtime~main.00000000.js': '2026-10-23',
    'assets/js/main.11111111.js': '2026-11-22',
    'assets/js/same.22222222.js': '2026-11-22',
  });
});

test('a list that names other places writes nothing there', async () => {
  list({
    '../outside.00000000.js': '2026-11-21',
    'assets/../../up.00000000.js': '2026-11-21',
    'index.html': '2026-11-21',
  });
  expect(await keep()).toEqual({ own: 2, kept: 0, dropped: 0 });
});

test('nothing is released when the live site has trouble', async () => {
  live['/site/kept-assets.json'] = { status: 503, body: '' };
  await expect(keep()).rejects.toThrow('answers 503');
});

test('a kept file that is answered by a page is not kept as a script', async () => {
  list({ 'assets/js/main.00000000.js': '2026-11-21' });
  live['/site/assets/js/main.00000000.js'] = { type: 'text/html; charset=utf-8', body: '<p>Not found' };
  await expect(keep()).rejects.toThrow('no longer on the site');
});
