import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/**
 * The policy of a page: only this site's files and the inline scripts of this page run. Each permission
 * beyond `default-src` has its reason here. It still applies after a navigation, because the document stays.
 */
export function policyOf($: CheerioAPI): string {
  return [
    // The default: this site or nothing. Firefox checks prefetched pages against this line only.
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts($)].join(' '),
    // Emotion and drag and drop write styles.
    "style-src 'self' 'unsafe-inline'",
    // Style sheets contain small images as data.
    "img-src 'self' data:",
    // Requests the newest release, and the frame's code (packages/kit/release.ts, src/live/frame-code.ts).
    "connect-src 'self'",
    // The search reads its index in a worker (packages/search/worker.ts).
    "worker-src 'self'",
    // The preview of a visitor's program.
    "frame-src 'self'",
    'form-action https://stackblitz.com',
    "base-uri 'none'",
    "object-src 'none'",
    "font-src 'self'",
    "media-src 'none'",
    "manifest-src 'none'",
  ].join(';');
}

/** The hashes of the scripts that a browser runs; data is not a script. */
function inlineScripts($: CheerioAPI): string[] {
  const texts = $('script:not([type^="application/"])')
    .toArray()
    .map((script) => $(script).html() ?? '');
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
