import { Component, type ReactElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { messageOf } from '../messages/errors';
import { SiteTheme } from './theme';
import { send } from '../send';

/** A program's own root in the page. */
export interface Mount {
  update: (element: ReactElement) => void;
  /** Show it, replacing the previous one. */
  reveal: () => void;
  remove: () => void;
}

interface MountOptions {
  element: ReactElement;
  /** Lay it out invisibly, until `reveal`. */
  isHidden: boolean;
  /** It was rendered and its first effects have run without an error. */
  onShown: () => void;
  onError: (error: unknown, componentStack: string) => void;
}

/** Render a program's element into its own root. */
export function mount({ element, isHidden, onShown, onError }: MountOptions): Mount {
  const container = document.createElement('div');
  container.className = 'mt-table';
  if (isHidden)
    container.style.cssText = 'position:absolute;inset:0 0 auto 0;visibility:hidden;pointer-events:none';
  programRoot().append(container);
  let hasFailed = false;
  const fail = (error: unknown, componentStack = '') => {
    if (hasFailed) return;
    hasFailed = true;
    onError(error, componentStack);
  };
  const root = createRoot(container, {
    onCaughtError: (error, { componentStack, errorBoundary }) => {
      if (errorBoundary instanceof Boundary) fail(error, componentStack);
      else send({ t: 'log', level: 'error', text: `Caught by an error boundary: ${messageOf(error)}` });
    },
    onUncaughtError: (error, { componentStack }) => fail(error, componentStack),
    onRecoverableError: () => {},
  });
  const announce = () => bridge.setTimeout(() => hasFailed || onShown(), 0);
  const update = (next: ReactElement) =>
    root.render(
      <Boundary>
        <SiteTheme>
          <Announce onShown={announce}>{next}</Announce>
        </SiteTheme>
      </Boundary>,
    );
  update(element);
  return {
    update,
    reveal: () => {
      container.removeAttribute('style');
      reportHeight();
    },
    remove: () => {
      hasFailed = true;
      // Two visible tables, if only for a frame, would shift the page.
      container.style.display = 'none';
      // React refuses to unmount a root while it renders; an effect of the program may have called this.
      bridge.setTimeout(() => {
        root.unmount();
        container.remove();
      }, 0);
    },
  };
}

class Boundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };
  static getDerivedStateFromError() {
    return { hasError: true };
  }
  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}

function Announce({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first render alone is announced
  useEffect(onShown, []);
  return children;
}

/** The element that holds the roots; a program may have removed it. */
function programRoot(): HTMLElement {
  const found = document.getElementById('program');
  if (found) return found;
  const created = document.createElement('div');
  created.id = 'program';
  document.body.append(created);
  observeHeight(created);
  return created;
}

/** Dialogs and open lists. They cover the frame and get no height from the program. */
const modals = 'body > [role="presentation"]:not(.MuiModal-hidden), dialog:modal';
/** In a lower frame, a dialog of Material UI has no room for its content. */
const heightForModal = 420;

/** Report the height now, so that the page never shows a table in a frame of another height. */
let reportHeight = () => {};

function observeHeight(element: HTMLElement): void {
  let last = 0;
  let isCovered = false;
  const report = (reportHeight = () => {
    const own = Math.ceil(element.getBoundingClientRect().height);
    const height = isCovered ? Math.max(own, heightForModal) : own;
    if (height === last) return;
    last = height;
    send({ t: 'height', height });
  });
  new ResizeObserver(report).observe(element);
  const changes = new MutationObserver(() => {
    const isCoveredNow = document.querySelector(modals) !== null;
    if (isCoveredNow === isCovered) return;
    isCovered = isCoveredNow;
    report();
  });
  // `<dialog>` opens by an attribute, and Material UI adds elements to the body.
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
}
