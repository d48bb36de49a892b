import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';

/** A component with a hook, rendered on a server; the table's own hooks would fail the same way, slower. */
const server = `
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
function People() {
  const [name] = useState('Cid');
  return createElement('p', null, name);
}
console.log(renderToString(createElement(People)));`;

/** Bundle the server, with these packages external, run it, and return its output. */
async function run(...external: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: server, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external: ['react-dom', ...external],
  });
  const args = ['--input-type=module', '-'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    input: outputFiles[0]?.text,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

proves(
  [
    "There are two copies of React, one in your server's bundle and one in node_modules, which react-dom uses.",
    "Keep react and react-dom out of the server's bundle (external), and check",
  ],
  async () => {
    const two = await run();
    expect(two).toContain('Invalid hook call');
    expect(two).not.toContain('Cid');
    const one = await run('react');
    expect(one).not.toContain('Invalid hook call');
    expect(one).toContain('Cid');
  },
);
