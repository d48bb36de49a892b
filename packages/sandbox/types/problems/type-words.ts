import type ts from 'typescript';
import type { Context } from './problem';

const longest = 60;

/** A type in a few words: "a number", "`'left'` or `'right'`", "an array of `Person`". */
export function typeInWords(type: ts.Type, context: Context): string {
  const { ts, checker } = context;
  if (!type.isUnion()) return partInWords(type, context);
  const isEmpty = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
  const parts = type.types.filter((part) => !isEmpty(part));
  const isBoolean = ({ flags }: ts.Type) => (flags & ts.TypeFlags.BooleanLiteral) !== 0;
  const words = [
    ...parts.filter((part) => !isBoolean(part)).map((part) => partInWords(part, context)),
    ...(parts.filter(isBoolean).length === 2 ? ['`true` or `false`'] : []),
    ...(parts.filter(isBoolean).length === 1
      ? parts.filter(isBoolean).map((part) => `\`${checker.typeToString(part)}\``)
      : []),
  ];
  const distinct = [...new Set(words)];
  return distinct.length > 0 ? inList(distinct, 'or') : `\`${checker.typeToString(type)}\``;
}

function partInWords(type: ts.Type, { ts, checker }: Context): string {
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLiteral) return `\`${checker.typeToString(type)}\``;
  if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return 'a string';
  if (flags & ts.TypeFlags.NumberLiteral) return `\`${checker.typeToString(type)}\``;
  if (flags & ts.TypeFlags.NumberLike) return 'a number';
  if (flags & ts.TypeFlags.Boolean) return '`true` or `false`';
  if (flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) return 'nothing';
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return item ? `an array of ${typeText(item, checker)}` : 'an array';
  }
  if (type.getCallSignatures().length > 0) return 'a function';
  if (type.symbol?.name === 'Promise') return 'a promise';
  return typeText(type, checker);
}

/** A type's source, shortened. */
function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  const text = checker.typeToString(type);
  return text.length > longest
    ? text.startsWith('{')
      ? 'another object'
      : `\`${text.slice(0, longest - 1)}…\``
    : `\`${text}\``;
}

/** "a, b or c". */
export function inList(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
