import type ts from 'typescript';
import { missingMembers, noMember, unknownMember } from './members';
import { notDefined } from './names';
import { expectedAt, ownerAt, typeAround } from './places';
import type { Problem, Words } from './problem';
import { notFitting, wrongValue } from './values';

/** A TypeScript error in plain words, or TypeScript's own sentence. */
export function inPlainWords(problem: Problem): Words {
  return ofSentences(problem) ?? ofNode(problem) ?? { message: ownWords(problem) };
}

/** By the innermost sentence, which has the cause. */
function ofSentences(problem: Problem): Words | undefined {
  const { node, sentences } = problem;
  const last = sentences.at(-1) ?? '';
  const [, unknown] =
    /^Object literal may only specify known properties, (?:and|but) '(.+?)' does not exist/.exec(last) ?? [];
  if (unknown) {
    const type = typeAround(node, problem);
    return type && unknownMember(unknown.replace(/^"|"$/g, ''), type, problem, ownerAt(node, problem));
  }
  const [, absent] = /^Property '(.+?)' is missing in type/.exec(last) ?? [];
  const [, several] =
    /is missing the following properties from type .*: ([\w, ]+?)(?:, and \d+ more)?\.?$/.exec(last) ?? [];
  const names = absent ? [absent] : several?.split(', ');
  const expected = names && expectedAt(node, problem);
  if (names && expected) return missingMembers(names, expected, problem);
  const [, undefinedName] = /^Cannot find name '(.+?)'/.exec(last) ?? [];
  if (undefinedName) return notDefined(undefinedName, problem);
  const [, emptied, what] = /^'(.+?)' is possibly '(undefined|null)'/.exec(last) ?? [];
  if (emptied)
    return {
      message: `\`${emptied}\` can be \`${what}\` here. Check it first, or write \`${emptied}?.\` instead of \`${emptied}.\`.`,
    };
  const [, untyped] = /^(?:Parameter|Binding element) '(.+?)' implicitly has an 'any' type/.exec(last) ?? [];
  if (untyped) return { message: `\`${untyped}\` has no type, and none can be inferred. Add one after it.` };
  const [, wanted, given] = /^Expected (.+) arguments?, but got (\d+)/.exec(last) ?? [];
  if (wanted) {
    const count = given === '0' ? 'none is given' : `${given} ${given === '1' ? 'is' : 'are'} given`;
    return { message: `This takes ${wanted} ${wanted === '1' ? 'argument' : 'arguments'}, and ${count}.` };
  }
  if (last.startsWith('This expression is not callable') || last.endsWith('has no call signatures.'))
    return { message: `\`${node.getText()}\` is not a function, so it can’t be called.` };
  return undefined;
}

/** By the place of the error. */
function ofNode(problem: Problem): Words | undefined {
  const { ts, checker, node, code } = problem;
  const { parent } = node;
  if ((code === 2339 || code === 2551) && parent && ts.isPropertyAccessExpression(parent))
    return noMember(node.getText(), checker.getTypeAtLocation(parent.expression), problem);
  if (code === 2322 || code === 2769 || code === 2345 || code === 2559 || code === 2820) {
    const [value, subject] = valueAt(node, ts);
    if (value) return wrongValue(subject, value, problem);
    const misfit = misfitIn(node, problem);
    if (misfit) return wrongValue(`\`${misfit.name}\``, misfit.value, problem);
    if (node.parent && ts.isJsxOpeningLikeElement(node.parent)) return undefined;
    const [got, expected] = [checker.getTypeAtLocation(node), expectedAt(node, problem)];
    if (expected && ts.isExpression(node)) return notFitting('This', got, expected, problem);
  }
  return undefined;
}

/** The value in an error about its name, and how to call it. */
function valueAt(node: ts.Node, ts: Problem['ts']): [ts.Expression | undefined, string] {
  const { parent } = node;
  if (parent && ts.isPropertyAssignment(parent) && parent.name === node)
    return [parent.initializer, `\`${node.getText()}\``];
  if (parent && ts.isJsxAttribute(parent) && parent.name === node) {
    const { initializer } = parent;
    const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    return [value, `\`${node.getText()}\``];
  }
  if (parent && ts.isVariableDeclaration(parent)) return [parent.initializer, `\`${node.getText()}\``];
  if (ts.isReturnStatement(node)) return [node.expression, 'What is returned here'];
  return [undefined, ''];
}

/** TypeScript's cause with its code marked, shortened. */
function ownWords({ sentences }: Problem): string {
  const cause = sentences.find((sentence) => sentence.length < 160) ?? sentences[0] ?? '';
  const text = cause.replace(/'([^']+)'/g, '`$1`');
  return text.length > 240 ? `${text.slice(0, 239)}…` : text;
}

/** The first value of an element or its props' objects that doesn't fit: TypeScript blames the element. */
function misfitIn(tag: ts.Node, problem: Problem): { name: string; value: ts.Expression } | undefined {
  const { ts, checker } = problem;
  if (!tag.parent || !ts.isJsxOpeningLikeElement(tag.parent)) return undefined;
  const values = tag.parent.attributes.properties.flatMap((attribute) => {
    const holder = ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
    const value = holder && ts.isJsxExpression(holder) ? holder.expression : undefined;
    return value ? [{ name: attribute.name?.getText() ?? '', value }] : [];
  });
  for (let at = values.shift(); at; at = values.shift()) {
    const { value } = at;
    const expected = checker.getContextualType(value);
    if (!expected || checker.isTypeAssignableTo(checker.getTypeAtLocation(value), expected)) continue;
    if (!ts.isObjectLiteralExpression(value)) return at;
    for (const property of value.properties)
      if (ts.isPropertyAssignment(property))
        values.push({ name: property.name.getText(), value: property.initializer });
  }
  return undefined;
}
