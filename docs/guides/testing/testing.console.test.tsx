import { expect, vi } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { fill, press } from '../../../tests/claims/hands';
import { input } from '../../../tests/claims/read';
import { mountTable, type Person } from '../../../tests/claims/table';

proves(
  [
    'Clearing a number field logs "Received NaN for the value attribute".',
    'This is harmless; the number typed next is saved.',
  ],
  async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRowUpdate = vi.fn(async (_row: Person) => {});
    const { el } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    fill(input(el, 'Age'), '');
    expect(silence.mock.calls.flat().join(' ')).toContain('Received NaN');
    silence.mockRestore();
    fill(input(el, 'Age'), '8');
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.lastCall?.[0].age).toBe(8);
  },
);
