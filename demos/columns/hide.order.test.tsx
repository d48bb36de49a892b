import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, one, texts, titles } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';

const said = () => texts(document, '[aria-live]').join(' ');

/** Drag the first column past the second. */
async function dragFirst(el: HTMLElement) {
  one(el, 'thead [data-rfd-drag-handle-draggable-id]').focus();
  await userEvent.keyboard(' ');
  await expect.poll(said).toContain('lifted');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toContain('moved');
  await userEvent.keyboard(' ');
  await expect.poll(() => titles(el)).toEqual(['City', 'Name', 'Age']);
}

async function toggleName(el: HTMLElement) {
  press(el, 'Show Columns');
  const entry = () => all(document, '[role=menu] label').find(({ textContent }) => textContent === 'Name');
  await expect.poll(() => entry() !== undefined).toBe(true);
  click(entry() as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await expect.poll(entry).toBeUndefined();
}

proves('In the menu of the table, a column keeps its place, even after users drag it.', async () => {
  const { el } = mountTable({ columnsButton: true });
  await toggleName(el);
  expect(titles(el)).toEqual(['City', 'Age']);
  await toggleName(el);
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
  await dragFirst(el);
  await toggleName(el);
  expect(titles(el)).toEqual(['City', 'Age']);
  await toggleName(el);
  expect(titles(el)).toEqual(['City', 'Name', 'Age']);
});

function OwnMenu({ isAppended }: { isAppended: boolean }) {
  const [shown, setShown] = useState(['name', 'city', 'age']);
  const own = useMemo(() => {
    const list = columns();
    if (!isAppended) return list.filter(({ field }) => shown.includes(field as string));
    return shown.flatMap((name) => list.filter(({ field }) => field === name));
  }, [shown, isAppended]);
  return (
    <>
      <button onClick={() => setShown(['name', 'age'])}>Hide</button>
      <button onClick={() => setShown((fields) => [...fields, 'city'])}>Show</button>
      <MaterialTable columns={own} data={people} />
    </>
  );
}

proves(
  [
    'If it comes last in your own menu, your code appends it to columns. Instead, filter the full list: all.filter(({ field }) => shown.includes(field)).',
    'New columns also undo dragging',
  ],
  async () => {
    for (const isAppended of [true, false]) {
      const { el, unmount } = mount(<OwnMenu isAppended={isAppended} />);
      const [hide, show] = all(el, 'button') as [HTMLElement, HTMLElement];
      if (!isAppended) await dragFirst(el);
      click(hide);
      expect(titles(el)).toEqual(['Name', 'Age']);
      click(show);
      expect(titles(el)).toEqual(isAppended ? ['Name', 'Age', 'City'] : ['Name', 'City', 'Age']);
      unmount();
    }
  },
);
