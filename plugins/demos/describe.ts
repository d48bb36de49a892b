import { load } from 'cheerio';
import type { DemoProgram, DemoText, HighlightedFile, ProgramFile } from '../../src/components/Demo/types';
import type { UsedMember } from '../api-reference/demos';
import { highlight } from '../code-blocks/highlight';
import { excerptOf } from './lines/excerpt';
import { foldLines } from './lines/fold';
import { layoutOf } from './lines/layout';
import type { Demo } from './read';
import { usesHtml } from './uses';

export interface DescribedDemo extends Demo {
  /** What a page shows of it. */
  text: DemoText;
}

/** Describe all demos; one may continue another. */
export function describeDemos(demos: Demo[], baseUrl: string): DescribedDemo[] {
  const programs = new Map(demos.map(({ id, program }) => [id, program]));
  return demos.map((demo) => {
    const { id, program, uses, passage } = demo;
    const before = programs.get(passage?.after ?? '');
    const names = passage?.highlight ?? new Set();
    const text = id.startsWith('home/')
      ? describeExcerpt(program, names)
      : describeDemo(program, uses, names, baseUrl, before);
    return { ...demo, text };
  });
}

/** The home page has room only for the lines that matter. */
function describeExcerpt(
  { files: [{ name, typescript }] }: DemoProgram,
  names: ReadonlySet<string>,
): DemoText {
  const html = highlight(excerptOf(typescript, name, names), 'tsx', name);
  return { files: [{ name, typescriptHtml: html, javascriptHtml: '' }], usesHtml: '' };
}

/**
 * What a page shows of a demo: its files, highlighted and folded around the relevant lines, and the members
 * of the library in these lines.
 * @param names in the relevant lines; without one, these are the table's.
 * @param before the earlier program: then its difference to this one is relevant instead.
 */
export function describeDemo(
  program: DemoProgram,
  uses: readonly UsedMember[],
  names: ReadonlySet<string>,
  baseUrl: string,
  before?: DemoProgram,
): DemoText {
  const [first, ...others] = program.files.map((file, index) =>
    highlighted(file, names, before?.files[index]),
  );
  const files: DemoText['files'] = [first as HighlightedFile, ...others];
  const lines = files.map(({ typescriptHtml }) => load(typescriptHtml, null, false)('mark').text());
  return { files, usesHtml: usesHtml(uses, lines.join('\n'), baseUrl) };
}

/** @throws when the markup's text differs from the file, which visitors copy (src/components/Demo). */
function highlighted(
  { name, typescript, javascript }: ProgramFile,
  names: ReadonlySet<string>,
  before?: ProgramFile,
): HighlightedFile {
  const mark = (text: string, language: string, earlier?: string) => {
    const html = foldLines(highlight(text, language, name), layoutOf(text, name, names, earlier));
    if (load(html, null, false).text() === text) return html;
    throw new Error(
      `The highlighted text of ${name} is not the text of the file, so a visitor would copy something else. Does the file contain an unusual space or a carriage return? Write it as an escape.`,
    );
  };
  return {
    name,
    typescriptHtml: mark(typescript, 'tsx', before?.typescript),
    javascriptHtml: mark(javascript, 'jsx', before?.javascript),
  };
}
