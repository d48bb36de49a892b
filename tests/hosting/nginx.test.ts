import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFolder } from '../../tools/deploy/lay-out';
import { startNginx, whyNoNginx, type Nginx } from '../../tools/deploy/nginx';
import { pagePolicy } from '../../plugins/delivery/policy';
import { basePath } from '../../site-path';

const problem = whyNoNginx();
if (problem) console.warn(`The tests of nginx are skipped. ${problem}`);

const root = path.join(siteFolder, basePath);
const readSite = (name: string) => fs.readFileSync(path.join(root, name));
const firstIn = (folder: string, ending: string) =>
  `${folder}/${fs.readdirSync(path.join(root, folder)).find((name) => name.endsWith(ending)) ?? ''}`;
const decoders: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  br: brotliDecompressSync,
};
let nginx: Nginx;

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Request a path below the base path unchanged; `fetch` would normalize it and follow redirects. */
function ask(name: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .request(
        nginx.origin,
        { path: name.startsWith('/') ? name : basePath + name, headers, method },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      )
      .on('error', reject)
      .end();
  });
}

describe.skipIf(problem)('nginx', () => {
  beforeAll(async () => {
    nginx = await startNginx();
  });
  afterAll(() => nginx.close());

  const kinds = {
    page: ['docs/about/', 'docs/about/index.html', 'text/html; charset=utf-8'],
    script: [firstIn('assets/js', '.js'), '', 'application/javascript; charset=utf-8'],
    'style sheet': [firstIn('assets/css', '.css'), '', 'text/css; charset=utf-8'],
    data: ['search/names.json', '', 'application/json; charset=utf-8'],
    picture: ['img/favicon.svg', '', 'image/svg+xml; charset=utf-8'],
    'picture of points': [firstIn('img/social', '.png'), '', 'image/png'],
    'map of the site': ['sitemap.xml', '', 'text/xml; charset=utf-8'],
  } as const;

  describe.each(Object.entries(kinds))('a %s', (_, [address, file, type]) => {
    const bytes = readSite(file || address);
    const isText = type.includes('charset') && bytes.length >= 1000;

    test('comes with its type and length', async () => {
      const { status, headers, body } = await ask(address);
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect(body.equals(bytes)).toBe(true);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.etag).toMatch(/^"/);
    });

    test.runIf(isText).each([
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ])('accepting %s it comes as %s', async (accepted, encoding, decode) => {
      const { headers, body } = await ask(address, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toBe(type);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(decode(body).equals(bytes)).toBe(true);
    });

    test.each(['identity', 'gzip', 'br'])(
      'asked again with its mark, as %s, it has no body',
      async (accepted) => {
        const first = await ask(address, { 'Accept-Encoding': accepted });
        const again = await ask(address, {
          'Accept-Encoding': accepted,
          'If-None-Match': first.headers.etag,
        });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        const stale = await ask(address, { 'Accept-Encoding': accepted, 'If-None-Match': '"other"' });
        expect(stale.status).toBe(200);
      },
    );

    test('a part of it comes as a part', async () => {
      const { status, headers, body } = await ask(address, { Range: 'bytes=2-11' });
      expect([status, headers['content-range']]).toEqual([206, `bytes 2-11/${bytes.length}`]);
      expect(body.equals(bytes.subarray(2, 12))).toBe(true);
      expect((await ask(address, { Range: `bytes=${bytes.length}-` })).status).toBe(416);
      const changed = await ask(address, { Range: 'bytes=2-11', 'If-Range': '"other"' });
      expect([changed.status, changed.body.length]).toEqual([200, bytes.length]);
    });

    test('HEAD has the headers and no body', async () => {
      const { status, headers, body } = await ask(address, {}, 'HEAD');
      expect([status, Number(headers['content-length']), body.length]).toEqual([200, bytes.length, 0]);
    });
  });

  test('each file has the headers of its kind, and no other’s', async () => {
    const files = fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
    expect(files.length).toBeGreaterThan(500);
    for (const file of files) {
      const { status, headers } = await ask(file.replace(/(^|\/)index\.html$/, '$1'), {}, 'HEAD');
      expect(status, file).toBe(200);
      expect(headers, file).toMatchObject(everyFile);
      expect(headers['cache-control'], file).toBe(cacheControlOf(file));
      expect(headers['content-security-policy'], file).toBe(policyOf(file));
    }
  });

  test.each(['docs/about', 'docs', 'demos/Summaryrow/basic'])(
    '/%s answers with the page, with a slash and without one',
    async (address) => {
      const bytes = readSite(`${address}/index.html`);
      for (const form of [address, `${address}/`])
        for (const [encoding, decode] of Object.entries(decoders)) {
          const { status, headers, body } = await ask(form, { 'Accept-Encoding': encoding });
          expect([status, headers['content-type']], form).toEqual([200, 'text/html; charset=utf-8']);
          expect(decode(body).equals(bytes), `${form} as ${encoding}`).toBe(true);
          expect(headers['content-security-policy'], form).toContain("frame-ancestors 'self'");
        }
    },
  );

  test('what is above the base path leads to it', async () => {
    expect((await ask(`/${basePath.split('/')[1]}`)).headers.location).toBe(basePath);
    expect((await ask('/')).headers.location).toBe(basePath);
  });

  const attacks = {
    'a page that is not there': 'docs/nothing',
    'a script of an old release': 'assets/js/main.00000000.js',
    'a folder without a page': 'assets/',
    'a folder without a page and slash': 'img/social/',
    'a compressed file by its own name': 'docs/about/index.html.br',
    'a compressed file by its own name, gzip': 'sitemap.xml.gz',
    'a path outside': `/..%2f..%2fetc/passwd`,
    'another base path': '/other/',
  };
  test.each(Object.entries(attacks))('%s is missing, and says so with the site’s page', async (_, name) => {
    for (const encoding of ['identity', 'br']) {
      const { status, headers, body } = await ask(name, { 'Accept-Encoding': encoding });
      if (name.includes('..')) expect(status).toBeGreaterThanOrEqual(400);
      else {
        expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(decoders[encoding]?.(body).toString()).toContain('Page Not Found');
        expect(headers['cache-control']).not.toContain('immutable');
        expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      }
    }
  });

  test('only reading is allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask('docs/about/', {}, method)).status, method).toBe(405);
  });
});

const everyFile = {
  server: 'nginx',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
};

function cacheControlOf(file: string): string {
  if (/^(?:assets|editor-types)\//.test(file)) return 'public, max-age=31536000, immutable';
  return ['release.json', 'kept-assets.json'].includes(file)
    ? 'no-cache'
    : 'public, max-age=60, must-revalidate';
}

function policyOf(file: string): string | undefined {
  if (file === 'sandbox/preview.html')
    return "sandbox allow-scripts allow-forms allow-downloads;frame-ancestors 'self'";
  return file.endsWith('.html') ? `${pagePolicy(["'unsafe-inline'"])};frame-ancestors 'self'` : undefined;
}
