import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, columns, mountTable, press, type Person } from '../../tests/claims/table';

proves(
  "In a new row the field is undefined, and name !== '' is then true. Test name ? true : 'Required'.",
  () => {
    const isSaveDisabled = (validate: (row: Person) => string | boolean) => {
      const { el } = mountTable(
        {},
        { columns: columns({ name: { validate } }), editable: { onRowAdd: async () => undefined } },
      );
      press(el, 'Add');
      return all(el, '[aria-label="Save"] button[disabled]').length > 0;
    };
    expect(isSaveDisabled(({ name }) => (name !== '' ? true : 'Required'))).toBe(false);
    expect(isSaveDisabled(({ name }) => (name ? true : 'Required'))).toBe(true);
  },
);
