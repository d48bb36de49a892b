import { type Action, type Components, MTableAction } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, one, texts } from '../../tests/claims/read';
import { mountTable, people, type Person } from '../../tests/claims/table';

const icon = () => <i>icon</i>;

proves(
  [
    'The second argument of onSelectionChange is the row that was clicked.',
    'After select-all, it is undefined.',
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const { el } = mountTable({ selection: true }, { onSelectionChange });
    click(one(el, `${bodyRow} input`));
    await expect.poll(() => onSelectionChange.mock.lastCall?.[1] as unknown).toMatchObject({ name: 'Cid' });
    click(one(el, 'thead input'));
    await expect.poll(() => onSelectionChange.mock.calls.length).toBe(2);
    expect(onSelectionChange.mock.lastCall?.[1]).toBeUndefined();
  },
);

proves(
  "Pass it twice: with isFreeAction: true, disabled: true, and with position: 'toolbarOnSelect'.",
  () => {
    const remove = vi.fn();
    const actions: Action<Person>[] = [
      { icon, tooltip: 'Delete', isFreeAction: true, disabled: true, onClick: () => undefined },
      { icon, tooltip: 'Delete', position: 'toolbarOnSelect', onClick: (_event, rows) => remove(rows) },
    ];
    const { el } = mountTable({ selection: true, search: false }, { actions });
    const buttons = () => all(el, '.MuiToolbar-root:has(h6) button') as HTMLButtonElement[];
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true]);
    click(one(el, `${bodyRow} input`));
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false]);
    press(el, 'Delete');
    expect(remove.mock.lastCall?.[0]).toMatchObject([{ name: 'Cid' }]);
  },
);

type Button = { tooltip?: string; onClick?: (event: unknown, row: Person) => void };

type ButtonProps = { action: Button | ((row: Person) => Button); data: Person; disabled?: boolean };

function MyAction(props: ButtonProps) {
  const { action, data, disabled } = props;
  const { tooltip, onClick } = typeof action === 'function' ? action(data) : action;
  if (tooltip !== 'Edit') return <MTableAction {...props} />;
  return (
    <button disabled={disabled} onClick={(event) => onClick?.(event, data)}>
      Change
    </button>
  );
}

proves(
  [
    'To change the icon, set icons={{ Edit: MyIcon }}.',
    'To change the button, wrap components.Action, and identify the built-in buttons by their tooltip:',
  ],
  async () => {
    const done = async () => undefined;
    const editable = { onRowAdd: done, onRowUpdate: done, onRowDelete: done };
    const components = { Action: MyAction } as unknown as Components;
    const { el } = mountTable({}, { editable, components, data: people.slice(0, 1) });
    await expect.poll(() => texts(el, `${bodyRow} button`)).toEqual(['Change', '']);
    expect(all(el, 'button[aria-label="Add"], button[aria-label="Delete"]')).toHaveLength(2);
    click(one(el, `${bodyRow} button`));
    expect(all(el, 'tbody input[aria-label="Name"]')).toHaveLength(1);
    const Edit = () => <em>pen</em>;
    const other = mountTable({}, { editable, icons: { Edit } as never, data: people.slice(0, 1) });
    await expect.poll(() => texts(other.el, `${bodyRow} em`)).toEqual(['pen']);
  },
);
