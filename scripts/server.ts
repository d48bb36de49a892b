import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.zip': 'application/zip',
};

interface Answer {
  body: Buffer;
  type: string;
  encoding?: string;
}

interface Options {
  /** The folder with the built site. */
  root: string;
  /** The path under which it is served, with slashes at both ends. */
  basePath: string;
  port: number;
}

/**
 * Serve the built site as a static host does: under its base path, with the right status and content types, compressed answers
 * (brotli or gzip, kept in memory), long caching for hashed files. When the port is taken, the next free one is used.
 */
export async function serve({
  root,
  basePath,
  port,
}: Options): Promise<{ url: string; close: () => Promise<void> }> {
  if (!fs.existsSync(path.join(root, 'index.html'))) {
    throw new Error(
      `There is no built site in ${root}, so there is nothing to serve. Run "npm run build" first.`,
    );
  }
  const cache = new Map<string, Answer>();
  const server = http.createServer((request, response) => {
    const pathname = decodePath(request.url ?? '/');
    if (pathname === basePath.slice(0, -1) || pathname === '/') {
      response.writeHead(302, { Location: basePath }).end();
      return;
    }
    const file = pathname?.startsWith(basePath) ? findFile(root, pathname.slice(basePath.length)) : undefined;
    const found = file ?? path.join(root, '404.html');
    const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '');
    const answer = readAnswer(found, encoding, cache);
    response.writeHead(file ? 200 : 404, {
      'Content-Type': answer.type,
      'Content-Length': answer.body.length,
      'Cache-Control': /\.[0-9a-f]{8}\.\w+$/.test(found) ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(answer.encoding ? { 'Content-Encoding': answer.encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  });
  const usedPort = await listen(server, port);
  return {
    url: `http://localhost:${usedPort}${basePath}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
  } catch {
    return undefined;
  }
}

/** `a/b` is served from `a/b`, `a/b/index.html` or `a/b.html`; nothing outside the folder is. */
function findFile(root: string, relative: string): string | undefined {
  const target = path.join(root, relative);
  if (!target.startsWith(root)) return undefined;
  return [target, path.join(target, 'index.html'), `${target}.html`].find((file) =>
    fs.statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

function preferredEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function readAnswer(file: string, encoding: 'br' | 'gzip' | undefined, cache: Map<string, Answer>): Answer {
  const key = `${encoding} ${fs.statSync(file).mtimeMs} ${file}`;
  const known = cache.get(key);
  if (known) return known;
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const raw = fs.readFileSync(file);
  const isText = /^text|json|xml|javascript/.test(type);
  const answer: Answer = { type, body: raw };
  if (isText && encoding === 'br') {
    Object.assign(answer, {
      encoding,
      body: brotliCompressSync(raw, {
        params: { [constants.BROTLI_PARAM_QUALITY]: raw.length > 1_000_000 ? 9 : 11 },
      }),
    });
  } else if (isText && encoding === 'gzip') {
    Object.assign(answer, { encoding, body: gzipSync(raw) });
  }
  cache.set(key, answer);
  return answer;
}

function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        console.log(`Port ${port} is taken, trying ${port + 1}.`);
        listen(server, port + 1).then(resolve, reject);
      } else reject(error);
    });
    server.listen(port, () => {
      server.removeAllListeners('error');
      resolve((server.address() as AddressInfo).port);
    });
  });
}
