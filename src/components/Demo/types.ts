import type { ComponentType } from 'react';

/** A demo as `plugins/demos` provides it: its first frame on the server, its code in the browser. */
export interface DemoModule {
  id: string;
  frame?: string;
  /** Load the code. Calling the result runs it; run the table's modules before it (`load-runtime.ts`). */
  load?: () => Promise<{ default: () => Promise<{ default: ComponentType }> }>;
}

/** A demo with what its page shows of it, which is part of the page's own bundle. */
export interface PageDemo extends DemoModule {
  text: DemoText;
}

/** A demo in the list of all, for pages that show the requested one. */
export interface ListedDemo extends DemoModule {
  loadProgram: () => Promise<DemoProgram>;
}

/** What a page shows of a demo's text, as markup. */
export interface DemoText {
  /** The demo itself, then the files that it imports by relative paths. */
  files: [HighlightedFile, ...HighlightedFile[]];
  /** The members of the library's API in its relevant lines, as a list of links. */
  usesHtml: string;
}

/** A highlighted file of a demo. Its plain text is the markup's (`programOf`), so a page contains it once. */
export interface HighlightedFile {
  /** As the demo imports it: `basic.tsx`, `_data/people-server.ts`. */
  name: string;
  typescriptHtml: string;
  javascriptHtml: string;
}

/** The files of a demo as plain text, to copy, edit or download. */
export interface DemoProgram {
  files: [ProgramFile, ...ProgramFile[]];
}

export interface ProgramFile {
  name: string;
  typescript: string;
  /** The same without types. */
  javascript: string;
}

/** An interactive table in the page. */
export interface Island {
  remove: () => void;
}
