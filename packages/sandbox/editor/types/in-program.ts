import { Facet, type EditorState } from '@codemirror/state';
import { lineInText, mainFile, type ProgramFile, splitFiles } from '../../files';
import type { ProgramText } from '../../types/protocol';

/** The program that contains the text of an editor. */
export interface InProgram {
  /** The name of its file. */
  name: string;
  /** The other files of the program. */
  others: () => ProgramFile[];
  /** Receives the number of problems in each file of the program. */
  onProblems?: (counts: Record<string, number>) => void;
}

/** The program whose file the editor shows; without it the text is its own program. */
export const inProgram = Facet.define<InProgram, InProgram>({
  combine: ([program = { name: mainFile, others: () => [] }]) => program,
});

/** A place of the editor's text in its file. */
interface Place extends ProgramText {
  position: number;
  /** Where that file begins in the text. */
  start: number;
}

/** A place in the editor for the worker. The text may contain files after a line `// File: data.ts`. */
export function placeIn(state: EditorState, position: number): Place {
  const { files, file, starts } = programOf(state);
  const [name, start] = [...starts].findLast(([, begin]) => begin <= position) ?? [file, 0];
  return { files, file: name, start, position: position - start };
}

/** The whole program, and where the files in the editor begin in its text. */
export function programOf(state: EditorState): ProgramText & { starts: Map<string, number> } {
  const { doc } = state;
  const { name: file, others } = state.facet(inProgram);
  const text = doc.toString();
  const parts = splitFiles(text).map((part, index) => (index === 0 ? { ...part, name: file } : part));
  const isElsewhere = ({ name }: ProgramFile) => parts.every((part) => part.name !== name);
  const startOf = (line: number) => (line > doc.lines ? doc.length : doc.line(line).from);
  return {
    files: [...parts, ...others().filter(isElsewhere)],
    file,
    starts: new Map(parts.map(({ name }) => [name, startOf(lineInText(text, { file: name }))])),
  };
}
