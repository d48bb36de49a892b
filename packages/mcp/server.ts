import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { siteAddress } from '../../site-path';
import { checkProgram } from './check';
import type { Content } from './content';
import { readDemo } from './demos';
import { longest } from './limits';
import { describeMember } from './members';
import { readPage } from './pages';
import { search } from './search';
import { upgradeProgram } from './upgrade';
import { encodeShare } from '#sandbox/tools/share.ts';

/**
 * A server with the tools and files of these docs. A tool's error is returned to the assistant, with what to do.
 * @param version of the library.
 */
export function createServer(content: Content, version: string): McpServer {
  const server = new McpServer(
    { name: 'material-table-docs', version },
    { instructions: instructions(version) },
  );
  addLookups(server, content);
  addCodeTools(server, content);
  addFiles(server, content);
  return server;
}

const instructions = (version: string) =>
  `Documentation of @material-table/core ${version}, a data table for React and Material UI. Search before you write code with it: many names differ from other tables, and the known issues have workarounds. Check what you wrote with check_code. Paths such as /docs/upgrade are pages below ${siteAddress('/').replace(/\/$/, '')}`;

const readOnly = { readOnlyHint: true, openWorldHint: false };

/** An argument that can be left out; many assistants write `null` for one that they leave out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value ?? undefined, schema);

const text = z.string().max(longest.text);
const code = z
  .string()
  .min(1)
  .max(longest.code)
  .describe('A whole file, TypeScript or JavaScript with JSX, with or without a Markdown fence around it');
const fileName = optional(z.string().max(200).default('table.tsx')).describe(
  'Its name, whose extension determines the language',
);

function addLookups(server: McpServer, content: Content): void {
  server.registerTool(
    'search',
    {
      description:
        'Search the documentation: props, options, guides, demos, errors, known issues. Takes a task, a name from another library, or a pasted error message, in English. Each result has its first paragraph, and members have their type and default.',
      inputSchema: {
        query: text.min(1).describe('What you are looking for, in a few words'),
        limit: optional(z.number().int().min(1).max(30).default(8)).describe('How many results'),
      },
      annotations: readOnly,
    },
    ({ query, limit }) => textOf(search(content, query, limit)),
  );
  server.registerTool(
    'get_member',
    {
      description:
        'All about one prop, option, column field, callback, icon, text or export: type, default, since, words, samples, known issues and their workarounds. For a type (Column, Options, Action, Query, Localization, …) the list of its members.',
      inputSchema: {
        name: text.min(1).describe('"Options.paging", "paging" when it is unique, or "Options"'),
      },
      annotations: readOnly,
    },
    ({ name }) => textOf(describeMember(content, name)),
  );
  server.registerTool(
    'get_page',
    {
      description:
        'A page of the documentation as Markdown, with its tables and the source of its demos, or one section of it. A long page ends with the offset at which it continues.',
      inputSchema: {
        page: text.describe(
          'Its address or path, with or without an anchor: "/docs/guides/remote-data#show-an-error-and-try-again"',
        ),
        section: optional(text.optional()).describe('The anchor or the title of a section, to get it alone'),
        offset: optional(z.number().int().min(0).optional()).describe('Where to continue in a long page'),
      },
      annotations: readOnly,
    },
    ({ page, section, offset }) => textOf(readPage(content, page, { section, offset })),
  );
  server.registerTool(
    'get_demo',
    {
      description:
        'The source of a tested demo, complete with imports, to start from. For a topic ("selection") the list of its demos.',
      inputSchema: {
        demo: text.min(1).describe('Address of its page, "/demos/selection/on-row-click", or its name'),
      },
      annotations: readOnly,
    },
    ({ demo }) => textOf(readDemo(content, demo)),
  );
}

function addCodeTools(server: McpServer, content: Content): void {
  server.registerTool(
    'check_code',
    {
      description:
        'Check a program that uses the table for problems that its users will have: known issues it runs into, removed names, columns and rows that the table loses. Gives reasons and fixes, and says where the program can’t be read and whether it has a table.',
      inputSchema: { code, fileName },
      annotations: readOnly,
    },
    (given) => textOf(checkProgram(content, given.code, given.fileName)),
  );
  server.registerTool(
    'upgrade_code',
    {
      description:
        'Upgrade a file that was written for material-table or an older @material-table/core: gives the new code, and the steps that are left to do by hand. Covers the table, Material UI 4 to 9, date-fns and React’s root.',
      inputSchema: {
        code,
        fileName,
        from: optional(z.string().max(40).optional()).describe(
          'The version in package.json, such as "1.69" or "4.3"; guessed from the code otherwise',
        ),
      },
      annotations: readOnly,
    },
    (given) => textOf(upgradeProgram(content, given)),
  );
  server.registerTool(
    'playground_link',
    {
      description:
        'A link that opens a program in the playground of the documentation, where the user sees it run and can edit it. The program is in the link; nothing is uploaded.',
      inputSchema: {
        code: code.describe(
          'A whole file whose default export is a component; relative imports are not possible',
        ),
      },
      annotations: readOnly,
    },
    async (given) => textOf(await playgroundLink(given.code)),
  );
}

function addFiles(server: McpServer, content: Content): void {
  const addFile = (name: string, file: string, mimeType: string, description: string) =>
    server.registerResource(name, `material-table://${file}`, { mimeType, description }, ({ href }) => ({
      contents: [{ uri: href, mimeType, text: content.read(file) }],
    }));
  addFile(
    'types',
    'api/material-table-core.d.ts',
    'text/plain',
    'The types, with the words of the reference',
  );
  addFile('reference', 'api/reference.json', 'application/json', 'The whole reference as data');
}

function textOf(answer: string) {
  return { content: [{ type: 'text' as const, text: answer }] };
}

/** A link that opens a program in the playground, where it runs and can be edited. @throws when it is too long for a link. */
async function playgroundLink(code: string): Promise<string> {
  const encoded = await encodeShare({ code });
  if (!encoded.ok) throw new Error(encoded.reason);
  return `${siteAddress('/playground')}${encoded.hash}`;
}
