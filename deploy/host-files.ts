import { basePath } from '../site-path';
import { rules } from './rules';

/** What hosts want to be told, by the file's path from the repository's root. Made of `rules`, so that no host knows another truth. */
export function hostFiles(): Record<string, string> {
  return {
    'deploy/headers.conf': nginxHeaders(),
    'deploy/hosts/_headers': headersFile(),
    'deploy/hosts/_redirects': `/ ${basePath} 302\n`,
    'deploy/hosts/vercel.json': vercelFile(),
  };
}

const origin = 'Made of deploy/rules.ts by "npm run host-files".';

/** One variable a header, because nginx forgets the headers of a block inside of which another header is added. */
function nginxHeaders(): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.map((name) => {
    const lines = rules.flatMap(({ why, paths, headers }) => {
      const value = headers[name];
      return value === undefined
        ? []
        : [`    # ${why}`, ...paths.map((path) => `    "${nginxPattern(path)}" "${value}";`)];
    });
    return `map $uri $${variableOf(name)} {\n    default "";\n${lines.join('\n')}\n}\n`;
  });
  const added = names.map((name) => `add_header ${name} $${variableOf(name)} always;\n`);
  return `# ${origin}\n\n${maps.join('\n')}\n${added.join('')}`;
}

/** Against the file's own path: nginx has looked up `index.html` by then. */
function nginxPattern(path: string): string {
  if (path === '*') return '~^/';
  const page = path === '' ? 'index.html' : path;
  const pattern = `${basePath}${page}`.replace(/[.]/g, '\\.');
  return path.endsWith('*') ? `~^${pattern.slice(0, -1)}` : `~^${pattern}$`;
}

function variableOf(header: string): string {
  return `header_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** For Netlify and Cloudflare Pages. */
function headersFile(): string {
  const blocks = rules.flatMap(({ why, paths, headers }) => [
    `# ${why}`,
    ...paths.map((path) => `${basePath}${path}\n${lines(headers)}`),
  ]);
  return `# ${origin}\n\n${blocks.join('\n')}`;
}

function lines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}

function vercelFile(): string {
  const headers = rules.flatMap((rule) =>
    rule.paths.map((path) => ({
      source: `${basePath}${path.replace(/[.]/g, '\\.').replace(/\*$/, '(.*)')}`,
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  );
  const redirects = [{ source: '/', destination: basePath, permanent: false }];
  return `${JSON.stringify({ trailingSlash: true, redirects, headers }, null, 2)}\n`;
}
