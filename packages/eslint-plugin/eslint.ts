// What this plugin uses of ESLint 9 and 10; ESLint's own types would make it a dependency of this repository.

interface Place {
  line: number;
  column: number;
}

export interface Fixer {
  replaceTextRange: (range: [from: number, to: number], text: string) => unknown;
}

export interface Context {
  filename: string;
  sourceCode: { text: string; getLocFromIndex: (index: number) => Place };
  report: (found: { loc: { start: Place; end: Place }; message: string }) => void;
}

export interface RuleModule {
  meta: object;
  create: (context: Context) => { Program: () => void };
}
