import type ts from 'typescript';
import type { TypeScript } from '../options';

/** An error at a place in a program. */
export interface Finding {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
  /** The replacement for the text there. */
  rename?: string;
}

export interface Context {
  ts: TypeScript;
  program: ts.Program;
  checker: ts.TypeChecker;
}

/** An error of TypeScript with the context to reword it. */
export interface Problem extends Context {
  code: number;
  /** The innermost node that spans the error. */
  node: ts.Node;
  /** TypeScript's own sentences, the outermost first. */
  sentences: string[];
}

/** Plain words, and the replacement if it is certain. */
export type Words = Pick<Finding, 'message' | 'rename'>;

/** The innermost node that spans exactly a range, or the one that holds it. */
export function nodeAt(file: ts.SourceFile, from: number, to: number, { forEachChild }: TypeScript): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > from || node.end < to) return;
    found = node;
    forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The sentences of a message. Of several overloads, the last one counts: for a component its plain form. */
export function sentencesOf(message: string | ts.DiagnosticMessageChain): string[] {
  if (typeof message === 'string') return [message];
  const inner = message.next ?? [];
  if (message.code === 2769) return sentencesOf(inner.at(-1)?.next?.[0] ?? message.messageText);
  return [message.messageText, ...(inner[0] ? sentencesOf(inner[0]) : [])];
}
