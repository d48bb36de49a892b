import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../../tests/claims/claim';
import { press } from '../../../tests/claims/hands';
import { focused, one } from '../../../tests/claims/read';
import { columns, mountTable } from '../../../tests/claims/table';

proves(
  'Give a <button> in an editor type="button". Otherwise, pressing Enter on it saves the row.',
  async () => {
    for (const type of ['button', 'submit'] as const) {
      const onClick = vi.fn();
      const onRowUpdate = vi.fn(async () => undefined);
      const editComponent = () => <button type={type} aria-label="Pick" onClick={onClick} />;
      const { el, unmount } = mountTable(
        {},
        { columns: columns({ city: { editComponent } }), editable: { onRowUpdate } },
      );
      press(el, 'Edit');
      one(el, '[aria-label=Pick]').focus();
      expect(focused().getAttribute('type')).toBe(type);
      await userEvent.keyboard('{Enter}');
      const isSaved = type === 'submit';
      await expect.poll(() => (isSaved ? onRowUpdate : onClick).mock.calls.length).toBe(1);
      expect(onRowUpdate).toHaveBeenCalledTimes(isSaved ? 1 : 0);
      unmount();
    }
    expect(document.createElement('button').type).toBe('submit');
  },
);
