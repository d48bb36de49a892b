import { Box, Tooltip } from '@mui/material';
import MaterialTable from '@material-table/core';
import { forwardRef } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, bodyRow, one, texts } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';
import { spanish } from './_spanish';

proves(
  [
    'Set toolbar.nRowsSelected to a string with {0}, or to a function that receives the number and can return an element.',
    "To change the colors, wrap the table in a Box, and style the toolbar that contains your element: '& .MuiToolbar-root:has(.chosen)': { bgcolor: 'transparent', color: 'inherit' }.",
  ],
  () => {
    const selectedText = (nRowsSelected: string | ((count: number) => string)) => {
      const { el, unmount } = mountTable(
        { selection: true },
        { localization: { toolbar: { nRowsSelected } } },
      );
      click(one(el, `${bodyRow} input[type="checkbox"]`));
      const text = one(el, '.MuiToolbar-root').textContent;
      unmount();
      return text;
    };
    expect(selectedText('{0} chosen')).toContain('1 chosen');
    expect(selectedText((count: number) => `just ${count}`)).toContain('just 1');

    const nRowsSelected = (count: number) => <b className="chosen">{count}</b>;
    const sx = { '& .MuiToolbar-root:has(.chosen)': { bgcolor: 'transparent', color: 'inherit' } };
    const background = (isStyled: boolean) => {
      const { el } = mount(
        <Box sx={isStyled ? sx : {}}>
          <MaterialTable
            columns={columns()}
            data={people}
            options={{ selection: true }}
            localization={{ toolbar: { nRowsSelected } }}
          />
        </Box>,
      );
      click(one(el, `${bodyRow} input[type="checkbox"]`));
      expect(one(el, 'b.chosen').textContent).toBe('1');
      return getComputedStyle(one(el, '.MuiToolbar-root')).backgroundColor;
    };
    expect(background(false)).not.toBe('rgba(0, 0, 0, 0)');
    expect(background(true)).toBe('rgba(0, 0, 0, 0)');
  },
);

const hover = (element: HTMLElement) =>
  flushSync(() => element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));

proves('the tooltip body.filterRow.filterTooltip | a filterComponent with a Tooltip around it', async () => {
  const localization = { body: { filterRow: { filterTooltip: 'for all' } } };
  const filterComponent = () => (
    <Tooltip title="own">
      <input aria-label="own filter" />
    </Tooltip>
  );
  const { el } = mountTable(
    { filtering: true },
    { localization, columns: columns({ city: { filterComponent } }) },
  );
  hover(one(el, '#m--table--filter--row svg'));
  await expect.poll(() => texts(document, '[role=tooltip]')).toContain('for all');
  hover(one(el, '#m--table--filter--row input[aria-label^="own"]'));
  await expect.poll(() => texts(document, '[role=tooltip]')).toContain('own');
});

const keys = { space: 32, escape: 27 };

/** What screen readers hear about the header while the keyboard drags it. */
function dragged(draggable: boolean) {
  const { el } = mountTable({ draggable }, { localization: spanish });
  const handles = all(el, 'th [aria-describedby]');
  const described = handles.map(
    (handle) => document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );
  const press = (keyCode: number) =>
    flushSync(() =>
      handles[0]?.dispatchEvent(new KeyboardEvent('keydown', { keyCode, bubbles: true, cancelable: true })),
    );
  press(keys.space);
  const heard = () => texts(document, '[id^=rfd-announcement]').join('');
  return { described, heard, cancel: () => press(keys.escape) };
}

proves(
  'Draggable headers are described as "Press space bar to start a drag…", and screen readers hear each drag in English | draggable: false removes both',
  async () => {
    const not = dragged(false);
    expect([not.described, not.heard()]).toEqual([[], '']);
    const { described, heard, cancel } = dragged(true);
    expect(described).toHaveLength(3);
    for (const text of described) expect(text).toContain('Press space bar to start a drag.');
    await expect.poll(heard).toContain('You have lifted an item in position 1');
    cancel();
    await expect.poll(heard).toContain('Movement cancelled');
  },
);

proves(
  'The icon of the Clear button is named "clear", which screen readers ignore | your own icons.ResetSearch without aria-label',
  async () => {
    const ResetSearch = forwardRef<SVGSVGElement>((_, ref) => <svg ref={ref} data-own="icon" aria-hidden />);
    const clear = (el: ParentNode) => one(el, 'button[aria-label="Borrar la búsqueda"]');
    const { el } = mountTable({}, { localization: spanish });
    const icon = one(clear(el), 'svg');
    expect([icon.getAttribute('aria-label'), icon.getAttribute('aria-hidden')]).toEqual(['clear', 'true']);
    const own = mountTable({}, { localization: spanish, icons: { ResetSearch } });
    await expect.poll(() => all(clear(own.el), '[data-own=icon]').length).toBe(1);
    expect(all(own.el, '[aria-label=clear]')).toEqual([]);
  },
);
