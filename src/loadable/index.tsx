// Replaces `react-loadable` (see plugins/replaced-modules), which reloads the page when a route's chunk
// fails, and leaves a first load without scripts. This one warns, keeps the page, and offers Retry.
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { reasonOf } from '#kit/reason-of.ts';
import { landOnNewRelease } from '#kit/release.ts';
import { startWaiting } from './waiting';

type Loaders = Record<string, () => Promise<unknown>>;

interface Options<Loader> {
  loading: ComponentType<{ error: unknown; pastDelay: boolean; retry: () => void }>;
  loader: Loader;
  modules?: string[];
  render: (loaded: never, props: object) => ReactNode;
}

interface Attempt {
  /** How often the visitor had pressed Retry when this attempt began. */
  round: number;
  status: 'loading' | 'loaded' | 'failed';
  value?: unknown;
  error?: unknown;
  promise: Promise<void>;
}

/** The spinner of a lazy page appears after this many ms. */
const spinnerDelay = 200;

const CaptureContext = createContext<((moduleName: string) => void) | undefined>(undefined);
let round = 0;

const isBrowser = typeof window !== 'undefined';
const useBrowserLayoutEffect = isBrowser ? useLayoutEffect : useEffect;

function createLoadable<Loader>(
  load: () => Promise<unknown>,
  { loading: Loading, modules, render }: Options<Loader>,
) {
  let attempt: Attempt | undefined;

  function start(): Attempt {
    if (attempt && attempt.status !== 'failed') return attempt;
    const current: Attempt = { round, status: 'loading', promise: Promise.resolve() };
    current.promise = load().then(
      (value) => void Object.assign(current, { status: 'loaded', value }),
      (error: unknown) => void Object.assign(current, { status: 'failed', error }),
    );
    attempt = current;
    return current;
  }

  function LoadableComponent(props: object) {
    const report = useContext(CaptureContext);
    if (report) modules?.forEach(report);
    // A failed `preload` is not repeated until the visitor asks; then for all parts of the page.
    const [current, setCurrent] = useState(() => (attempt?.round === round ? attempt : start()));
    const [status, setStatus] = useState(current.status);
    const [isPastDelay, setIsPastDelay] = useState(false);

    useBrowserLayoutEffect(() => (status === 'loading' ? startWaiting() : undefined), [status]);
    useEffect(() => {
      let isMounted = true;
      const timer = setTimeout(() => setIsPastDelay(true), spinnerDelay);
      void current.promise.then(() => {
        clearTimeout(timer);
        if (!isMounted) return;
        setStatus(current.status);
        if (current.status !== 'failed') return;
        console.warn(current.error);
        void landOnNewRelease();
      });
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [current]);

    if (current.status === 'loaded') return render(current.value as never, props);
    const retry = () => {
      round += 1;
      setIsPastDelay(false);
      setStatus('loading');
      setCurrent(start());
    };
    return (
      <Loading
        error={current.status === 'failed' ? current.error : null}
        pastDelay={isPastDelay}
        retry={retry}
      />
    );
  }

  /**
   * Resolves when the chunk has loaded or failed: silently for a hovered link; after a navigation the
   * component reports it. On a first load it waits for a successful Retry; the static page stays meanwhile.
   */
  LoadableComponent.preload = async (): Promise<void> => {
    const current = start();
    await current.promise;
    if (current.status !== 'failed') return;
    if (!isBrowser) throw current.error;
    const isFirstLoad = !('docusaurusRoot' in window);
    if (!isFirstLoad || !window.siteBoot) return;
    console.warn(current.error);
    await landOnNewRelease();
    await new Promise<void>((resolve) => window.siteBoot?.fail(`${reasonOf(current.error)}.`, resolve));
    await LoadableComponent.preload();
  };

  return LoadableComponent;
}

function Loadable(options: Options<() => Promise<unknown>>) {
  return createLoadable(options.loader, options);
}

Loadable.Map = (options: Options<Loaders>) =>
  createLoadable(async () => {
    const entries = await Promise.all(
      Object.entries(options.loader).map(async ([key, load]) => [key, await load()] as const),
    );
    return Object.fromEntries(entries);
  }, options);

Loadable.Capture = function Capture({
  report,
  children,
}: {
  report: (moduleName: string) => void;
  children: ReactNode;
}) {
  return <CaptureContext value={report}>{children}</CaptureContext>;
};

export default Loadable;
