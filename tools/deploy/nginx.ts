import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port';
import { basePath } from '../../site-path';
import { siteFolder } from './lay-out';

const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const nginx = '/usr/sbin/nginx';

/** Why nginx can't run here, or undefined. Installs Debian's if allowed. */
export function whyNoNginx(): string | undefined {
  if (!fs.existsSync(path.join(siteFolder, basePath, 'index.html.br')))
    return `The site is not laid out in ${siteFolder}. Run "npm run build" and "npx tsx tools/precompress.ts" first.`;
  if (isInstalled()) return undefined;
  const command = `apt-get install -y --no-install-recommends ${nginxPackages.join(' ')}`;
  if (process.getuid?.() === 0) {
    const [program = '', ...args] = command.split(' ');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync(program, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return isInstalled()
    ? undefined
    : `nginx with its module for brotli is not installed. Run "sudo ${command}".`;
}

function isInstalled(): boolean {
  return fs.existsSync(nginx) && fs.existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
}

export interface Nginx {
  /** Scheme, name and port, without a path. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serve the site with tools/deploy/nginx.conf on this machine's loopback only. Only the port, the folder and
 * the temporary files' path differ from production. @throws with nginx's own message when it rejects the
 * configuration.
 */
export async function startNginx(): Promise<Nginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  fs.copyFileSync('tools/deploy/headers.conf', path.join(folder, 'headers.conf'));
  fs.writeFileSync(file, configuration(port, folder));
  const test = spawnSync(nginx, ['-t', '-c', file], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(`nginx refuses tools/deploy/nginx.conf:\n${test.stderr}`);
  const child = spawn(nginx, ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await until(() => accepts(port));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGQUIT');
      await ended;
      fs.rmSync(folder, { recursive: true });
    },
  };
}

function configuration(port: number, folder: string): string {
  const changes: [string, string][] = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/site;', `root ${siteFolder};`],
    ['pid /tmp/', `pid ${folder}/`],
    ['_path /tmp/', `_path ${folder}/`],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from))
        throw new Error(
          `tools/deploy/nginx.conf has no "${from}", so it can't be tried on another port. Correct tools/deploy/nginx.ts.`,
        );
      return text.replaceAll(from, to);
    },
    fs.readFileSync('tools/deploy/nginx.conf', 'utf8'),
  );
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isTrue()))
    if (Date.now() > end) throw new Error('nginx has started but accepts no connection after 10 s.');
}
