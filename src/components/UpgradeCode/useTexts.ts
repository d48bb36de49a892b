import { useState } from 'react';
import { readFiles, type TextFile } from './read-files';

/** The visitor's files: pasted, dropped or typed, and changed with the way back. */
export function useTexts() {
  const [files, setFiles] = useState<TextFile[]>([{ name: 'App.tsx', text: '' }]);
  const [before, setBefore] = useState<TextFile[][]>([]);
  const [refusal, setRefusal] = useState('');

  /** Take other texts, which can't be undone. */
  const start = (next: TextFile[]) => {
    setFiles(next);
    setBefore([]);
  };
  return {
    files,
    /** As they were before the first change, because they reveal their version better than with some changes applied. */
    original: before[0] ?? files,
    /** Why something could not be done. */
    refusal,
    refuse: setRefusal,
    isEmpty: files.every(({ text }) => text.trim() === ''),
    canUndo: before.length > 0,
    type: (name: string, text: string) =>
      start(files.map((file) => (file.name === name ? { ...file, text } : file))),
    take: async (list: FileList | null) => {
      if (!list || list.length === 0) return;
      const { texts, refused } = await readFiles(list);
      setRefusal(refused);
      if (texts.length > 0) start(texts);
    },
    /** Change the texts. */
    change: (textOf: (file: TextFile) => string) => {
      setBefore([...before, files]);
      setFiles(files.map((file) => ({ ...file, text: textOf(file) })));
    },
    undo: () => {
      setFiles(before.at(-1) ?? files);
      setBefore(before.slice(0, -1));
    },
  };
}
