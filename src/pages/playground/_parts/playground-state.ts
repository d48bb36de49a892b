import type { ProgramFile } from '#sandbox/files.ts';
import type { Kept } from '#sandbox/tools/stored-program.ts';

/** What the playground shows besides the text itself. */
export interface PlaygroundState {
  /**
   * The program that replaced the editor's content, with a new number each time. Separate histories share no
   * undo, which would restore a foreign text as the visitor's.
   */
  opened?: { revision: number; files: ProgramFile[]; history: number };
  /** The demo that it is, or was made from; empty for the blank table. */
  start: string;
  /** Opened from a link: it runs only when the visitor presses Run. */
  isForeign: boolean;
  /** The page was closed while it started: it runs only when the visitor presses Run. */
  isUnfinished: boolean;
  /** Reset returns to it instead of the start. */
  isShared: boolean;
  /** The visitor has typed since it was opened. */
  isEdited: boolean;
  /** The texts that were replaced, if the visitor wrote them, the latest first. */
  earlier: Kept[];
  /** A message, a demo to open instead, and how to retry a failed load. */
  notice?: { text: string; demo?: string; retry?: () => void };
}

/** What can be opened. */
export interface OpenedProgram {
  files: ProgramFile[];
  start: string;
  isForeign?: boolean;
  isUnfinished?: boolean;
  isShared?: boolean;
  isEdited?: boolean;
}

/** The playground before it has read the address. */
export const firstState: PlaygroundState = {
  start: '',
  isForeign: false,
  isUnfinished: false,
  isShared: false,
  isEdited: false,
  earlier: [],
};
