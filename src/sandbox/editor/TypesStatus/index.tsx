import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSyncExternalStore } from 'react';
import LinkButton from '../../../components/LinkButton';
import { loadTypes, onTypesState, typesState, weightOfTypes, type TypesState } from '../../types/client';
import styles from './styles.module.css';

const words: Record<TypesState, string> = {
  off: 'come with your first edit',
  asks: 'not loaded',
  loading: 'loading…',
  ready: 'ready',
  failed: 'did not load',
};

/** Whether TypeScript checks the program, and a button where that is the visitor's decision. */
export default function TypesStatus() {
  const state = useSyncExternalStore(onTypesState, typesState, () => 'off' as const);
  const base = useBaseUrl('/');
  const action =
    state === 'asks'
      ? `Load (${weightOfTypes.toLocaleString('en')} kB)`
      : state === 'failed'
        ? 'Retry'
        : undefined;
  return (
    <p className={styles.types} data-types={state}>
      <span role="status">Types: {words[state]}</span>
      {action && <LinkButton onClick={() => loadTypes(base)}>{action}</LinkButton>}
    </p>
  );
}
