// cspell:ignore eenv
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Server } from './server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
const root = path.join(folder, 'build');
const script = `console.log(${JSON.stringify('text '.repeat(1000))})`;
let server: Server;

beforeAll(async () => {
  write('build/index.html', 'home');
  write('build/docs/about/index.html', 'about');
  write('build/404.html', 'nothing here');
  write('build/assets/main.0123abcd.js', script);
  write('build-secret/key.html', 'secret');
  server = await serve({ root, basePath: '/site/' });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Request a path unchanged; `fetch` would normalize it. */
function ask(pathname: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      http
        .request(new URL(server.url).origin, { path: pathname, headers, method }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          );
        })
        .on('error', reject)
        .end();
    },
  );
}

test.each([
  ['/site/', 'home'],
  ['/site/docs/about', 'about'],
  ['/site/docs/about/', 'about'],
  ['/site/docs/about/index.html?x=1', 'about'],
])('%s is a page', async (pathname, text) => {
  const { status, headers, body } = await ask(pathname);
  expect([status, String(body)]).toEqual([200, text]);
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
});

const slash = '%2f';
const attacks = {
  'a byte that no name has': '/site/%00',
  'a name longer than the file system takes': `/site/${'a'.repeat(300)}`,
  'a path through a file': '/site/index.html/x',
  'a path that is no text': '/site/%ff%',
  'a neighboring folder, encoded': `/site/..${slash}build-secret/key.html`,
  'a neighboring folder, encoded twice': `/site/..${slash.replace('%', '%25')}build-secret/key.html`,
  'a neighboring folder, plain': '/site/../build-secret/key.html',
  'a folder without a page': '/site/assets',
  'another base path': '/other/',
  'no path at all': '//',
};
test.each(Object.entries(attacks))(
  '%s gets the page for what is missing, and the server lives',
  async (_, pathname) => {
    const { status, body } = await ask(pathname);
    expect([status, String(body)]).toEqual([404, 'nothing here']);
    expect((await ask('/site/')).status).toBe(200);
  },
);

test('scripts come compressed as the browser wants them, and are kept for good', async () => {
  const address = '/site/assets/main.0123abcd.js';
  const answers = {
    br: await ask(address, { 'Accept-Encoding': 'gzip, deflate, br' }),
    gzip: await ask(address, { 'Accept-Encoding': 'gzip' }),
    plain: await ask(address),
  };
  expect(answers.br.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(answers.br.body))).toBe(script);
  expect(answers.gzip.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(answers.gzip.body))).toBe(script);
  expect(answers.plain.headers['content-encoding']).toBeUndefined();
  expect(answers.br.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript',
    vary: 'Accept-Encoding',
  });
});

test.each(['.env', '%2eenv', '.git/config', 'docs/.key.html', 'docs/.key'])(
  'a hidden file is not served: %s',
  async (name) => {
    for (const hidden of ['.env', '.git/config', 'docs/.key.html']) write(`build/${hidden}`, 'secret');
    const { status, body } = await ask(`/site/${name}`);
    expect([status, String(body)]).toEqual([404, 'nothing here']);
  },
);

test('a taken port gives the next free one, and nothing listens beyond this machine', async () => {
  const { port, hostname } = new URL(server.url);
  const second = await serve({ root, port: Number(port) });
  expect(Number(new URL(second.url).port)).toBeGreaterThan(Number(port));
  await second.close();
  expect(hostname).toBe('localhost');
  const outside = Object.values(os.networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  if (outside) await expect(fetch(`http://${outside.address}:${port}/site/`)).rejects.toThrow('fetch failed');
});
