import dgram from 'node:dgram';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { buildFrame } from '../../plugins/sandbox/build';

export interface SandboxServer {
  /** The harness page, under a base path as on the real host. */
  url: string;
  base: string;
  canary: Canary;
  close: () => Promise<void>;
}

/** A foreign server that counts all requests. */
interface Canary {
  port: number;
  udpPort: number;
  hits: string[];
  connections: () => number;
}

const siteDir = path.resolve(__dirname, '../..');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** The policy of the site's pages: no inline scripts, frames from the site only. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; object-src 'none'";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy}"><title>Harness</title></head>
<body><textarea id="editor" aria-label="Editor"></textarea><div id="host"></div><script src="harness.js"></script></body></html>`;

/** Serve the harness and the built frame without any helpful header, and a foreign server next to them. */
export async function startSandboxServer(): Promise<SandboxServer> {
  const staticDir = await buildFrame(siteDir);
  const own: Record<string, string> = {
    'harness.html': page,
    'harness.js': await bundle('harness-page.ts'),
    'turns-worker.js': await bundle('turns-worker.ts'),
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.replace(/^\/base\//, '');
    const file = path.join(staticDir, name);
    const body =
      own[name] ??
      (name.startsWith('sandbox/') && !name.includes('..') && fs.existsSync(file)
        ? fs.readFileSync(file)
        : undefined);
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=600',
    });
    response.end(body);
  });
  const canary = await startCanary();
  const port = await listen(server);
  return {
    base: `http://127.0.0.1:${port}/base/`,
    url: `http://127.0.0.1:${port}/base/harness.html`,
    canary,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([new Promise((done) => server.close(done)), canary.close()]);
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, entry)],
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

async function startCanary(): Promise<Canary & { close: () => Promise<void> }> {
  const hits: string[] = [];
  let connections = 0;
  const server = http.createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' });
    response.end('ok');
  });
  server.on('connection', () => (connections += 1));
  server.on('upgrade', (request, socket) => {
    hits.push(`UPGRADE ${request.url}`);
    socket.destroy();
  });
  const udp = dgram.createSocket('udp4');
  udp.on('message', () => hits.push('UDP'));
  await new Promise<void>((ready) => udp.bind(0, '127.0.0.1', ready));
  const port = await listen(server);
  return {
    port,
    udpPort: udp.address().port,
    hits,
    connections: () => connections,
    close: async () => {
      udp.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}
