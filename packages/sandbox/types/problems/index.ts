import type ts from 'typescript';
import type { Language } from '../language';
import type { ProgramText } from '../protocol';
import { unknownProps } from './elements';
import { importFindings } from './imports';
import { inPlainWords } from './in-plain-words';
import { nodeAt, sentencesOf, type Finding } from './problem';

/** TypeScript's errors in a file of a program, in plain words. Consequences of other errors are omitted. */
export function findProblems({ ts, open, iconNames }: Language, opened: ProgramText): Finding[] {
  const { service, path: name, isJavaScript } = open(opened);
  const [syntax] = service.getSyntacticDiagnostics(name);
  if (syntax) return [{ ...placeOf(syntax), severity: 'error', message: ownSentence(syntax) }];
  const complaints = service.getSemanticDiagnostics(name);
  const program = service.getProgram();
  const file = program?.getSourceFile(name);
  if (!program || !file) return [];
  const checker = program.getTypeChecker();
  const context = { ts, checker, program };
  const imports = importFindings(context, file, iconNames());
  const { findings: props, isInElement } = unknownProps(context, file);
  const rest = complaints.flatMap((complaint): { code: number; finding: Finding }[] => {
    const { from, to } = placeOf(complaint);
    const { code } = complaint;
    if (importCodes.includes(code) || isInElement(from)) return [];
    if (isJavaScript && (ignoredInJavaScript.includes(code) || ofStrictness.includes(code))) return [];
    const node = nodeAt(file, from, to, ts);
    const problem = { ...context, code, node, sentences: sentencesOf(complaint.messageText) };
    if (isJavaScript && (isWidened(problem.sentences) || isEmptied(problem.sentences))) return [];
    const severity = isJavaScript ? 'warning' : 'error';
    return [{ code, finding: { from, to, severity, ...inPlainWords(problem) } }];
  });
  const hasCause = imports.length + props.length > 0 || rest.some(({ code }) => !untyped.includes(code));
  return [
    ...imports,
    ...props,
    ...rest.filter(({ code }) => !hasCause || !untyped.includes(code)).map(({ finding }) => finding),
  ].sort((one, other) => one.from - other.from);
}

/** Errors about imports, which `importFindings` reports. */
const importCodes = [2307, 2305, 2614, 2724, 1192, 2613, 2882];

/** A parameter without a type, mostly a consequence of another error. */
const untyped = [7006, 7031];

/** Errors that don't apply without types: a hook without its first value, or any property of `this`. */
const ignoredInJavaScript = [2554, 2339, 2345, 2740, 2741, 2739];

/** Errors of strict checks: an unknown type, or an empty value. A typed file in the program enables them. */
const ofStrictness = [
  7005, 7006, 7010, 7011, 7015, 7018, 7019, 7022, 7023, 7024, 7031, 7034, 7053, 2531, 2532, 2533, 2721, 2722,
  2723, 18046, 18047, 18048, 18049,
];

/** "Type 'undefined' is not assignable to type 'Row'": an untyped `useState([])` holds anything. */
function isEmptied(sentences: string[]): boolean {
  return /^Type '(?:undefined|null)' is not assignable|is not assignable to type 'never'/.test(
    sentences.at(-1) ?? '',
  );
}

/** "Type 'string' is not assignable to type '"a" | "b"'": can't be avoided without types. */
function isWidened(sentences: string[]): boolean {
  return /^Type '(?:string|number|boolean)' is not assignable to type '.*(?:"|\d|true|false)/.test(
    sentences.at(-1) ?? '',
  );
}

function placeOf({ start = 0, length = 0 }: ts.Diagnostic): { from: number; to: number } {
  return { from: start, to: start + length };
}

function ownSentence({ messageText }: ts.Diagnostic): string {
  return (sentencesOf(messageText)[0] ?? '').replace(/'([^']+)'/g, '`$1`');
}
