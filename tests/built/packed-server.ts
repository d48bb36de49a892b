import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { makePackages } from '../../tools/packages/make';

/** The docs server of the packed tarball, in an empty folder. */
export interface PackedServer {
  bin: string;
  emptyFolder: string;
  /** Start it, or the server of a command, and connect the official client. */
  connect: (command?: string, ...args: string[]) => Promise<Client>;
  /** Call a tool of the first connected server. */
  call: (name: string, given: Record<string, unknown>) => Promise<{ text: string; isError: boolean }>;
  end: () => Promise<void>;
}

/** Create the tarball, and unpack it. */
export async function packServer(): Promise<PackedServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  const [tarball = ''] = await makePackages(path.join(folder, 'packed'), ['mcp']);
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
  const bin = path.join(folder, 'package/bin.mjs');
  const emptyFolder = path.join(folder, 'empty');
  fs.mkdirSync(emptyFolder);
  const clients: Client[] = [];
  return {
    bin,
    emptyFolder,
    connect: async (command = process.execPath, ...args) => {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(
        new StdioClientTransport({
          command,
          args: args.length > 0 ? args : [bin],
          cwd: emptyFolder,
          stderr: 'ignore',
        }),
      );
      clients.push(client);
      return client;
    },
    call: async (name, given) => {
      const answer = await clients[0]?.callTool({ name, arguments: given });
      const parts = answer?.content as { type: string; text: string }[];
      return { text: parts.map(({ text }) => text).join('\n'), isError: answer?.isError === true };
    },
    end: async () => {
      for (const client of clients) await client.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
