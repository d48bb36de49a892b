import type ts from 'typescript';
import type { TypeScript } from '../options';

/** What is told about a place in a program. */
export interface Finding {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
  /** What to write there instead. */
  rename?: string;
}

/** What answers questions about a program. */
export interface Context {
  ts: TypeScript;
  program: ts.Program;
  checker: ts.TypeChecker;
}

/** A complaint of TypeScript with what it takes to say it in plain words. */
export interface Problem extends Context {
  code: number;
  /** The innermost node that spans the complaint. */
  node: ts.Node;
  /** TypeScript's own words, the outermost sentence first. */
  sentences: string[];
}

/** Plain words, and what to write instead where that is certain. */
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

/** The sentences of a message. Of several overloads the last is told: for a component that is its plain form. */
export function sentencesOf(message: string | ts.DiagnosticMessageChain): string[] {
  if (typeof message === 'string') return [message];
  const inner = message.next ?? [];
  if (message.code === 2769) return sentencesOf(inner.at(-1)?.next?.[0] ?? message.messageText);
  return [message.messageText, ...(inner[0] ? sentencesOf(inner[0]) : [])];
}
