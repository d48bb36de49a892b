import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { siteAddress } from '../../site-path';
import { mayNeedSteps, upgradeFile } from '#check-code/upgrade/file.ts';
import { guessLine } from '#check-code/upgrade/guess.ts';
import type { Line } from '#check-code/upgrade/lines.ts';
import { compareLines, type Step } from '#check-code/upgrade/index.ts';
import { findFiles, slashed } from './files';
import type { Facts } from './facts';
import { help, readOptions, type Options } from './options';
import { stepsBetweenFiles } from './passed-on';
import { lineOfProject, openProjects, packageChanges, type Project } from './project';

/** Where a run prints: only the diff is written to `print`, so that it can be stored as a patch. */
export interface Output {
  print: (text: string) => void;
  say: (text: string) => void;
}

/** Run the command line. @returns the exit code: 0 done, 1 something remains, 2 a file was refused. */
export function run(args: readonly string[], facts: Facts, cwd: string, output: Output): 0 | 1 | 2 {
  try {
    const options = readOptions(args, facts.lines);
    if (options === 'help') output.print(`${help}\n`);
    else if (options === 'version') output.print(`${facts.current.version}\n`);
    else return upgrade(options, facts, cwd, output);
    return 0;
  } catch (error) {
    output.say(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

interface Source {
  file: string;
  name: string;
  text: string;
  project: Project | undefined;
  /** A step could be about it; most files name nothing of the table or of Material UI. */
  isRead: boolean;
}

/** What is printed after the diffs. */
interface Summary {
  changed: string[];
  /** By what to do, the places where. */
  manual: Map<string, string[]>;
  unread: string[];
  unwritten: string[];
  packages: Map<Project, Set<string>>;
}

interface Job {
  options: Options;
  facts: Facts;
  output: Output;
  summary: Summary;
}

function upgrade(options: Options, facts: Facts, cwd: string, output: Output): 0 | 1 | 2 {
  const { files, missing } = findFiles(options.paths, cwd);
  if (missing.length > 0)
    throw new Error(`There is no code in ${missing.join(', ')}, so nothing was changed.`);
  const projectOf = openProjects();
  const summary: Summary = {
    changed: [],
    manual: new Map(),
    unread: [],
    unwritten: [],
    packages: new Map(),
  };
  const all = files.flatMap((file) => readSource(file, cwd, projectOf, summary));
  const sources = all.filter(({ isRead }) => isRead);
  const lines = linesOf(all, options, facts);
  if (options.isWrite && !options.isForced) refuseDirty(cwd, files);
  const job = { options, facts, output, summary };
  const lineOf = ({ project }: Source) => lines.get(project) ?? '';
  sources.forEach((source, index) => {
    if (index % 25 === 0 && sources.length > 25)
      output.say(`Reading file ${index + 1} of ${sources.length}: ${source.name}`);
    upgradeSource(source, lineOf(source), job);
  });
  const between = stepsBetweenFiles(all);
  for (const source of all)
    for (const step of between.get(source.file) ?? [])
      if (compareLines(step.since ?? '', lineOf(source)) > 0) addStep(summary, source.name, step);
  report(files.length, job);
  if (summary.unread.length + summary.unwritten.length > 0) return 2;
  return summary.manual.size > 0 || (summary.changed.length > 0 && !options.isWrite) ? 1 : 0;
}

/** A bundle has such lines, and takes minutes to read. */
const [longestFile, longestLine] = [200_000, 5_000];

/** The text of a file, unless it can't or needn't be read. */
function readSource(
  file: string,
  cwd: string,
  projectOf: ReturnType<typeof openProjects>,
  { unread }: Summary,
): Source[] {
  const name = slashed(path.relative(cwd, file));
  const bytes = attempt(() => fs.readFileSync(file));
  if (bytes instanceof Error) {
    unread.push(`${name} can't be opened (${bytes.message.split(',')[0]}).`);
    return [];
  }
  const text = bytes.toString('utf8');
  const isRead = mayNeedSteps(text);
  if (!Buffer.from(text, 'utf8').equals(bytes)) {
    if (isRead) unread.push(`${name} is not UTF-8, so it was not read.`);
    return [];
  }
  if (text.length > longestFile || text.split('\n').some(({ length }) => length > longestLine)) {
    if (isRead)
      unread.push(
        `${name} has over ${longestFile} characters, or over ${longestLine} in a line, as bundles have, so it was not read. If it is made by a build, name it in .gitignore.`,
      );
    return [];
  }
  return [{ file, name, text, project: projectOf(file), isRead }];
}

/** The result of a file operation, or its error: one file must not stop the run. */
function attempt<Result>(action: () => Result): Result | Error {
  try {
    return action();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** The line that each file was written for: from the command line, its package.json, or its project. */
function linesOf(sources: readonly Source[], { from }: Options, facts: Facts) {
  const lines = new Map<Project | undefined, Line>();
  for (const { project } of sources) {
    if (lines.has(project)) continue;
    const own = sources.filter((source) => source.project === project && source.isRead);
    const line =
      from ?? (project && lineOfProject(project, facts)) ?? guessLine(own, facts.advice, facts.lines);
    lines.set(project, line ?? facts.lines.at(-1) ?? '');
  }
  return lines;
}

/** @param line that the file was written for. */
function upgradeSource({ file, name, text, project }: Source, line: Line, job: Job): void {
  const { options, facts, output, summary } = job;
  const result = upgradeFile(text, name, facts.advice, line);
  if (result.kind === 'unreadable') {
    summary.unread.push(result.reason);
    return;
  }
  if (result.text !== text) {
    const failure = options.isWrite ? attempt(() => fs.writeFileSync(file, result.text)) : undefined;
    if (failure instanceof Error) {
      summary.unwritten.push(`${name} can't be written (${failure.message.split(',')[0]}).`);
      return;
    }
    summary.changed.push(name);
    output.print(patchOf(name, text, result.text));
  }
  for (const step of result.left) addStep(summary, name, step);
  if (!project) return;
  const named = result.left.flatMap(({ message }) => message.match(/@mui\/[\w-]+/g) ?? []);
  const packages = summary.packages.get(project) ?? new Set();
  for (const one of [...result.packages, ...named]) packages.add(one);
  summary.packages.set(project, packages);
}

function addStep({ manual }: Summary, name: string, { line, column, message, href }: Step): void {
  const what = `${message}\n  ${siteAddress(href)}`;
  manual.set(what, [...(manual.get(what) ?? []), `${name}:${line}:${column}`]);
}

/** A step with its place, or with all of its places. */
function stepLine([what, places]: [what: string, places: string[]]): string {
  const [first = ''] = places;
  return places.length === 1
    ? `${first} ${what}`
    : `${what.replace('\n', ` (${places.length} places)\n`)}\n  ${places.join(', ')}`;
}

/** A change in the form that `git apply` takes. */
function patchOf(name: string, before: string, after: string): string {
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, options);
}

/** @throws when git has changes that a wrong edit could get mixed up with. */
function refuseDirty(cwd: string, files: readonly string[]): void {
  const folders = new Set(files.map((file) => path.dirname(file)));
  const roots = new Set([...folders].map(repositoryOf).filter((root) => root !== undefined));
  for (const root of roots) {
    const changes = execFileSync('git', ['-C', root, 'status', '--porcelain'], { encoding: 'utf8' });
    if (changes.trim() !== '')
      throw new Error(
        `${path.relative(cwd, root) || 'This repository'} has uncommitted changes, so nothing was written. Commit them first, or add --force.`,
      );
  }
}

function repositoryOf(folder: string): string | undefined {
  if (fs.existsSync(path.join(folder, '.git'))) return folder;
  const above = path.dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}

function report(count: number, { options, facts, output, summary }: Job): void {
  const { changed, manual, unread, unwritten, packages } = summary;
  const list = (title: string, lines: readonly string[]) => {
    if (lines.length > 0)
      output.say([title, ...lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`), ''].join('\n'));
  };
  list('Left for you to change (in the changed code):', [...manual].map(stepLine));
  list('Not read, and not changed:', unread);
  list('Not written:', unwritten);
  for (const [project, imported] of packages)
    list(
      `Packages for ${project.file}, unless another file still needs them:`,
      packageChanges(project, imported, facts),
    );
  const steps = [...manual.values()].reduce((sum, { length }) => sum + length, 0);
  const changes = options.isWrite ? 'changed' : 'would change (--write writes them)';
  output.say(
    `Files: ${count}, ${changes}: ${changed.length}, steps left for you: ${steps}, not read: ${unread.length}`,
  );
}
