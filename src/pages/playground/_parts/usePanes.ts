import { useId, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { panelId, tabId, type Pane } from './Tabs';

const narrow = '(max-width: 799px)';

function onWidth(notify: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** What is open: on a narrow screen one of four panes, on a wide one the panel below the preview. */
export function usePanes() {
  const id = useId();
  const isNarrow = useSyncExternalStore(
    onWidth,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
  const [pane, setPane] = useState<Pane>('Code');
  const panelOf = (name: Pane) =>
    isNarrow ? { id: tabId(id, name), panelId: panelId(id, name), isOpen: pane === name } : undefined;
  return {
    id,
    isNarrow,
    pane,
    setPane,
    /** The panel of a pane that is in a tab only on a narrow screen. */
    panelOf,
    /** Before the cursor moves: an editor that is not seen can't have the focus. */
    showCode: () => {
      if (isNarrow) flushSync(() => setPane('Code'));
    },
    showPreview: () => {
      if (isNarrow) setPane('Preview');
    },
  };
}
