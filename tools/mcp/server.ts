import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import manifest from '../../package.json';
import { checkProgram } from './advice';
import { readDemo } from './demos';
import { describeMember } from './members';
import { readPage } from './pages';
import { search } from './search';
import type { Site } from './site';

/** A server with the tools and files of these docs. An error of a tool is returned to the assistant, with what to do. */
export function createServer(site: Site): McpServer {
  const server = new McpServer({ name: 'material-table-docs', version }, { instructions });
  server.registerTool(
    'search',
    {
      description:
        'Search the documentation: props, options, guides, recipes, demos, errors, known issues. Takes a wish, a name of another library, or a pasted error message.',
      inputSchema: {
        query: z.string().min(1).describe('What you look for, in a few words'),
        limit: z.number().int().min(1).max(30).default(8).describe('How many results'),
      },
      annotations: readOnly,
    },
    ({ query, limit }) => textOf(search(site, query, limit)),
  );
  server.registerTool(
    'get_member',
    {
      description:
        'All about one prop, option, column field, callback, icon, text or export: type, default, since, words, samples, known issues and their workarounds.',
      inputSchema: { name: z.string().min(1).describe('"Options.paging", or "paging" when it is unique') },
      annotations: readOnly,
    },
    ({ name }) => textOf(describeMember(site, name)),
  );
  server.registerTool(
    'get_page',
    {
      description: 'A page of the documentation as Markdown, with its tables and the source of its demos.',
      inputSchema: { page: z.string().describe('Its address or path: "/docs/guides/remote-data"') },
      annotations: readOnly,
    },
    ({ page }) => textOf(readPage(site, page)),
  );
  server.registerTool(
    'get_demo',
    {
      description: 'The source of a tested demo, complete with imports, to start from.',
      inputSchema: {
        demo: z.string().min(1).describe('Address of its page, "/demos/selection/on-row-click", or its name'),
      },
      annotations: readOnly,
    },
    ({ demo }) => textOf(readDemo(site, demo)),
  );
  server.registerTool(
    'check_code',
    {
      description:
        'Check a program that uses the table for what will hurt its users: known issues it runs into, removed names, columns and rows that the table loses. Gives reasons and fixes, says where the program can’t be parsed, and names what no rule looks at.',
      inputSchema: {
        code: z
          .string()
          .min(1)
          .describe(
            'A whole file, TypeScript or JavaScript with JSX, with or without a Markdown fence around it',
          ),
        fileName: z.string().default('table.tsx').describe('Its name; the ending tells the language'),
      },
      annotations: readOnly,
    },
    ({ code, fileName }) => textOf(checkProgram(code, fileName)),
  );
  addFile(
    server,
    site,
    'types',
    'api/material-table-core.d.ts',
    'text/plain',
    'The types, with the words of the reference',
  );
  addFile(server, site, 'reference', 'api/reference.json', 'application/json', 'The whole reference as data');
  return server;
}

const version = manifest.dependencies['@material-table/core'];

const instructions = `Documentation of @material-table/core ${version}, a data table for React and Material UI. Search before you write code with it: many names differ from other tables, and the known issues have workarounds.`;

const readOnly = { readOnlyHint: true, openWorldHint: false };

function textOf(text: string) {
  return { content: [{ type: 'text' as const, text }] };
}

function addFile(
  server: McpServer,
  site: Site,
  name: string,
  file: string,
  mimeType: string,
  description: string,
): void {
  server.registerResource(name, `material-table://${file}`, { mimeType, description }, ({ href }) => ({
    contents: [{ uri: href, mimeType, text: site.read(file) }],
  }));
}
