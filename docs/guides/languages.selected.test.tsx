import { Box, Tooltip } from '@mui/material';
import MaterialTable from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { bodyRow, one, texts } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';

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
