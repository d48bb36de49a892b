import { flushSync } from 'react-dom';
import { useRef, useState, type RefObject } from 'react';
import type { EditorHandle } from '#sandbox/editor/Editor/index.tsx';
import { addFile, firstRows, type ProgramFile, type SourcePosition, withText } from '#sandbox/files.ts';
import type { CodeLine } from '#sandbox/page/Result/index.tsx';

export interface Files {
  names: string[];
  active: number;
  /** The text of the active file. */
  text: string;
  /** The files that are not in the editor. */
  others: () => ProgramFile[];
  select: (index: number) => void;
  add: (name: string) => void;
  remove: (index: number) => void;
  /** Replace the whole program, and show its first file. */
  open: () => void;
  /** The program after the active file was changed. */
  withText: (text: string) => ProgramFile[];
  goTo: (place: SourcePosition) => void;
  /** The line of a place in the active file, if it is there. */
  lineInActive: (place: SourcePosition | undefined) => number | undefined;
  /** A place with the name of its file, unless there is only one. */
  locate: (place: SourcePosition) => SourcePosition;
  /** The line of a place with up to two neighbors on each side. */
  linesAround: (place: SourcePosition) => CodeLine[];
}

/**
 * The files of the program in the playground, one of which is in the editor.
 * @param files the whole program.
 * @param onChange called when a file was added or removed.
 */
export function useFiles(
  editor: RefObject<EditorHandle | null>,
  files: () => ProgramFile[],
  onChange: (program: ProgramFile[]) => void,
): Files {
  const [active, setActive] = useState(0);
  const [names, setNames] = useState<string[]>(() => files().map(({ name }) => name));
  const activeNow = useRef(0);
  const indexOf = (file: string | undefined) => files().findIndex(({ name }) => name === file);
  const placeOf = (place: SourcePosition) => Math.max(0, indexOf(place.file));
  const without = (index: number) => files().filter((_, at) => at !== index);
  const show = (index: number) => {
    const all = files();
    activeNow.current = Math.min(index, all.length - 1);
    setNames(all.map(({ name }) => name));
    setActive(activeNow.current);
  };
  const change = (program: ProgramFile[], index: number) => {
    onChange(program);
    show(index);
  };
  return {
    names,
    active,
    text: files()[active]?.text ?? '',
    others: () => without(activeNow.current).map(firstRows),
    select: show,
    add: (name) => {
      const known = indexOf(name);
      if (known >= 0) show(known);
      else change(addFile(files(), { name, text: '' }), files().length);
    },
    remove: (index) => change(without(index), 0),
    open: () => {
      // Another file gets a new editor; the same one keeps its editor, so that undo restores the text.
      const isSame = activeNow.current === 0;
      show(0);
      if (isSame) editor.current?.replace(files()[0]?.text ?? '');
    },
    withText: (text) => {
      const program = withText(files(), activeNow.current, text);
      // Pasted text may contain several files; the editor is in the middle of its change.
      if (program.length !== files().length)
        queueMicrotask(() => {
          show(activeNow.current);
          editor.current?.replace(files()[activeNow.current]?.text ?? '');
        });
      return program;
    },
    goTo: (place) => {
      const index = placeOf(place);
      // The editor of the other file has to exist before it can scroll to the line.
      if (index !== activeNow.current) flushSync(() => show(index));
      editor.current?.goTo(place.line ?? 1);
    },
    lineInActive: (place) => (place && placeOf(place) === active ? place.line : undefined),
    locate: (place) => ({ line: place.line, file: names.length > 1 ? names[placeOf(place)] : undefined }),
    linesAround: (place) => {
      const { line = 1 } = place;
      return (files()[placeOf(place)]?.text.split('\n') ?? [])
        .map((text, index) => ({ number: index + 1, text, isMarked: index + 1 === line }))
        .slice(Math.max(0, line - 3), line + 2);
    },
  };
}
