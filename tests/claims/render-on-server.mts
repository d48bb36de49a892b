import { execFile } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserCommand } from 'vitest/node';

/** The result of a scene on the server. */
export interface ServerFrame {
  html: string;
  /** What was written to the console. */
  said: string[];
  /** What was thrown, instead of HTML. */
  error?: string;
}

export type ServerFrames = Record<string, ServerFrame>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (file: string, environment?: Record<string, string>) => Promise<ServerFrames>;
  }
}

/**
 * Render the scenes of a module (its default export: functions by name that return an element) in a separate
 * Node process, whose time zone and language `environment` may set.
 * @throws when the module doesn't load there.
 */
export const renderOnServer: BrowserCommand<
  [file: string, environment?: Record<string, string>],
  Promise<ServerFrames>
> = async (_context, file, environment = {}) => {
  const { outputFiles } = await build({
    stdin: { contents: programOf(path.resolve(file)), resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    write: false,
  });
  return renderOnce(outputFiles[0]?.text ?? '', environment);
};

const rendered = new Map<string, Promise<ServerFrames>>();

/** Several test files use the same scenes, and loading the table keeps a core busy for seconds. */
function renderOnce(script: string, environment: Record<string, string>): Promise<ServerFrames> {
  const key = JSON.stringify([script, environment]);
  const frames =
    rendered.get(key) ??
    run(script, { ...process.env, ...environment }).then((printed) => JSON.parse(printed) as ServerFrames);
  rendered.set(key, frames);
  return frames;
}

const programOf = (file: string) => `
  import scenes from ${JSON.stringify(file)};
  import { renderToString } from 'react-dom/server';
  const frames = {};
  for (const [name, scene] of Object.entries(scenes)) {
    const said = [];
    console.error = console.warn = console.log = (...parts) => void said.push(parts.join(' '));
    try {
      frames[name] = { html: renderToString(scene()), said };
    } catch (error) {
      frames[name] = { html: '', said, error: String(error) };
    }
  }
  process.stdout.write(JSON.stringify(frames));`;

/** Run a module in Node, started in the repository, so that it finds the packages; return its output. */
function run(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    // No timeout here: a busy machine gets the time that the test allows.
    const options = { env, maxBuffer: 1 << 26 };
    const child = execFile(process.execPath, ['--input-type=module', '-'], options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.end(script);
  });
}
