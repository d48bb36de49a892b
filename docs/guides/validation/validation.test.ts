import { proves } from '../../../tests/claims/claim';
import { column, compiler } from '../../../tests/content/compiler';

proves(
  'helperText may be an element, although its type is string',
  compiler(
    [
      column('validate: () => ({ isValid: false, helperText: <b>No</b> })'),
      "not assignable to type 'string'",
    ],
    [column(`validate: () => ({ isValid: false, helperText: 'No' })`), ''],
  ),
);
