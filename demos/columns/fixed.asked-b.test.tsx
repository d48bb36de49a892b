import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, one, titles } from '../../tests/claims/read';
import { columns, mountTable } from '../../tests/claims/table';

const sticky = (insetInlineStart: number) => {
  const style = { position: 'sticky', insetInlineStart } as const;
  return { cellStyle: style, headerStyle: style };
};
const frozen = () => columns({ name: sticky(0), city: sticky(150) });

proves(
  'A sticky column that users drag, or hide and show again, stays sticky, but all keep their offsets.',
  async () => {
    const { el } = mountTable({ columnsButton: true }, { columns: frozen() });
    const offsets = () =>
      all(el, 'tbody tr:first-of-type td').map(({ style }) => style.position && style.insetInlineStart);
    expect(offsets()).toEqual(['0px', '150px', '']);
    press(el, 'Show Columns');
    const choose = () => click(one(document, '[role=menu] input'));
    await expect.poll(() => all(document, '[role=menu] input')).toHaveLength(3);
    choose();
    expect(titles(el)).toEqual(['City', 'Age']);
    expect(offsets()).toEqual(['150px', '']);
    choose();
    expect(titles(el)).toEqual(['Name', 'City', 'Age']);
    expect(offsets()).toEqual(['0px', '150px', '']);
    const dragged = mountTable({}, { columns: frozen() }).el;
    one(dragged, 'thead [data-rfd-drag-handle-draggable-id]').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect.poll(() => titles(dragged)).toEqual(['City', 'Name', 'Age']);
    const after = all(dragged, 'tbody tr:first-of-type td').map(({ style }) => style.insetInlineStart);
    expect(after).toEqual(['150px', '0px', '']);
  },
);
