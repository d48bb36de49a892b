import type { ProgramText } from '../../src/sandbox/types/protocol';

/** A program of these files, with a question about one of them. */
export const programOf = (texts: Record<string, string>, file = 'App.tsx'): ProgramText => ({
  files: Object.entries(texts).map(([name, text]) => ({ name, text })),
  file,
});

/** A program of one file. */
export const alone = (text: string): ProgramText => programOf({ 'App.tsx': text });
