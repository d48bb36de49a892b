import { memo, useDeferredValue } from 'react';
import type { Result as Found } from '#search/engine.ts';
import Result from './Result';
import styles from './results.module.css';

interface Props {
  groups: Found[][];
  /** The index of the chosen result among all. */
  chosen: number;
  onPoint: (at: number) => void;
  onOpen: (result: Found) => void;
}

/** How many groups fill a window; the rest follow in the next frame, so a slow phone shows these earlier. */
const inSight = 6;

/** The results as a list that the field controls. Rendered for a new answer or choice, not on each key. */
export default memo(function ResultList({ groups, chosen, onPoint, onOpen }: Props) {
  const ordered = groups.flat();
  const settled = useDeferredValue(groups, []);
  const shown = settled === groups ? groups : groups.slice(0, inSight);
  return (
    <div className={styles.results} role="listbox" id="search-results" aria-label="Results">
      {shown.map((group) => (
        <div key={group[0]?.href} role="group" aria-label={group[0]?.page} className={styles.group}>
          {group.map((result) => {
            const at = ordered.indexOf(result);
            return (
              <Result
                key={result.href}
                id={idOf(at)}
                at={at}
                result={result}
                isChosen={at === chosen}
                onPoint={onPoint}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** The id of the element of a result. */
export const idOf = (at: number) => `search-result-${at}`;
