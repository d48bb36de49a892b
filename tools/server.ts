import compression from 'compression';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import sirv from 'sirv';
import { basePath as sitePath } from '../site-path';

interface Options {
  /** The folder with the built site. */
  root?: string;
  /** The path under which it is served, with slashes at both ends. */
  basePath?: string;
  /** When it is taken, the next free one is used; 0 is any free one. */
  port?: number;
  /** Otherwise files are sent uncompressed, which is cheaper for a browser on the same machine. */
  isCompressed?: boolean;
}

export interface Server {
  url: string;
  close(): Promise<void>;
}

/**
 * Serve the built site to this machine as a static host does: below its base path, compressed, hashed files
 * cached forever, its own 404 page, only GET and HEAD. Hidden files count as missing.
 * @throws when there is no built site.
 */
export async function serve({
  root = path.resolve('build'),
  basePath = sitePath,
  port = 0,
  isCompressed = true,
}: Options = {}): Promise<Server> {
  if (!fs.existsSync(path.join(root, 'index.html'))) {
    throw new Error(
      `There is no built site in ${root}, so there is nothing to serve. Run "npm run build" first.`,
    );
  }
  // `dev` reads the folder at each request: a release can be published while the server runs.
  const files = sirv(root, { dev: true, etag: true, setHeaders: keepHashedFiles });
  // A static host compresses once at the best level; per request, a middle level costs a tenth.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  const server = http.createServer((request, response) => {
    const { url = '/', method = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (url === '/' || url === basePath.slice(0, -1)) {
      response.writeHead(302, { Location: basePath }).end();
      return;
    }
    // A range that ends before it starts would crash sirv, and with it the server.
    delete request.headers.range;
    const missing = () => sendNotFound(root, response);
    const send = () => {
      // sirv would serve hidden files, and those of a neighboring folder whose name starts the same.
      if (!url.startsWith(basePath) || /^[^?]*(?:[\\/]|%2f|%5c)(?:\.|%2e)/i.test(url)) return missing();
      request.url = url.slice(basePath.length - 1);
      return files(request, response, missing);
    };
    if (isCompressed) compress(request as never, response as never, send);
    else send();
  });
  const usedPort = await listen(server, port);
  return {
    url: `http://localhost:${usedPort}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function keepHashedFiles(response: http.ServerResponse, pathname: string): void {
  if (/\.[0-9a-f]{8}\.\w+$/.test(pathname))
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

function sendNotFound(root: string, response: http.ServerResponse): void {
  const page = path.join(root, '404.html');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(fs.existsSync(page) ? fs.readFileSync(page) : 'Not found');
}

/** Listen on the loopback address only, on `port` or the next free one. */
async function listen(server: http.Server, port: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, 'localhost', () => resolve());
    });
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.log(`Port ${port} is taken, trying ${port + 1}.`);
    return listen(server, port + 1);
  }
}
