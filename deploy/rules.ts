import { pagePolicy } from '../plugins/delivery/policy';

/**
 * What a host says with a file. `paths` are below the base path, and `*` at the end stands for everything below; no two rules set the
 * same header for one file, because hosts differ in which of them wins.
 */
export interface Rule {
  why: string;
  paths: string[];
  headers: Record<string, string>;
}

const shared =
  "The page's own policy names its inline scripts by hash. A browser enforces both, so 'unsafe-inline' here gives nothing away, and a header that knows no hash can't fall out of step with a cached page.";

export const rules: Rule[] = [
  {
    why: 'Every file: its type is what the host says, an address tells other sites no more than our origin, and no page needs a device.',
    paths: ['*'],
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    },
  },
  {
    why: `Pages: nobody else may show them in a frame. ${shared}`,
    paths: ['', '404.html', 'demos/*', 'docs/*', 'fullscreen/*', 'playground/*'],
    headers: { 'Content-Security-Policy': `${pagePolicy(["'unsafe-inline'"])};frame-ancestors 'self'` },
  },
  {
    why: "The frame of a visitor's program writes its own policy, which has to name its address. Here it is kept in a sandbox even when it is opened or framed without one.",
    paths: ['sandbox/preview.html'],
    headers: {
      'Content-Security-Policy': "sandbox allow-scripts allow-downloads;frame-ancestors 'self'",
    },
  },
  {
    why: 'A name with a hash never gets another content.',
    paths: ['assets/*', 'editor-types/*'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    why: 'Tell an open tab that there is a newer release, and the next deploy which files are kept.',
    paths: ['release.json', 'kept-assets.json'],
    headers: { 'Cache-Control': 'no-cache' },
  },
  {
    why: 'Pages and what has no hash in its name: fresh for a minute, then a question that costs an answer without body (304). Open tabs find the old hashed files for 30 days.',
    paths: [
      '',
      '404.html',
      'api/*',
      'demos.md',
      'demos/*',
      'docs.md',
      'docs/*',
      'fullscreen/*',
      'img/*',
      'index.md',
      'llms-full.txt',
      'llms.txt',
      'playground/*',
      'releases.xml',
      'sandbox/*',
      'search/*',
      'sitemap.xml',
    ],
    headers: { 'Cache-Control': 'public, max-age=60, must-revalidate' },
  },
];
