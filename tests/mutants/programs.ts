import type { Mutant } from './mutant';

/** Name, file, what stands there, what stands there instead, and the tests that must notice. */
type ProgramMutant = [name: string, file: string, find: string, replace: string, noticedBy: string];

/** Mistakes in what is done with a visitor's program: links, files, mending, advice, the upgrade. */
export const programs: Mutant[] = (
  [
    [
      'a damaged link opens as if it were whole',
      'src/sandbox/tools/share.ts',
      "if (typeof code !== 'string' || own('sum') !== checksum(code)) return broken(damaged);",
      "if (typeof code !== 'string') return broken(damaged);",
      'src/sandbox/tools/share.test.ts',
    ],
    [
      'a link may unpack to any size',
      'src/sandbox/tools/share.ts',
      '    if (size > most) {',
      '    if (size > most * 1e6) {',
      'src/sandbox/tools/share.test.ts',
    ],
    [
      'a link names any path as its demo',
      'src/sandbox/tools/share.ts',
      '&& /^[\\w-]+(?:[/.][\\w-]+)*$/.test(demo)',
      '&& demo.length > 0',
      'src/sandbox/tools/share.test.ts',
    ],
    [
      'two files of one name are kept',
      'src/sandbox/files.ts',
      '|| files.some((file) => file.name === name)) return;',
      ') return;',
      'src/sandbox/files.test.ts',
    ],
    [
      'an error in a second file is shown at the wrong line',
      'src/sandbox/files.ts',
      'line: line - (files[index]?.firstLine ?? 1) + 1',
      'line',
      'src/sandbox/files.test.ts',
    ],
    [
      'a program is mended where the words no longer stand',
      'src/sandbox/page/mend.ts',
      'return program.startsWith(change.from, from) ? [{ from, change }] : [];',
      'return [{ from, change }];',
      'src/sandbox/page/mend.test.ts',
    ],
    [
      'mending replaces a file of the visitor',
      'src/sandbox/page/mend.ts',
      '  if (known) return program;\n',
      '',
      'src/sandbox/page/mend.test.ts',
    ],
    [
      'a program that came back hides what is wrong with the new text',
      'src/sandbox/page/program-state.ts',
      'if (action.isRestored) return',
      'if (false as boolean) return',
      'src/sandbox/page/program-state.test.ts',
    ],
    [
      'the log grows without end',
      'src/sandbox/page/program-state.ts',
      '...log.slice(1 - logLength)',
      '...log',
      'src/sandbox/page/program-state.test.ts',
    ],
    [
      'a tab into the preview is taken for theft of the focus',
      'src/sandbox/page/focus-guard.ts',
      'now - lastTab < tabTime || ',
      '',
      'src/sandbox/page/focus-guard.test.ts',
    ],
    [
      'a program may take the focus as often as it likes',
      'src/sandbox/page/focus-guard.ts',
      'if (taken.length >= focusLimit.times) onRepeated();',
      '',
      'src/sandbox/page/focus-guard.test.ts',
    ],
    [
      'a fix puts a hook behind an early return',
      'src/advice/memoize.ts',
      '|| hasReturnBefore(component, declaration))',
      ')',
      'src/advice',
    ],
    [
      'a fix memoizes what a new function is part of',
      'src/advice/memoize.ts',
      "if (binding.kind === 'function' || isPropsObject || /Function/.test(binding.init?.name ?? ''))\n      return undefined;",
      '',
      'src/advice',
    ],
    [
      'rows with another name for their id are told to have none',
      'src/advice/rows.ts',
      "if (!table.options?.has('idSynonym')) return 'id';",
      "return 'id';",
      'src/advice',
    ],
    [
      'the version is guessed from the newest change',
      'src/upgrade/guess.ts',
      'const [oldest] = changes.map(({ line }) => line).sort(compareLines);',
      'const oldest = changes.map(({ line }) => line).sort(compareLines).at(-1);',
      'src/upgrade',
    ],
    [
      'what came and went between two lines is told as added',
      'src/components/Upgrade/net.ts',
      'for (const name of removed) members.delete(name);',
      'for (const name of removed) members.has(name);',
      'src/components/Upgrade',
    ],
    [
      'the lab takes the slowest run for the median',
      'src/components/PerformanceLab/statistics.ts',
      'const middle = (sorted.length - 1) / 2;',
      'const middle = sorted.length - 1;',
      'src/components/PerformanceLab',
    ],
  ] satisfies ProgramMutant[]
).map(([name, file, find, replace, noticedBy]) => ({ name, file, find, replace, noticedBy }));
