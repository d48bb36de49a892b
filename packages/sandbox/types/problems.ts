import type ts from 'typescript';
import { isAsset } from '../files';
import type { Language } from './language';
import type { Finding, ProgramText } from './protocol';

/** TypeScript's errors in a file of a program. Consequences of other errors are omitted. */
export function findProblems({ open }: Language, opened: ProgramText): Finding[] {
  const { service, path, isJavaScript } = open(opened);
  const text = service.getProgram()?.getSourceFile(path)?.text ?? '';
  const [syntax] = service.getSyntacticDiagnostics(path);
  if (syntax) return [findingOf(syntax, text, 'error')];
  const found = service
    .getSemanticDiagnostics(path)
    .filter(
      (diagnostic) =>
        !isOfAsset(diagnostic, text) && !(isJavaScript && isUnavoidableInJavaScript(diagnostic)),
    );
  const hasCause = found.some(({ code }) => !untyped.includes(code));
  return found
    .filter(({ code }) => !hasCause || !untyped.includes(code))
    .map((diagnostic) => findingOf(diagnostic, text, isJavaScript ? 'warning' : 'error'));
}

function findingOf(
  { start = 0, length = 0, messageText }: ts.Diagnostic,
  text: string,
  severity: Finding['severity'],
): Finding {
  const message = innermostSentence(messageText);
  const [from, to] = [start, start + length];
  // TypeScript has no code fix for a misspelt key of an object, such as an option of the table.
  const [, near] = /Did you mean (?:to write )?'([\w$]+)'\?$/.exec(message) ?? [];
  const isAboutName = message.includes(`'${text.slice(from, to)}'`);
  return { from, to, severity, message, ...(near && isAboutName ? { rename: near } : {}) };
}

/** The cause. Of several overloads, the last one counts: for a component its plain form. */
function innermostSentence(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  const inner = message.code === 2769 ? message.next?.at(-1)?.next?.[0] : message.next?.[0];
  return inner ? innermostSentence(inner) : message.messageText;
}

/** The preview accepts imports of style sheets and images, which have no types. */
function isOfAsset({ code, start = 0, length = 0 }: ts.Diagnostic, text: string): boolean {
  return [2307, 2882].includes(code) && isAsset(text.slice(start + 1, start + length - 1));
}

/** A parameter without a type, mostly a consequence of another error. */
const untyped = [7006, 7031];

/** Errors that don't apply without types: a hook without its first value, or any property of `this`. */
const ignoredInJavaScript = [2554, 2339, 2345, 2740, 2741, 2739];

/** Errors of strict checks: an unknown type, or an empty value. A typed file in the program enables them. */
const ofStrictness = [
  7005, 7006, 7010, 7011, 7015, 7018, 7019, 7022, 7023, 7024, 7031, 7034, 7053, 2531, 2532, 2533, 2721, 2722,
  2723, 18046, 18047, 18048, 18049,
];

/**
 * An untyped `useState([])` holds anything: "Type 'undefined' is not assignable to type 'Row'". And a text is
 * no literal: "Type 'string' is not assignable to type '"a" | "b"'".
 */
const unavoidable =
  /^Type '(?:undefined|null)' is not assignable|is not assignable to type 'never'|^Type '(?:string|number|boolean)' is not assignable to type '.*(?:"|\d|true|false)/;

function isUnavoidableInJavaScript({ code, messageText }: ts.Diagnostic): boolean {
  return (
    ignoredInJavaScript.includes(code) ||
    ofStrictness.includes(code) ||
    unavoidable.test(innermostSentence(messageText))
  );
}
