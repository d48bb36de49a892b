import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click, fill } from './hands';
import { all, bodyRow, one, shown } from './read';
import { mountTable, people, type Person } from './table';

/** Search, select all, clear all: Bob has no relatives; Ann and Dora are below Cid, open or closed. */
async function selectFound(word: string, defaultExpanded: boolean) {
  const onSelectionChange = vi.fn<(rows: Person[]) => void>();
  const { el } = mountTable(
    { selection: true, debounceInterval: 0, defaultExpanded },
    {
      data: people.slice(0, 4),
      parentChildData: ({ id }, rows) =>
        id === 2 || id === 3 ? rows.find((other) => other.id === 1) : undefined,
      onSelectionChange,
    },
  );
  const box = one(el, 'thead input') as HTMLInputElement;
  const afterClick = () => {
    click(box);
    const selected = onSelectionChange.mock.lastCall?.[0].map(({ name }) => name);
    return { selected, isFull: box.checked, isIndeterminate: box.dataset.indeterminate };
  };
  fill(one(el, 'input[placeholder="Search"]'), word);
  await expect.poll(() => shown(el)).not.toContain('Bob');
  return [shown(el), afterClick(), afterClick()];
}

const full = { isFull: true, isIndeterminate: 'false' };
const none = { selected: [], isFull: false, isIndeterminate: 'false' };

const branch = [['Cid'], { selected: ['Cid', 'Ann', 'Dora'], ...full }, none];

proves(
  'The header checkbox selects the matching rows and everything below them, including children that the search hides',
  async () => {
    for (const isOpen of [true, false]) expect(await selectFound('Cid', isOpen)).toEqual(branch);
  },
);

proves('but no parents that only lead to a match', async () =>
  expect(await selectFound('Ann', false)).toEqual([['Cid', 'Ann'], { selected: ['Ann'], ...full }, none]),
);

/** Cid is the parent of Ann and Dora; Bob has no children. All branches are open. */
const family = (props: Parameters<typeof mountTable>[1], options: Parameters<typeof mountTable>[0] = {}) =>
  mountTable(
    { selection: true, defaultExpanded: true, ...options },
    {
      data: people.slice(0, 4),
      parentChildData: ({ id }, rows) =>
        id === 2 || id === 3 ? rows.find((other) => other.id === 1) : undefined,
      ...props,
    },
  );

proves('onSelectionChange receives both parents and children.', () => {
  const onSelectionChange = vi.fn<(rows: Person[]) => void>();
  const { el } = family({ onSelectionChange });
  const names = () => onSelectionChange.mock.lastCall?.[0].map(({ name }) => name);
  const boxes = all(el, `${bodyRow} input`);
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
  click(boxes[1] as HTMLElement);
  expect(names()).toEqual(['Ann']);
  click(boxes[0] as HTMLElement);
  expect(names()).toEqual(['Cid', 'Ann', 'Dora']);
});

proves(
  [
    "To have no checkbox on rows without children, return { sx: { display: 'none' } } for them.",
    'Selecting a parent still selects these rows, so filter them out when you read the selection.',
  ],
  () => {
    const onSelectionChange = vi.fn<(rows: Person[]) => void>();
    const isParent = ({ id }: Person) => id === 1;
    const selectionProps = (row: Person) => (isParent(row) ? {} : { sx: { display: 'none' } });
    const { el } = family({ onSelectionChange }, { selectionProps });
    const visible = all(el, `${bodyRow} input`).filter((box) => box.checkVisibility());
    expect(visible).toHaveLength(1);
    click(visible[0] as HTMLElement);
    expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(3);
  },
);
