import { parseArgs } from 'node:util';
import { packageSpec } from '../../site-path';
import { lineOfVersion, type Line } from '#check-code/upgrade/lines.ts';

/** The options of the command line. */
export interface Options {
  paths: string[];
  from: Line | undefined;
  isWrite: boolean;
  isForced: boolean;
}

export const help = `Usage: npx -y --prefer-offline ${packageSpec('codemod')} <files, folders or quoted globs> [options]

Upgrades code for material-table or an older @material-table/core. Without --write it prints the changes
as a diff, and what is left to change by hand.

  --from <version>  the version that the code was written for, such as 1 or 4.3 (default: of package.json)
  --write           write the changes
  --force           write even if git has uncommitted changes
  --version         print the version of this program
  --help            print this text

Ends with 0 if nothing is left to do, 1 if changes or steps are left, 2 if something could not be read or written, or was not accepted.`;

/** Read a command line. @throws what is wrong with it. */
export function readOptions(args: readonly string[], lines: readonly Line[]): Options | 'help' | 'version' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      write: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.version) return 'version';
  if (positionals.length === 0) throw new Error('Name the files or folders to upgrade, such as src.');
  const from = values.from === undefined ? undefined : lineOfVersion(values.from, lines);
  if (values.from !== undefined && from === undefined)
    throw new Error(
      `"${values.from}" is no version. Write --from 1, or one of ${lines.slice(1).join(', ')}.`,
    );
  return { paths: positionals, from, isWrite: values.write, isForced: values.force };
}
