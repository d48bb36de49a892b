import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './mcp/server';
import { openSite } from './mcp/site';

/** npm run mcp: these docs for coding assistants, over stdin and stdout (Model Context Protocol), from `build/`. */
async function main(): Promise<void> {
  const siteDir = path.resolve(__dirname, '..');
  await createServer(openSite(siteDir)).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
