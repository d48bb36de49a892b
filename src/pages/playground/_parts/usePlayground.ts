import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSharedHash } from '../../../sandbox/tools/share';
import { PlaygroundStore, type PlaygroundState } from './playground-store';

export interface Playground extends PlaygroundState {
  store: PlaygroundStore;
}

/** The playground's store, which follows the address, and its state. */
export function usePlayground(): Playground {
  const [store] = useState(() => new PlaygroundStore());
  const state = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => {
    void store.openAddress(window.location);
    const onHash = () => {
      if (isSharedHash(window.location.hash)) void store.openAddress(window.location);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [store]);
  return { store, ...state };
}
