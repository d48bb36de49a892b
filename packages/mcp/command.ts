import { packageSpec } from '../../site-path';
import type { Content } from './content';
import { readDemo } from './demos';
import { describeMember } from './members';
import { readPage } from './pages';
import { search } from './search';

/** Where a command prints. */
export interface Output {
  print: (text: string) => void;
  say: (text: string) => void;
}

/** The tools that answer a few words, as commands. */
const commands: Record<string, (content: Content, words: string) => string> = {
  search: (content, words) => search(content, words, 8),
  member: describeMember,
  page: readPage,
  demo: readDemo,
};

const help = `Usage: npx -y --prefer-offline ${packageSpec('mcp')} [command]

Without a command it is an MCP server over stdin and stdout, to name in the settings of a coding assistant.
It answers from files that it brings along, and makes no network requests.

  search <words>   search the documentation: search "hide column"
  member <name>    a prop, option or type: member Options.paging
  page <address>   a page or a section: page /docs/guides/editing
  demo <name>      the source of a demo: demo selection/on-row-click
  --version        print the version of this program
  --help           print this text`;

/** Run a command of a terminal. @returns its exit code: 0 answered, 1 nothing found, 2 wrong command. */
export function runCommand(
  args: readonly string[],
  content: Content,
  version: string,
  output: Output,
): 0 | 1 | 2 {
  const [name = '', ...words] = args;
  if (['--help', '-h', 'help', '--version'].includes(name)) {
    output.print(name === '--version' ? version : help);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || words.length === 0) {
    output.say(command ? `Say what to look for.\n\n${help}` : `There is no command "${name}".\n\n${help}`);
    return 2;
  }
  try {
    output.print(command(content, words.join(' ')));
    return 0;
  } catch (error) {
    output.say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
