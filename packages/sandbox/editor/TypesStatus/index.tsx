import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSyncExternalStore } from 'react';
import LinkButton from '#kit/react/LinkButton/index.tsx';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import { loadTypes, onTypesState, typesState, weightOfTypes, type TypesState } from '../../types/client';
import styles from './styles.module.css';

const words: Record<Exclude<TypesState, 'failed'>, string> = {
  off: '',
  asks: 'Types: not loaded',
  loading: 'Types: loading…',
  ready: 'Types: ready',
};

/** Whether TypeScript checks the program, with a button if that is the visitor's decision. */
export default function TypesStatus() {
  const state = useSyncExternalStore(onTypesState, typesState, () => 'off' as const);
  const base = useBaseUrl('/');
  const load = () => loadTypes(base);
  if (state === 'failed')
    return (
      <div className={styles.failure} data-types={state}>
        <LoadFailure onRetry={load}>
          Types: did not load. The program runs without them, and Advice still checks the names of the table.
        </LoadFailure>
      </div>
    );
  return (
    <p className={styles.types} data-types={state}>
      <span role="status">{words[state]}</span>
      {state === 'asks' && (
        <LinkButton onClick={load}>Load ({weightOfTypes.toLocaleString('en')} kB)</LinkButton>
      )}
    </p>
  );
}
