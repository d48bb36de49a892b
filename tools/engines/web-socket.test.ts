import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a program that needs a WebSocket has one on Node 20 too, and keeps its arguments and exit code', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'web-socket-'));
  const program = path.join(folder, 'program.mts');
  fs.writeFileSync(
    program,
    `import { runAgainWithWebSocket } from ${JSON.stringify(path.join(__dirname, 'web-socket.ts'))};
    if (!runAgainWithWebSocket()) {
      console.log(typeof WebSocket, process.argv.at(-1));
      process.exitCode = 3;
    }`,
  );
  const args = ['--import', 'tsx', program, 'webkit'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  expect({ said: stdout.trim(), status }, stderr).toEqual({ said: 'function webkit', status: 3 });
});
