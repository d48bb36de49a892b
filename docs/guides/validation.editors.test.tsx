import MaterialTable, { type EditComponentProps } from '@material-table/core';
import { TextField } from '@mui/material';
import { createContext, useContext, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';

type Props = EditComponentProps<Person> & { helperText?: string };

proves('Pass the error and helperText props to your field.', () => {
  const editComponent = ({ value, onChange, error, helperText }: Props) => (
    <TextField
      label="Own"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      helperText={helperText}
    />
  );
  const validate = ({ name }: Person) => (name ? true : 'Required');
  const own = columns({ name: { editComponent, validate } });
  const { el } = mountTable({}, { columns: own, editable: { onRowUpdate: save } });
  press(el, 'Edit');
  const input = one(el, 'tbody .MuiTextField-root input') as HTMLInputElement;
  expect([input.getAttribute('aria-invalid'), el.textContent?.includes('Required')]).toEqual([
    'false',
    false,
  ]);
  fill(input, '');
  expect([input.getAttribute('aria-invalid'), el.textContent?.includes('Required')]).toEqual(['true', true]);
});

const Hint = createContext('');
const FromContext = () => <i>{useContext(Hint)}</i>;

proves(
  [
    'If the columns are kept in state or useMemo, the editor sees old state',
    'If the columns are kept in state or useMemo, the editor sees old state, so read it from a context inside the editor.',
  ],
  () => {
    function Page() {
      const [hint, setHint] = useState('old');
      const fixed = useMemo(
        () => columns({ name: { editComponent: () => <b>{hint}</b> }, city: { editComponent: FromContext } }),
        // eslint-disable-next-line react-hooks/exhaustive-deps -- the mistake that is tried here
        [],
      );
      return (
        <Hint value={hint}>
          <button aria-label="Change" onClick={() => setHint('new')} />
          <MaterialTable columns={fixed} data={people} editable={{ onRowUpdate: save }} />
        </Hint>
      );
    }
    const { el } = mount(<Page />);
    press(el, 'Edit');
    flushSync(() => one(el, 'button[aria-label="Change"]').click());
    expect(all(el, 'tbody b, tbody i').map(({ textContent }) => textContent)).toEqual(['old', 'new']);
  },
);
