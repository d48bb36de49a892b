import type { Program } from '../program';
import { placeOf, written } from './place';
import type { Seen, SeenFinding } from './types';

/** Props with a function that was another one in most renders, of those that the table compares. */
export function* madeAnew({ tables }: Seen, program: Program, props: string[]): Generator<SeenFinding> {
  for (const { table, seen } of tables) {
    for (const { prop, path } of seen.made) {
      if (path === undefined || !props.includes(prop)) continue;
      const { at, within, isMemo } = placeOf(program, table, prop, path);
      yield {
        at,
        within,
        isCureInPlace: isMemo,
        message:
          `\`${prop}\` was new at each render, with the same content: \`${written(prop, path)}\` was another function each time.` +
          (isMemo ? ' Its `useMemo` ran each time, so something that it depends on is new, too.' : ''),
      };
    }
  }
}
