/** What is read here of React's record of a mounted component. React keeps two in turn, each the other's `alternate`. */
export interface Fiber {
  readonly elementType: unknown;
  readonly memoizedProps: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface Root {
  current: Fiber;
  containerInfo: unknown;
}

interface Hook {
  supportsFiber: boolean;
  inject: (renderer: unknown) => number;
  onCommitFiberRoot: (id: number, root: Root, ...rest: unknown[]) => void;
  onCommitFiberUnmount: () => void;
  onPostCommitFiberRoot: () => void;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook;
  }
}

let listener: (root: Root) => void = () => {};

/** Hear of each change that React has made to a page. */
export function onCommit(callback: (root: Root) => void): void {
  listener = callback;
}

// The place that React asks for a developer tool, as React Refresh uses it, too: it looks there once, when react-dom is loaded, so this
// module has to come before. Production React calls it as well, unlike `Profiler`. The hook of an installed React DevTools goes on working.
const name = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const known = window[name];
const hook: Hook = known ?? {
  supportsFiber: true,
  inject: () => 0,
  onCommitFiberRoot: () => {},
  onCommitFiberUnmount: () => {},
  onPostCommitFiberRoot: () => {},
};
const { onCommitFiberRoot } = hook;
hook.onCommitFiberRoot = (...args) => {
  listener(args[1]);
  Reflect.apply(onCommitFiberRoot, hook, args);
};
if (!known) Object.defineProperty(window, name, { value: hook });
