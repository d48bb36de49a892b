import type ts from 'typescript';
import { nearestNames } from '#kit/nearest';
import type { Problem, Words } from './problem';
import { inList, typeInWords } from './type-words';

/** A value that doesn't fit its place. */
export function wrongValue(subject: string, value: ts.Expression, problem: Problem): Words | undefined {
  const { checker } = problem;
  const expected = checker.getContextualType(value);
  // An attribute's string has no type of its own.
  const got = problem.ts.isStringLiteral(value)
    ? checker.getStringLiteralType(value.text)
    : checker.getTypeAtLocation(value);
  return expected && notFitting(subject, got, expected, problem);
}

/** What a type is instead of the expected one. */
export function notFitting(subject: string, got: ts.Type, expected: ts.Type, problem: Problem): Words {
  const { ts } = problem;
  if (expected.flags & ts.TypeFlags.Never)
    return {
      message:
        'The type of this list is not known, so nothing fits into it. Say what it holds: `useState<Row[]>([])`.',
    };
  const returned = wrongReturn(got, expected, problem);
  if (returned) return { message: `${subject} ${returned}` };
  const isLiteral = got.isStringLiteral();
  const choices = (expected.isUnion() ? expected.types : [expected]).filter((part) => part.isStringLiteral());
  const [near] = isLiteral
    ? nearestNames(
        got.value,
        choices.map(({ value }) => value),
        1,
      )
    : [];
  const is = isEmptied(got, expected, problem)
    ? 'can be `undefined` here'
    : `is ${typeInWords(got, problem)}`;
  const wanted =
    choices.length > 8
      ? `${inList(
          choices.slice(0, 8).map(({ value }) => `\`"${value}"\``),
          'or',
        )} …`
      : typeInWords(expected, problem);
  return {
    message: `${subject} has to be ${wanted}, but ${is}.${near ? ` Did you mean \`"${near}"\`?` : ''}`,
  };

  function isEmptied(one: ts.Type, other: ts.Type, { checker: types }: Problem): boolean {
    return one.isUnion() && types.isTypeAssignableTo(types.getNonNullableType(one), other);
  }
}

/** For two functions: the expected and the actual return value. */
function wrongReturn(got: ts.Type, expected: ts.Type, problem: Problem): string | undefined {
  const { checker } = problem;
  const [own] = got.getCallSignatures();
  const [wanted] = checker.getNonNullableType(expected).getCallSignatures();
  if (!own || !wanted) return undefined;
  const [is, shall] = [own.getReturnType(), wanted.getReturnType()];
  if (checker.isTypeAssignableTo(is, shall)) {
    const [most, has] = [wanted.parameters.length, own.parameters.length];
    return has > most ? `is called with ${most} arguments, but wants ${has}.` : undefined;
  }
  return `has to return ${typeInWords(shall, problem)}, but returns ${typeInWords(is, problem)}.`;
}
