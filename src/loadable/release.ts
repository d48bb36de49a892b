import siteConfig from '@generated/docusaurus.config';
import { currentRelease } from '../current-release';

/**
 * When a chunk can't be loaded because the site has been published anew since this page was opened, load the page again: once for
 * each new release, so that a host in trouble can't make a loop. Does nothing when the release is the same or can't be asked.
 */
export async function landOnNewRelease(): Promise<void> {
  const current = currentRelease();
  if (!current) return;
  const latest = await fetchRelease();
  if (!latest || latest === current || !markReload(latest)) return;
  location.reload();
  await new Promise(() => {});
}

async function fetchRelease(): Promise<string | undefined> {
  try {
    const response = await fetch(`${siteConfig.baseUrl}release.json`, { cache: 'no-store' });
    const body: unknown = response.ok ? await response.json() : undefined;
    return typeof body === 'object' && body && 'release' in body && typeof body.release === 'string'
      ? body.release
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this tab has not yet been reloaded for that release. Without storage the answer is no: a Retry box is better than a loop. */
function markReload(release: string): boolean {
  const key = 'reloaded-for-release';
  try {
    if (sessionStorage.getItem(key) === release) return false;
    sessionStorage.setItem(key, release);
    return true;
  } catch {
    return false;
  }
}
