import { spawnSync } from 'node:child_process';

const flag = '--experimental-websocket';

/**
 * Node 20 has `WebSocket` only behind a flag: run this program again with it.
 * @returns whether that run has done the work. @throws when the flag doesn't help.
 */
export function runAgainWithWebSocket(): boolean {
  if (typeof WebSocket !== 'undefined') return false;
  if (process.execArgv.includes(flag) || !process.allowedNodeEnvironmentFlags.has(flag))
    throw new Error(
      `Firefox is driven through a WebSocket, which Node ${process.versions.node} doesn't have. Use Node 22.`,
    );
  const args = [flag, ...process.execArgv, ...process.argv.slice(1)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  return true;
}
