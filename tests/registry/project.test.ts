import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { exampleIds } from '../../plugins/example-projects';
import { exampleProject } from '../../plugins/example-projects/project';
import { makeProject } from './project';

// Needs minutes and a registry: `npm run test-long`. The project of a demo is written by the same code.
test.each(exampleIds('.'))(
  'the project of %s installs, its tests pass, it builds, and npm start runs app and server',
  { timeout: 1_800_000 },
  async (id) => {
    const project = makeProject(id);
    const files = exampleProject('.', id);
    project.write(files);
    await project.run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
    await project.run('npm', 'test');
    await project.run('npm', 'run', 'build');
    const app = await startProject(project.folder);
    expect(await (await fetch(app)).text()).toContain('src="/src/main.tsx"');
    if (!('server/main.ts' in files)) return;
    const path = id === 'order-desk' ? 'orders?size=1' : 'tickets?size=1';
    await expect.poll(() => totalOf(app + path), { timeout: 120_000 }).toBeGreaterThan(100);
  },
);

/** Run `npm start` there until the test ends. @returns the address of the app. */
async function startProject(folder: string): Promise<string> {
  const running = spawn('npm', ['start', '--', '--port', '0'], { cwd: folder, detached: true });
  onTestFinished(() => {
    // The whole group: npm, the app and the server.
    if (running.pid) process.kill(-running.pid);
  });
  for await (const line of createInterface({ input: running.stdout })) {
    const [address] = /http:\/\/localhost:\d+\//.exec(stripVTControlCharacters(line)) ?? [];
    if (address && line.includes('Local')) return address;
  }
  throw new Error(`npm start ended in ${folder}`);
}

/** How many rows the server has, or none while it starts. */
async function totalOf(address: string): Promise<number> {
  const response = await fetch(address);
  if (!response.ok) return 0;
  const { total }: { total: number } = await response.json();
  return total;
}
