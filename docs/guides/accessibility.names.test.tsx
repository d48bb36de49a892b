import { type Column, MTableEditField } from '@material-table/core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { mountTable, type Person } from '../../tests/claims/table';
import { broken, quiet } from './_axe';

const nameOf = (element: Element) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim();

proves('labelRowsPerPage labels the list of page sizes, so an empty string removes its label.', async () => {
  const named = async (pagination: object) => {
    const { el, unmount } = mountTable(quiet, { localization: { pagination } });
    const name = nameOf(one(el, '[role="combobox"]'));
    const rules = await broken(el);
    unmount();
    return [name, rules];
  };
  expect(await named({ labelRowsPerPage: 'Lines' })).toEqual(['Lines', []]);
  expect(await named({ labelRowsPerPage: '' })).toEqual(['', ['aria-input-field-name']]);
});

proves(
  'In edit mode, the column\'s title labels its field if it is a string. The exceptions are date and time fields, whose parts only say "Day" or "Hours".',
  () => {
    const own: Column<Person>[] = [
      { title: 'Name', field: 'name' },
      { title: <b>City</b>, field: 'city' },
      { title: 'Age', field: 'age', type: 'numeric' },
    ];
    const { el } = mountTable({}, { columns: own, editable: { onRowUpdate: async () => undefined } });
    press(el, 'Edit');
    const names = all(el, 'tbody input').map((input) => input.getAttribute('aria-label'));
    expect(names).toEqual(['Name', '[object Object]', 'Age']);
  },
);

proves('To label such a field, wrap it in a group.', async () => {
  const Field = (props: { columnDef: Column<Person> }) => (
    <div role="group" aria-label={String(props.columnDef.title)}>
      <MTableEditField {...props} />
    </div>
  );
  const born: Column<Person> = { title: 'Born', field: 'born' as never, type: 'date' };
  const { el } = mountTable(
    {},
    { columns: [born], editable: { onRowUpdate: async () => undefined }, components: { EditField: Field } },
  );
  press(el, 'Edit');
  await expect.poll(() => page.getByRole('group', { name: 'Born' }).elements().length).toBe(1);
  expect(all(one(el, '[aria-label="Born"]'), '[role="spinbutton"]')).toHaveLength(3);
});

proves(
  'In edit mode, the column\'s title labels its field if it is a string. The exceptions are date and time fields, whose parts only say "Day" or "Hours".',
  () => {
    const namesOf = (type: 'date' | 'time') => {
      const born: Column<Person> = { title: 'Born', field: 'born' as never, type };
      const { el } = mountTable({}, { columns: [born], editable: { onRowUpdate: async () => undefined } });
      press(el, 'Edit');
      const field = one(el, 'tbody [role="group"]');
      expect(field.getAttributeNames().filter((name) => name.startsWith('aria-label'))).toEqual([]);
      return all(field, '[role="spinbutton"]').map((part) => part.ariaLabel);
    };
    expect(namesOf('date')).toEqual(['Day', 'Month', 'Year']);
    expect(namesOf('time')).toEqual(['Hours', 'Minutes', 'Seconds']);
  },
);
