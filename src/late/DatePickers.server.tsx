// Stands in for `@mui/x-date-pickers` in the table's own modules, when first frames are rendered (plugins/demos/render.ts): the real
// pickers, in the element that the browser's stand-in (DatePickers.tsx) takes over.
import { LocalizationProvider as RealProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ComponentProps } from 'react';
import { pickerBox } from './picker-box';

export { DatePicker } from '@mui/x-date-pickers/DatePicker';
export { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
export { TimePicker } from '@mui/x-date-pickers/TimePicker';

export function LocalizationProvider(props: ComponentProps<typeof RealProvider>) {
  return (
    <div {...pickerBox}>
      <RealProvider {...props} />
    </div>
  );
}
