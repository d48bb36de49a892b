import { readFileSync, statSync } from 'node:fs';
import ts from 'typescript';

const parsed = new Map<string, { modified: number; source: ts.SourceFile }>();

/** A test file as a syntax tree, for claims, quotes, names and proofs; cached until the file changes. */
export function testSource(file: string): ts.SourceFile {
  const modified = statSync(file).mtimeMs;
  const known = parsed.get(file);
  if (known?.modified === modified) return known.source;
  const source = parseTest(readFileSync(file, 'utf8'), file);
  parsed.set(file, { modified, source });
  return source;
}

/** The text of a test file as a syntax tree. */
export function parseTest(text: string, name = 'test.tsx'): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}
