import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { launchOptions } from '../../tools/chromium.mjs';
import { serve } from '../../tools/server';
import site from '../../package.json';

const execute = promisify(execFile);

/** A visitor's project, in a folder outside this repository. */
export interface Project {
  folder: string;
  write: (files: Record<string, string>) => void;
  /** Run a program there and return its output. @throws its output when it fails. */
  run: (command: string, ...args: string[]) => Promise<string>;
}

/** Create an empty folder that is removed at the end of the test. */
export function makeProject(name: string): Project {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  if (!process.env.KEEP)
    // Thousands of files: on a busy machine this takes longer than the default ten seconds.
    onTestFinished(() => fs.promises.rm(folder, { recursive: true, force: true }), 300_000);
  return projectIn(folder);
}

/** The project in this folder. */
export function projectIn(folder: string): Project {
  return {
    folder,
    write: (files) => {
      for (const [file, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), text);
      }
    },
    run: async (command, ...args) => {
      const { NODE_ENV: _ofTheTest, ...env } = process.env;
      const options = {
        cwd: folder,
        maxBuffer: 1 << 28,
        env: { ...env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' },
      };
      const running = execute(command, args, options);
      running.child.stdin?.end();
      const { stdout, stderr } = await running.catch((error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${command} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
      });
      return stdout + stderr;
    },
  };
}

/** Install packages, in the site's versions if it has them. */
export async function install({ folder, run }: Project, ...packages: string[]): Promise<void> {
  if (!fs.existsSync(path.join(folder, 'package.json')))
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const known: Record<string, string> = { ...site.dependencies, ...site.devDependencies };
  const named = packages.map((name) => (known[name] ? `${name}@${known[name]}` : name));
  await run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', ...named);
}

/** Open a page in Chromium, wait for the table's rows, and return their texts and the console's messages. */
export async function openTable(url: string): Promise<{ rows: string[]; said: string[] }> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(url);
    const row = page.getByTestId('mtablebodyrow');
    await row
      .first()
      .waitFor({ timeout: 60_000 })
      .catch((error: unknown) => {
        throw new Error(`There is no row on ${url}. The console said: ${said.join('\n') || 'nothing'}`, {
          cause: error,
        });
      });
    // Sorting needs scripts: server HTML also has rows.
    await page.getByRole('columnheader', { name: 'Mission' }).last().click();
    await page.locator('.Mui-active').first().waitFor({ timeout: 60_000 });
    return { rows: await row.allInnerTexts(), said };
  } finally {
    await browser.close();
  }
}

/** Serve a folder with built files and open its page. */
export async function openBuilt(root: string) {
  const server = await serve({ root, basePath: '/app/' });
  try {
    return await openTable(server.url);
  } finally {
    await server.close();
  }
}
