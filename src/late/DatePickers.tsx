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
import { datePickers } from './chunks';
import { pickerBox } from './picker-box';

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
  if (isStill) return <StillPicker {...props} onLoaded={() => setIsStill(false)} />;
  return (
    <div key="live" {...pickerBox}>
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
  const [first] = useState({ theme, value, adapterLocale });
  const isOutdated = first.theme !== theme || first.value !== value || first.adapterLocale !== adapterLocale;
  const box = useRef<HTMLDivElement>(null);
  const touch = useRef<Touch>({ isPressed: false });
  const wake = () => {
    datePickers.load().then(
      () => whenReleased(touch.current, () => replay(box.current, touch.current, onLoaded)),
      // The next touch tries again.
      () => {},
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
      onPointerDown={() => (touch.current.isPressed = true)}
      onClick={({ target }) => {
        touch.current.clicked = placeOf(box.current, target);
        wake();
      }}
      // Nobody listens to what is typed yet.
      onBeforeInput={(event) => event.preventDefault()}
    />
  );
}

interface Touch {
  /** A pointer is down: its click is yet to come. */
  isPressed: boolean;
  /** Where the last click went, as the place among what can take the focus. */
  clicked?: number;
}

const focusable = 'button, input, [tabindex], [contenteditable="true"]';

const focusableIn = (box: Element | null) => [...(box?.querySelectorAll<HTMLElement>(focusable) ?? [])];

function placeOf(box: Element | null, target: EventTarget): number {
  // The innermost one: an element comes before those inside it.
  return focusableIn(box).reduce((last, element, at) => (element.contains(target as Node) ? at : last), -1);
}

function whenReleased(touch: Touch, then: () => void): void {
  if (!touch.isPressed) return then();
  // The click follows the release.
  const release = () =>
    setTimeout(() => {
      touch.isPressed = false;
      then();
    });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, release, { once: true });
}

/** Let the real picker take the place of its markup, and give it the focus and the click that the markup has had. */
function replay(box: HTMLElement | null, { clicked }: Touch, show: () => void): void {
  const cell = box?.parentElement;
  const focused = document.activeElement ? placeOf(box, document.activeElement) : -1;
  show();
  if (!cell) return;
  const observer = new MutationObserver(() => {
    const elements = focusableIn(cell.querySelector(`[${Object.keys(pickerBox)[0]}]`));
    if (elements.length === 0) return;
    observer.disconnect();
    if (focused >= 0) elements[focused]?.focus();
    if (clicked !== undefined && clicked >= 0) elements[clicked]?.click();
  });
  observer.observe(cell, { childList: true, subtree: true });
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
