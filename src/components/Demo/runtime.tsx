// Every island shows the table: imported here, it is loaded with this chunk.
import '@material-table/core';
import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import ErrorBoundary from '#kit/react/LoadFailure/ErrorBoundary.tsx';
import { idPrefix } from './prefix';
import { addTableCss, TableSurroundings } from './surroundings';
import type { Island } from './types';

/** Give a demo in the page its own React root. */
export function mountIsland(node: HTMLElement, id: string, Demo: ComponentType): Island {
  addTableCss();
  let isPresent = true;
  const element = (
    <Live node={node}>
      <ErrorBoundary message="This demo stopped" action="Start it again">
        <TableSurroundings>
          <Demo />
        </TableSurroundings>
      </ErrorBoundary>
    </Live>
  );
  const options = {
    identifierPrefix: idPrefix(id),
    // A visitor who leaves before the table is interactive interrupts its hydration, which is no error.
    onRecoverableError: (error: unknown) => {
      if (isPresent) reportError(error);
    },
  };
  // The root is a child of the node: React warns about a root on an element whose markup it set itself.
  const frame = node.firstElementChild;
  const root = sliced(() =>
    frame
      ? hydrateRoot(frame, element, options)
      : createRoot(node.appendChild(document.createElement('div')), options),
  );
  if (!frame) sliced(() => root.render(element));
  return {
    remove: () => {
      isPresent = false;
      // Not while React renders the page around it.
      queueMicrotask(() => root.unmount());
    },
  };
}

/** React does `run` in slices of 5 ms, so the page stays responsive during its largest task. */
function sliced<Result>(run: () => Result): Result {
  const results: Result[] = [];
  startTransition(() => {
    results.push(run());
  });
  return results[0] as Result;
}

/** Marks the node as interactive, which also replays an earlier click. */
function Live({ node, children }: { node: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    // oxlint-disable-next-line react/immutability -- an element of the page, whose state is in its attributes
    node.dataset.state = 'live';
    window.dispatchEvent(new Event('island-live'));
  }, [node]);
  return children;
}
