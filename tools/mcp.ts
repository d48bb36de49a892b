// npm run mcp: packages/mcp from a clone of the repository, with the pages in build/.
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from '#mcp/server.ts';
import { openContent } from './packages/mcp-content';
import { version } from './packages/manifests';

createServer(openContent(path.resolve(__dirname, '..')), version)
  .connect(new StdioServerTransport())
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
