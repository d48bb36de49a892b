/** The parts used of React's record of a mounted component. React keeps two, each the other's `alternate`. */
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

/** Called for each change that React has made to a page. */
export function onCommit(callback: (root: Root) => void): void {
  listener = callback;
}

// React's hook for developer tools, which React Refresh uses, too: react-dom reads it once when it loads, so
// this module has to load first. Production React calls it as well, unlike `Profiler`. An installed React
// DevTools keeps working.
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
