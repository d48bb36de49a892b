import type { Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, bodyRow, boxes, checked, one, styleOf } from '../../tests/claims/read';
import { mountTable, type Person, save } from '../../tests/claims/table';

const gray = 'rgb(150, 151, 152)';
const box = `${bodyRow} .MuiCheckbox-root`;

proves(
  [
    'Gray the text with color in rowStyle, because opacity also fades the checkbox.',
    'return false from isEditable, and ignore these rows in onRowClick.',
  ],
  () => {
    const isOff = ({ id }: Person) => id === 1;
    const onRowClick = vi.fn();
    const start = (rowStyle: NonNullable<Options<Person>['rowStyle']>) =>
      mountTable(
        { selection: true, rowStyle },
        {
          editable: { isEditable: (row) => !isOff(row), onRowUpdate: save },
          onRowClick: (_event, row) => row && !isOff(row) && onRowClick(row.id),
        },
      ).el;
    const plain = styleOf(start({}), box).color;
    const el = start((row: Person) => (isOff(row) ? { color: gray } : {}));
    expect(styleOf(el, `${bodyRow} [data-testid="mtablecell"]`).color).toBe(gray);
    expect(styleOf(el, box).color).toBe(plain);
    expect(styleOf(el, bodyRow).opacity).toBe('1');
    expect(boxes(el)[0]?.disabled).toBe(false);
    click(boxes(el)[0] as HTMLElement);
    expect(checked(el).slice(0, 2)).toEqual([true, false]);
    const edits = all(el, `${bodyRow} button`) as HTMLButtonElement[];
    expect(edits.map(({ disabled }) => disabled)).toEqual([true, false, false, false, false]);
    click(one(el, `${bodyRow}:nth-of-type(1) [data-testid="mtablecell"]`));
    click(one(el, `${bodyRow}:nth-of-type(2) [data-testid="mtablecell"]`));
    expect(onRowClick.mock.calls).toEqual([[2]]);
    // The checkbox is inside the row, so it fades with it.
    const faded = start({ opacity: 0.5 });
    expect([styleOf(faded, bodyRow).opacity, one(faded, bodyRow).contains(one(faded, box))]).toEqual([
      '0.5',
      true,
    ]);
  },
);
