import type { MaterialTableProps, Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { reproduces } from './reproduction';
import { click, fill, press } from './hands';
import { all, one, texts } from './read';
import { columns, mountTable, people, type Person, save } from './table';

type Props = Partial<MaterialTableProps<Person>>;
const wide = () => columns({ name: { width: 150 }, city: { width: 400 }, age: { width: 400 } });
const named = (el: ParentNode, name: string) =>
  all(el, `tbody input[aria-label="${name}"]`) as HTMLInputElement[];
/** The topmost button with this name, if several overlap. */
const onTop = (el: ParentNode, label: string) => {
  const met = all(el, `button[aria-label="${label}"]`).filter((button) => {
    const { x, y } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + 5, y + 5));
  });
  if (met.length !== 1) throw new Error(`${met.length} buttons "${label}" can be clicked`);
  return met[0] as HTMLElement;
};

proves(
  ['The visible Save button belongs to a copy of the row and saves only the values in it.'],
  async () => {
    for (const [side, actionsColumnIndex] of [
      ['left', 0],
      ['right', -1],
    ] as const) {
      const onRowUpdate = vi.fn(async (_row: Person) => undefined);
      const { el, unmount } = mountTable(
        { fixedColumns: { left: 0, right: 0, [side]: 1 }, actionsColumnIndex },
        { columns: wide(), editable: { onRowUpdate } },
      );
      await expect.poll(() => all(el, 'table:has(thead)').length).toBe(2);
      press(el, 'Edit');
      const cities = named(el, 'City');
      expect(cities).toHaveLength(2);
      fill(cities[side === 'left' ? 0 : 1] as HTMLInputElement, 'Paris');
      expect(cities.map(({ value }) => value).sort()).toEqual(['Bonn', 'Paris']);
      expect(onTop(el, 'Cancel')).toBeDefined();
      click(onTop(el, 'Save'));
      await expect.poll(() => onRowUpdate.mock.lastCall?.[0].city).toBe('Bonn');
      unmount();
    }
  },
);

proves(
  'Older versions reportedly hid Save and Cancel, or showed columns twice in cell editing.',
  async () => {
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
    const { el } = mountTable(
      { fixedColumns: { left: 1 } },
      { columns: wide(), cellEditable, editable: { onRowUpdate: save } },
    );
    await expect.poll(() => all(el, 'table:has(thead)').length).toBe(2);
    click(all(el, 'tbody div[style*=dashed]')[1] as HTMLElement);
    const cells = (table: ParentNode) => [...one(table, 'tbody tr').children].length;
    expect(all(el, 'table:has(thead)').map(cells)).toEqual([4, 4]);
  },
);

proves('With fixedColumns, Save loses input outside the copy', () =>
  reproduces(
    'fixed-columns-edit',
    async (el) => {
      await expect.poll(() => all(el, 'button[aria-label="Edit"]').length).toBeGreaterThan(0);
      // The copy exists after the first measurement.
      await new Promise(requestAnimationFrame);
      press(el, 'Edit');
      fill(named(el, 'City')[0] as HTMLInputElement, 'Oslo');
      click(onTop(el, 'Save'));
      await expect.poll(() => texts(el, ':scope > p')[0]).not.toBe('');
      return texts(el, ':scope > p')[0];
    },
    { wrong: 'Ada, Bonn', right: 'Ada, Oslo' },
  ),
);

/** The cell index of the form's first field, and of its header. */
function places(el: ParentNode, form: string): number[] {
  const place = (row: string, isIt: (cell: Element) => boolean) => [...one(el, row).children].findIndex(isIt);
  return [
    place('thead tr', ({ textContent }) => textContent === 'Name'),
    place(form, (cell) => cell.querySelector('input:not([type=checkbox])') !== null),
  ];
}
const atRight: Options<Person> = { actionsColumnIndex: -1, detailPanelColumnAlignment: 'right' };
const editRow = 'tbody tr:has(input[aria-label="Name"])';

proves(
  [
    'Inputs are below the wrong header in bulk edit with a detail panel, in tree data with checkboxes, and in a row being added when onRowAdd is the only row function.',
    "Put panels and actions on the right with detailPanelColumnAlignment: 'right' and actionsColumnIndex: -1",
  ],
  () => {
    const cases: [string, Options<Person>, Props, string?][] = [
      ['Edit All', {}, { editable: { onBulkUpdate: save }, detailPanel: () => 'panel' }],
      ['Add', {}, { editable: { onRowAdd: save } }],
      ['Edit', { selection: true }, { editable: { onRowUpdate: save }, parentChildData: () => undefined }],
      [
        'Edit All',
        { filtering: true },
        { editable: { onBulkUpdate: save, onRowUpdate: save } },
        '#m--table--filter--row',
      ],
    ];
    for (const [button, options, props, row = editRow] of cases) {
      const at = (more: Options<Person>) => {
        const { el, unmount } = mountTable({ ...options, ...more }, { data: people, ...props });
        press(el, button);
        const found = places(el, row);
        unmount();
        return found;
      };
      const [header, field] = at({});
      expect(field, button).not.toBe(header);
      const [headerAtRight, fieldAtRight] = at(atRight);
      expect(fieldAtRight, button).toBe(headerAtRight);
    }
  },
);

proves('Edited rows have one cell too many or too few', () =>
  reproduces(
    'edit-cells-shifted',
    (el) => {
      press(el, 'Add');
      const [header, field] = places(el, editRow);
      return header === field;
    },
    { wrong: false, right: true },
  ),
);
