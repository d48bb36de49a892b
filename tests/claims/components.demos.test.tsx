import { expect } from 'vitest';
import type { ComponentType } from 'react';
import LabeledActions from '../../docs/api/components/component_m_table_action';
import ActionsInAMenu from '../../docs/api/components/component_m_table_actions';
import RowUnderThePointer from '../../docs/api/components/component_m_table_body-row';
import BodyWithPageTotal from '../../docs/api/components/component_m_table_body';
import CellsOnOneLine from '../../docs/api/components/component_m_table_cell';
import OutlinedInputs from '../../docs/api/components/component_m_table_edit-field';
import EditRowWithHint from '../../docs/api/components/component_m_table_edit-row';
import FiltersThatClear from '../../docs/api/components/component_m_table_filter-row';
import GroupsWithSubtotal from '../../docs/api/components/component_m_table_group-row';
import GroupbarWithReset from '../../docs/api/components/component_m_table_groupbar';
import TableWithCaption from '../../docs/api/components/component_m_table_header';
import ArrowsOnly from '../../docs/api/components/component_m_table_pagination';
import NumberedPages from '../../docs/api/components/component_m_table_stepped-pagination';
import ToolbarWithCount from '../../docs/api/components/mtabletoolbar';
import { proves, mount } from './claim';
import { click, press } from './hands';
import { all, bodyRow, one, shown, texts } from './read';
import { mountTable } from './table';

/** Mount a demo; the effect that adds its overrides has run when this returns. */
const show = (Demo: ComponentType) => mount(<Demo />).el;

const buttonWith = (el: Element, text: string) =>
  all(el, 'button').find((button) => button.textContent === text)!;

proves('One button in a row, the toolbar or an edit row.', async () => {
  expect(texts(one(show(LabeledActions), bodyRow), 'button')).toEqual(['Remind']);
});

proves('A group of buttons, side by side.', async () => {
  const el = show(ActionsInAMenu);
  press(el, 'Actions for Order paper');
  click(all(document, '[role=menuitem]')[1]!);
  await expect.poll(() => one(el, 'p').textContent).toBe('Chosen: Archive Order paper');
});

proves('Add a second TableBody before or after MTableBody, as in the demo.', async () => {
  const el = show(BodyWithPageTotal);
  expect(one(el, 'tbody + tbody').textContent).toBe('This page: $16.00');
});

proves(
  'Spread all props and add yours; unknown ones are passed to the tr (className, onMouseEnter, onContextMenu, title, aria-).',
  async () => {
    const el = show(RowUnderThePointer);
    all(el, bodyRow)[1]!.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await expect.poll(() => one(el, 'p').textContent).toBe('Oslo has 0.7 million people.');
  },
);

proves("Props that you add are passed to MUI's TableCell (sx, className, title, aria-).", async () => {
  const el = show(CellsOnOneLine);
  const cell = one(el, 'td[title="New keyboard"]');
  expect(getComputedStyle(cell).whiteSpace).toBe('nowrap');
});

proves(
  "Return <MTableEditField {...props} /> for a columnDef with a type or lookup that you don't handle.",
  async () => {
    const el = show(OutlinedInputs);
    press(el, 'Edit');
    expect(texts(el, 'tbody label').filter(Boolean)).toEqual(['Name', 'City']);
    expect(all(el, 'tbody input[type=checkbox]')).toHaveLength(1);
  },
);

proves('Render more TableRows after it.', async () => {
  const el = show(EditRowWithHint);
  press(el, 'Add');
  const editRow = one(el, 'tbody tr:has(input)');
  expect(editRow.nextElementSibling?.textContent).toBe('Enter adds the row, Esc cancels.');
});

proves('undefined clears it.', async () => {
  const el = show(FiltersThatClear);
  expect(shown(el)).toEqual(['Bob', 'Dora', 'Jon']);
  click(buttonWith(el, 'Clear'));
  await expect.poll(() => shown(el).length).toBe(4);
});

proves('A group: its title row and, while open', async () => {
  expect(show(GroupsWithSubtotal).textContent).toContain('North in all: 16');
});

proves('its button removes the group.', async () => {
  const el = show(GroupbarWithReset);
  expect(all(el, 'tbody b').length).toBeGreaterThan(0);
  click(buttonWith(el, 'Ungroup'));
  await expect.poll(() => shown(el).length).toBe(4);
});

proves('to which you can add a caption', async () => {
  expect(one(show(TableWithCaption), 'table > caption').textContent).toBe('3 cities, figures of 2024');
});

proves(
  [
    'The keyboard focus is lost on each page change unless you render MTablePagination itself, as in the demo.',
    'It needs only four values',
  ],
  async () => {
    const focusAfterNext = (el: Element) => {
      one(el, 'button[aria-label="Next Page"]').focus();
      press(el, 'Next Page');
      return document.activeElement?.getAttribute('aria-label') ?? null;
    };
    expect(focusAfterNext(mountTable().el)).toBeNull();
    const el = show(ArrowsOnly);
    expect(focusAfterNext(el)).toBe('Next Page');
    expect(shown(el)[0]).toBe('Turin');
  },
);

proves(
  [
    'which also shows the last page and gaps.',
    "The types don't list it, so importing MTableSteppedPagination is an error in TypeScript.",
  ],
  async () => {
    const el = show(NumberedPages);
    press(el, 'Go to page 3');
    expect(shown(el)).toEqual(['Graz', 'Lyon']);
  },
);

proves('Wrap it as components.Toolbar to add something above or below', async () => {
  const el = show(ToolbarWithCount);
  expect(one(el, 'h6').textContent).toBe('People (3)');
  click(all(el, 'tbody input')[0]!);
  click(all(el, 'tbody input')[1]!);
  expect(el.textContent).toContain('You are about to change 2 people.');
});
