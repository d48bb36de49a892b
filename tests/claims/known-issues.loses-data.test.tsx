import { expect } from 'vitest';
import { claim } from './claim';
import { reproduces } from './reproduction';
import { fill, press, pressText } from './hands';
import { all, bodyRow, one, texts } from './read';

const inputs = (el: ParentNode) => all(el, 'tbody input') as HTMLInputElement[];
const edit = async (el: ParentNode) => {
  press(el, 'Edit');
  await expect.poll(() => inputs(el).length).toBeGreaterThan(0);
  return inputs(el);
};
const write = (input: HTMLInputElement | undefined, text: string) => {
  if (!input) throw new Error('no field to write into');
  fill(input, text);
};
/** The line below the table. */
const saved = (el: ParentNode) => texts(el, ':scope > p');

claim(
  'editable.onBulkUpdate',
  'the program of bulk-saves-invalid saves an empty city',
  'Bulk edit saves invalid values',
  () =>
    reproduces(
      'bulk-saves-invalid',
      async (el) => {
        press(el, 'Edit All');
        await expect.poll(() => inputs(el)).toHaveLength(4);
        write(inputs(el)[1], '');
        press(el, 'Save all changes');
        await expect.poll(() => inputs(el).length > 0 || saved(el)[0] !== 'Saved: nothing').toBe(true);
        return saved(el)[0]?.includes('"city":""') ?? false;
      },
      { wrong: true, right: false },
    ),
);

claim(
  'Column.editComponent',
  'the program of empty-number-nan saves NaN for one column and null for the other',
  'An emptied number field saves NaN',
  () =>
    reproduces(
      'empty-number-nan',
      async (el) => {
        const [, born, died] = await edit(el);
        write(born, '');
        write(died, '');
        press(el, 'Save');
        await expect.poll(() => inputs(el)).toEqual([]);
        return saved(el);
      },
      { wrong: ['Saved: born NaN, died null'] },
    ),
);

claim(
  'editable.onRowUpdate',
  'the program of open-row-closes closes the row when its parent renders',
  'The row being edited closes when data, columns or options change',
  () =>
    reproduces(
      'open-row-closes',
      async (el) => {
        write((await edit(el))[0], 'Ida');
        pressText(el, 'Render again');
        await expect.poll(() => one(el, 'h6').textContent).toBe('Rendered 2 times');
        return inputs(el).map(({ value }) => value);
      },
      { wrong: [], right: ['Ida'] },
    ),
);

claim(
  'MaterialTableProps.editable',
  'the program of paging-drops-edit forgets what was typed',
  'Going to another page discards unsaved input in the row being edited',
  () =>
    reproduces(
      'paging-drops-edit',
      async (el) => {
        write((await edit(el))[0], 'Ida');
        press(el, 'Next Page');
        await expect.poll(() => texts(el, bodyRow)).toHaveLength(1);
        press(el, 'Previous Page');
        return inputs(el).map(({ value }) => value);
      },
      { wrong: ['Ada'] },
    ),
);
