import { flushSync } from 'react-dom';
import { useRef, useState, type RefObject } from 'react';
import type { EditorHandle } from '#sandbox/editor/Editor/index.tsx';
import { addFile, firstRows, joinFiles, locate, splitFiles } from '#sandbox/files.ts';
import type { CodeLine } from '#sandbox/page/Result/index.tsx';
import type { SourceText } from '#sandbox/types/protocol.ts';

export interface Files {
  names: string[];
  active: number;
  /** The text of the active file. */
  text: string;
  /** The files that are not in the editor. */
  others: () => SourceText[];
  select: (index: number) => void;
  add: (name: string) => void;
  remove: (index: number) => void;
  /** Replace the whole program, and show its first file. */
  open: () => void;
  /** The program after the active file was changed. */
  withText: (text: string) => string;
  goTo: (line: number) => void;
  /** The line of the active file that is a line of the program, if it is in it. */
  lineInActive: (line: number | undefined) => number | undefined;
  locate: (line: number) => { file?: string; line: number };
  /** A line of the program with up to two neighbors on each side. */
  linesAround: (line: number) => CodeLine[];
}

/**
 * The files of the program in the playground, one of which is in the editor.
 * @param getText the whole program.
 * @param onChange called when a file was added or removed.
 */
export function useFiles(
  editor: RefObject<EditorHandle | null>,
  getText: () => string,
  onChange: (program: string) => void,
): Files {
  const [active, setActive] = useState(0);
  const [names, setNames] = useState<string[]>(() => splitFiles(getText()).map(({ name }) => name));
  const activeNow = useRef(0);
  const files = () => splitFiles(getText());
  const show = (index: number) => {
    const all = files();
    activeNow.current = Math.min(index, all.length - 1);
    setNames(all.map(({ name }) => name));
    setActive(activeNow.current);
  };
  const change = (program: string, index: number) => {
    onChange(program);
    show(index);
  };
  return {
    names,
    active,
    text: files()[active]?.text ?? '',
    others: () =>
      files()
        .filter((_, at) => at !== activeNow.current)
        .map(firstRows),
    select: show,
    add: (name) => {
      const known = files().findIndex((file) => file.name === name);
      if (known >= 0) show(known);
      else change(addFile(getText(), { name, text: '' }), files().length);
    },
    remove: (index) => change(joinFiles(files().filter((_, at) => at !== index)), 0),
    open: () => {
      // Another file gets a new editor; the same one keeps its editor, so that undo restores the text.
      const isSame = activeNow.current === 0;
      show(0);
      if (isSame) editor.current?.replace(files()[0].text);
    },
    withText: (text) => {
      const all = files();
      const program = joinFiles(all.map((file, at) => (at === activeNow.current ? { ...file, text } : file)));
      // Pasted text may contain several files; the editor is in the middle of its change.
      if (splitFiles(program).length !== all.length)
        queueMicrotask(() => {
          show(activeNow.current);
          editor.current?.replace(files()[activeNow.current]?.text ?? '');
        });
      return program;
    },
    goTo: (line) => {
      const found = locate(files(), line);
      // The editor of the other file has to exist before it can scroll to the line.
      if (found.index !== activeNow.current) flushSync(() => show(found.index));
      editor.current?.goTo(found.line);
    },
    lineInActive: (line) => {
      if (line === undefined) return undefined;
      const found = locate(files(), line);
      return found.index === active ? found.line : undefined;
    },
    locate: (line) => {
      const found = locate(files(), line);
      return { file: names.length > 1 ? names[found.index] : undefined, line: found.line };
    },
    linesAround: (line) => {
      const found = locate(files(), line);
      return (files()[found.index]?.text.split('\n') ?? [])
        .map((text, index) => ({ number: index + 1, text, isMarked: index + 1 === found.line }))
        .slice(Math.max(0, found.line - 3), found.line + 2);
    },
  };
}
