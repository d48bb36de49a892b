import { placeOf } from '#kit/place-of.ts';

/** A range of a text with the line and column where it begins. */
export function stepPlace(source: string, { from, to }: { from: number; to: number }) {
  const { line, column } = placeOf(source, from);
  return { from, to, codeLine: line, column };
}
