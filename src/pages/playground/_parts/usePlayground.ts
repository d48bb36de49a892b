import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSharedHash } from '#sandbox/tools/share.ts';
import { onStoredElsewhere } from '#sandbox/tools/stored-program.ts';
import type { PlaygroundState } from './playground-state';
import { PlaygroundStore } from './playground-store';

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
    const stopHearing = onStoredElsewhere(store.hearOtherTab);
    window.addEventListener('hashchange', onHash);
    window.addEventListener('pagehide', store.flush);
    return () => {
      window.removeEventListener('pagehide', store.flush);
      store.flush();
      window.removeEventListener('hashchange', onHash);
      stopHearing();
    };
  }, [store]);
  return { store, ...state };
}
