// Stands in for `@mui/x-date-pickers` in the table's own modules, in the browser (see plugins/site-behavior). The table imports the
// pickers for every table, though only one that filters or edits a date shows them: about 57 kB (brotli) that the others spare.
import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { datePickers } from './chunks';

type Name = 'DatePicker' | 'DateTimePicker' | 'TimePicker';

/** The pickers' chunk brings the real one. */
export const AdapterDateFns = undefined;

interface ProviderProps {
  dateAdapter: undefined;
  children?: ReactNode;
}

/** Waits for the pickers' chunk, unless it is there: then the tree is that of the real one, which hydration needs. */
export function LocalizationProvider(props: ProviderProps) {
  const [isThere] = useState(() => datePickers.loaded() !== undefined);
  if (isThere) return <Provider {...props} />;
  return (
    <Suspense fallback={<div style={{ minHeight: 40 }} aria-busy />}>
      <Provider {...props} />
    </Suspense>
  );
}

function Provider(props: ProviderProps) {
  const pickers = datePickers.loaded() ?? use(datePickers.load());
  return <pickers.LocalizationProvider {...props} dateAdapter={pickers.AdapterDateFns} />;
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
