import { nearestNames } from '../../src/nearest';

/** The known name that is nearest to a mistyped one, if any is near. */
export function suggest(name: string, known: Iterable<string>): string | undefined {
  return nearestNames(name, known, 1)[0];
}
