// Stands in for `@mui/x-date-pickers` in the table's own modules, in the browser (see plugins/site-behavior). The table imports the
// pickers for every table, though only one that filters or edits a date shows them: about 80 kB (brotli) that the others spare. Where the
// static page already shows a picker, its markup stays until a visitor touches it.
import { useTheme } from '@mui/material/styles';
import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { flushSync } from 'react-dom';
import { datePickers } from './chunks';
import { pickerBox } from './picker-box';
import { keepTouches } from './touches';

type Name = 'DatePicker' | 'DateTimePicker' | 'TimePicker';

/** The pickers' chunk brings the real one. */
export const AdapterDateFns = undefined;

interface ProviderProps {
  dateAdapter: undefined;
  adapterLocale?: { code?: string };
  /** The picker. */
  children: ReactElement<{ value?: unknown }>;
}

export function LocalizationProvider(props: ProviderProps) {
  const isHydrating = useSyncExternalStore(neverChanges, isAlive, isStatic);
  const [isStill, setIsStill] = useState(isHydrating && datePickers.loaded() === undefined);
  if (isStill) return <StillPicker {...props} onLoaded={() => flushSync(() => setIsStill(false))} />;
  return (
    <div key="live" {...pickerBox} data-picker="live">
      <Suspense fallback={<div style={{ minHeight: 40 }} aria-busy />}>
        <Provider {...props} />
      </Suspense>
    </div>
  );
}

const neverChanges = () => () => {};
const isAlive = () => false;
const isStatic = () => true;

function Provider(props: ProviderProps) {
  const pickers = datePickers.loaded() ?? use(datePickers.load());
  return <pickers.LocalizationProvider {...props} dateAdapter={pickers.AdapterDateFns} />;
}

/** The markup that the static page has, until it is touched or has something else to show. */
function StillPicker({ adapterLocale, children, onLoaded }: ProviderProps & { onLoaded: () => void }) {
  const theme = useTheme();
  const { value } = children.props;
  // The table clones the locale whenever it renders, and a theme may be a copy of another one.
  const shown = [theme.direction, theme.palette, theme.typography, value, adapterLocale?.code];
  const [first] = useState(shown);
  const isOutdated = shown.some((part, at) => part !== first[at]);
  const box = useRef<HTMLDivElement>(null);
  const touches = useRef<ReturnType<typeof keepTouches>>(undefined);
  useEffect(() => () => touches.current?.end(), []);
  const wake = () => {
    if (!box.current || touches.current) return;
    const kept = keepTouches(box.current, (cell) => cell.querySelector('[data-picker="live"]'));
    touches.current = kept;
    datePickers.load().then(
      () => {
        touches.current = undefined;
        kept.handOver(onLoaded);
      },
      // The next touch tries again.
      () => {
        kept.end();
        touches.current = undefined;
      },
    );
  };
  useEffect(() => {
    if (isOutdated) wake();
  });
  return (
    <div
      {...pickerBox}
      ref={box}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onPointerOver={wake}
      onFocus={wake}
    />
  );
}

export const DatePicker = late('DatePicker');
export const DateTimePicker = late('DateTimePicker');
export const TimePicker = late('TimePicker');

/** A picker that stands below a `LocalizationProvider`, so that the real one is there when it renders. */
function late(name: Name) {
  return function LatePicker(props: object) {
    const Picker = (datePickers.loaded() ?? use(datePickers.load()))[name] as ComponentType<object>;
    return <Picker {...props} />;
  };
}
