import { LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';

export { DatePicker, DateTimePicker, TimePicker } from '@mui/x-date-pickers';
/** The provider with the adapter that the library uses. */
export const Provider = (props: object) => <LocalizationProvider {...props} dateAdapter={AdapterDateFns} />;
