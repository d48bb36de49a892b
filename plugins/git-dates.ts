import { execFileSync } from 'node:child_process';

/**
 * Whether git knows when each file of a folder last changed. In a clone without history every file seems as
 * old as the newest commit, and without git nothing is known: pages and sitemap then omit dates, which would
 * be wrong.
 */
export function hasGitDates(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
