import type { Column } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { isSaveDisabled } from '../../tests/claims/editing';
import { click, fill, press } from '../../tests/claims/hands';
import { all, input, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, type Person, save } from '../../tests/claims/table';
import Bulk from './validation.bulk';
import Rules from './validation.rules';
import WhileTyping from './validation.while-typing';
const helpers = (el: ParentNode) => texts(el, '.MuiFormHelperText-root').filter(Boolean);
const edited = (column: object) => {
  const { el } = mountTable({}, { columns: columns({ name: column }), editable: { onRowUpdate: save } });
  press(el, 'Edit');
  return el;
};

proves('It receives the row being edited and returns true or the message to show below the field', () => {
  const el = edited({ validate: ({ name }: Person) => (name?.trim() ? true : 'Required') });
  expect([isSaveDisabled(el), helpers(el)]).toEqual([false, []]);
  fill(input(el, 'Name'), ' ');
  expect([isSaveDisabled(el), helpers(el)]).toEqual([true, ['Required']]);
});

proves(
  [
    'true, undefined | enabled | nothing',
    "false, '' | disabled | nothing",
    'a string | disabled | the string',
    '{ isValid, helperText } | by isValid | helperText',
    'null, a promise | disabled | nothing',
    'The table shows only the string you return.',
  ],
  () => {
    const results: [unknown, boolean, string[]][] = [
      [true, false, []],
      [undefined, false, []],
      [false, true, []],
      ['', true, []],
      ['No', true, ['No']],
      [{ isValid: true, helperText: 'Long' }, false, ['Long']],
      [{ isValid: false, helperText: 'Short' }, true, ['Short']],
      [null, true, []],
      [Promise.resolve(true), true, []],
    ];
    for (const [result, isDisabled, below] of results) {
      const el = edited({ validate: () => result });
      expect([result, isSaveDisabled(el), helpers(el)]).toEqual([result, isDisabled, below]);
    }
  },
);

proves('so it can compare fields', async () => {
  const { el } = mount(<Rules />);
  press(el, 'Edit Attic');
  fill(input(el, 'Room'), '');
  expect(helpers(el)).toEqual(['Required']);
  fill(input(el, 'Room'), 'Library');
  expect(helpers(el)).toEqual(['Booked already']);
  fill(input(el, 'Room'), 'Studio');
  fill(input(el, 'To'), '2026-03-01');
  expect([helpers(el), isSaveDisabled(el)]).toEqual([['Not before the start'], true]);
  fill(input(el, 'To'), '2026-03-09');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Studio', 'Library']);
});

proves('validate runs when the form opens', () => {
  const { el } = mount(<Rules />);
  press(el, 'Add');
  expect(helpers(el)).toEqual(['Required', 'Required', 'Not before the start']);
});

proves(
  'An asterisk for required fields must be part of a string, such as Name , because screen readers read an element in title as "[object Object]".',
  () => {
    const el = edited({ title: <b>Name *</b> });
    expect(one(el, 'tbody input').getAttribute('aria-label')).toBe('[object Object]');
    expect(one(edited({ title: 'Name *' }), 'tbody input').getAttribute('aria-label')).toBe('Name *');
  },
);

proves("aren't checked, unless the table is grouped; columns that users can't edit are.", () => {
  for (const isGrouped of [false, true]) {
    const hidden = vi.fn(() => true);
    const locked = vi.fn(() => true);
    const own = columns({
      name: isGrouped ? { defaultGroupOrder: 0 } : {},
      city: { hidden: true, validate: hidden },
      age: { editable: 'never', validate: locked },
    });
    const options = { defaultExpanded: true };
    const { el } = mountTable(options, { columns: own, editable: { onRowUpdate: save } });
    press(el, 'Edit');
    expect(hidden.mock.calls.length > 0).toBe(isGrouped);
    expect(locked).toHaveBeenCalled();
  }
});

proves('Any invalid column disables Save and saving with Enter.', () => {
  const onRowUpdate = vi.fn(save);
  const own = columns({ city: { validate: () => 'No' } });
  const { el } = mountTable({}, { columns: own, editable: { onRowUpdate } });
  press(el, 'Edit');
  flushSync(() =>
    input(el, 'Name').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }),
    ),
  );
  expect(isSaveDisabled(el)).toBe(true);
  expect(onRowUpdate).not.toHaveBeenCalled();
});

proves('store responses by value, and report the same value again when one arrives', async () => {
  const { el } = mount(<WhileTyping />);
  press(el, 'Add');
  fill(input(el, 'Login'), 'admin');
  expect(helpers(el)).toEqual(['Asking…']);
  fill(input(el, 'Team'), 'Green');
  await expect.poll(() => helpers(el)).toEqual(['Taken, choose another one']);
  expect(input(el, 'Team').value).toBe('Green');
  fill(input(el, 'Login'), 'sophie');
  await expect.poll(() => isSaveDisabled(el)).toBe(false);
  press(el, 'Save');
  await expect.poll(() => shown(el)).toContain('sophie');
});

proves(
  "The built-in fields of type: 'date', 'datetime' and 'time' disable Save but don't show the message from validate.",
  () => {
    for (const type of ['date', 'datetime', 'time'] as const) {
      const dated: Column<Person> = { title: 'Born', field: 'born' as never, type, validate: () => 'Wrong' };
      const { el, unmount } = mountTable({}, { columns: [dated], editable: { onRowUpdate: save } });
      press(el, 'Edit');
      expect([type, el.textContent?.includes('Wrong'), isSaveDisabled(el)]).toEqual([type, false, true]);
      unmount();
    }
  },
);

proves('It runs when users type or save, not when the cell opens.', () => {
  const validate = vi.fn((_value: unknown) => 'No');
  const own = columns({ name: { validate } });
  const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
  const { el } = mountTable({}, { columns: own, cellEditable });
  click(one(el, 'div[style*=dashed]'));
  expect(validate).not.toHaveBeenCalled();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true });
  flushSync(() => input(el, 'Name').dispatchEvent(enter));
  expect(validate).toHaveBeenLastCalledWith('Cid');
  fill(input(el, 'Name'), 'Sid');
  expect(validate).toHaveBeenLastCalledWith('Sid');
  expect(helpers(el)).toEqual(['No']);
});

proves('Check the changes again in onBulkUpdate. If you reject, all rows stay open.', async () => {
  const { el } = mount(<Bulk />);
  press(el, 'Edit All');
  fill(all(el, 'input[aria-label="Price"]')[1] as HTMLInputElement, '0');
  expect(helpers(el)).toEqual(['Above 0']);
  press(el, 'Save all changes');
  await expect.poll(() => el.textContent).toContain('Check the price of Salad.');
  await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
  expect(all(el, 'input[aria-label="Price"]')).toHaveLength(3);
  fill(all(el, 'input[aria-label="Price"]')[1] as HTMLInputElement, '9');
  press(el, 'Save all changes');
  await expect.poll(() => shown(el, 1)).toEqual(['$6.00', '$9.00', '$7.00']);
  expect(el.textContent).not.toContain('Not saved');
});

proves(
  'which runs on each key press, so it uses the current language, and the columns can stay the same',
  () => {
    let language = 'en';
    const el = edited({ validate: () => (language === 'fr' ? 'Vide' : 'Missing') });
    expect(helpers(el)).toEqual(['Missing']);
    language = 'fr';
    fill(input(el, 'Name'), 'x');
    expect(helpers(el)).toEqual(['Vide']);
  },
);

proves('helperText may be an element, such as a link to the rules', () => {
  const el = edited({ validate: () => ({ isValid: false, helperText: <a href="#rules">Rules</a> }) });
  expect(one(el, '.MuiFormHelperText-root a').textContent).toBe('Rules');
});
