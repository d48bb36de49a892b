import { proves, mount } from '../../../tests/claims/claim';
import { one, has, labeled, texts, input, shown, bodyRow } from '../../../tests/claims/read';
import { Box, Typography, ThemeProvider, createTheme, type SxProps } from '@mui/material';
import MaterialTable, { type Query } from '@material-table/core';
import { columns, people, mountTable, save, type Person } from '../../../tests/claims/table';
import { expect, vi } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { fill, click, choose } from '../../../tests/claims/hands';
import Hidden from './hidden';
import Dropdown from './dropdown';
import Count from './count';
import { useMemo, useState, useCallback } from 'react';
import { visit, textsOf } from '../../../tests/claims/visit';
import Toolbar from '../../../demos/override/toolbar';
import ToolbarReplaced from '../../../demos/override/toolbar.replaced';

const leftOf = (el: ParentNode, selector: string) =>
  one(el, selector).getBoundingClientRect().left - one(el, '.MuiPaper-root').getBoundingClientRect().left;

const inBox = (sx: SxProps) =>
  mount(
    <Box sx={sx}>
      <MaterialTable title="Orders" columns={columns()} data={people} />
    </Box>,
  ).el;

const asked = vi.fn();

function Total() {
  const made = useMemo(() => columns(), []);
  const [total, setTotal] = useState(0);
  const load = useCallback(async ({ page, pageSize }: Query<Person>) => {
    asked();
    setTotal(people.length);
    return { data: people.slice(0, pageSize), page, totalCount: people.length };
  }, []);
  return <MaterialTable title={`Found: ${total}`} columns={made} data={load} />;
}

function namesIn(demo: Locator): Locator {
  return demo.byCss('tbody tr td:first-child');
}

proves(
  'With px: 0, the title starts at the edge of the table, and minHeight: 40 makes the toolbar lower.',
  () => {
    const at = (sx: object) =>
      leftOf(
        mount(
          <Box sx={{ '& .MuiPaper-root > .MuiToolbar-root': sx }}>
            <MaterialTable title="People" columns={columns()} data={people} />
          </Box>,
        ).el,
        'h6',
      );
    expect(at({ minHeight: 40 })).toBeGreaterThanOrEqual(16);
    expect(at({ minHeight: 40, px: 0 })).toBe(0);
  },
);

proves(
  "Set showTitle: false and searchFieldAlignment: 'left', and use wideSearchField, which sets flexGrow.",
  () => {
    const width = (flexGrow: number) => {
      const { el } = mount(
        <Box sx={{ width: 900, '& .MuiToolbar-root > .MuiTextField-root': { flexGrow } }}>
          <MaterialTable
            columns={columns()}
            data={people}
            options={{ showTitle: false, searchFieldAlignment: 'left' }}
          />
        </Box>,
      );
      return one(el, '.MuiTextField-root').getBoundingClientRect().width;
    };
    expect(width(0)).toBeLessThan(300);
    expect(width(99)).toBeGreaterThan(750);
  },
);

proves('Pass noWrap to Typography to keep the ellipsis of a long title.', () => {
  const title = (noWrap: boolean) => {
    const text = 'Orders '.repeat(80);
    const { el } = mountTable(
      {},
      {
        title: (
          <Typography variant="h5" noWrap={noWrap}>
            {text}
          </Typography>
        ),
      },
    );
    const { textOverflow, fontSize } = getComputedStyle(one(el, 'h5'));
    return { textOverflow, fontSize, height: one(el, 'h5').offsetHeight };
  };
  const [cut, whole] = [title(true), title(false)];
  expect([cut.textOverflow, cut.fontSize]).toEqual(['ellipsis', '24px']);
  expect(whole.height).toBeGreaterThan(cut.height);
});

proves(
  "Set size: 'small' in the theme, in MuiTextField.defaultProps. An outlined field is then 40 px high instead of 56.",
  () => {
    const small = { MuiTextField: { defaultProps: { size: 'small' } } } as const;
    const heightWith = (components: object) => {
      const { el } = mount(
        <ThemeProvider theme={createTheme({ components })}>
          <MaterialTable columns={columns()} data={people} options={{ searchFieldVariant: 'outlined' }} />
        </ThemeProvider>,
      );
      return one(el, '.MuiTextField-root').offsetHeight;
    };
    expect([heightWith(small), heightWith({})]).toEqual([40, 56]);
  },
);

proves(
  [
    "The title's element hides overflow, but MUI's menus open on top of it.",
    "For other dropdowns, use uncutTitle, which sets overflow: 'visible'.",
  ],
  () => {
    const overflowWith = (sx: object) => {
      const { el } = mount(
        <Box sx={sx}>
          <MaterialTable title={<b id="own-title">Menu</b>} columns={columns()} data={people} />
        </Box>,
      );
      return getComputedStyle(one(el, '#own-title').parentElement as HTMLElement).overflow;
    };
    const cure = { '& .MuiToolbar-root > .MuiBox-root:first-of-type': { overflow: 'visible' } };
    expect([overflowWith({}), overflowWith(cure)]).toEqual(['hidden', 'visible']);
  },
);

proves('order: 1 moves the toolbar below the rows and pagination.', () => {
  const el = inBox({
    '& .MuiPaper-root > .MuiToolbar-root': { order: 1 },
    '& > .MuiPaper-root': { display: 'flex', flexDirection: 'column' },
  });
  const [header, pager, toolbar] = ['thead', '.MuiTablePagination-root', '.MuiToolbar-root:has(h6)'].map(
    (selector) => one(el, selector).getBoundingClientRect(),
  );
  expect(pager?.top).toBeGreaterThan(header?.bottom ?? NaN);
  expect(toolbar?.top).toBeGreaterThanOrEqual(pager?.bottom ?? NaN);
  expect(one(el, 'table').offsetWidth).toBe(one(el, '.MuiPaper-root').offsetWidth);
});

proves('Center the title | Use centeredTitle from above.', async () => {
  const el = inBox({
    '& .MuiToolbar-root > .MuiBox-root:first-of-type': {
      position: 'absolute',
      insetInline: 0,
      textAlign: 'center',
      pointerEvents: 'none',
    },
  });
  const words = document.createRange();
  words.selectNodeContents(one(el, 'h6'));
  const middle = ({ left, right }: DOMRect) => (left + right) / 2;
  const paper = one(el, '.MuiPaper-root').getBoundingClientRect();
  expect(middle(words.getBoundingClientRect())).toBeCloseTo(middle(paper), 0);
  await userEvent.fill(one(el, 'input[placeholder="Search"]'), 'leo');
  await expect.poll(() => one(el, 'tbody').innerText).toContain('Leo');
});

proves(
  'A search still applies while the field is hidden, so the table then shows only the matching rows.',
  async () => {
    const { el } = mount(<Hidden />);
    expect(has(el, 'h6')).toBe(false);
    click(labeled(el, 'Title'));
    await expect.poll(() => texts(el, 'h6')).toEqual(['Orders']);
    fill(input(el, 'Search'), 'gar');
    await expect.poll(() => shown(el)).toEqual(['Garcia']);
    click(labeled(el, 'Search'));
    await expect.poll(() => has(el, 'input[aria-label="Search"]')).toBe(false);
    expect(shown(el)).toEqual(['Garcia']);
    click(labeled(el, 'Toolbar'));
    expect(has(el, 'h6')).toBe(false);
    expect(shown(el)).toEqual(['Garcia']);
  },
);

proves(
  'toolbar: false hides the whole toolbar, including the Add button, the export menu and free actions.',
  () => {
    const exportMenu = [{ label: 'CSV', exportFunc: () => undefined }];
    const more = {
      actions: [{ icon: 'x', tooltip: 'Free', isFreeAction: true, onClick: () => undefined }],
      editable: { onRowAdd: save },
    };
    const { el, update } = mountTable({ exportMenu }, more);
    const names = ['Add', 'Export', 'Free'];
    expect(names.map((name) => has(el, `button[aria-label="${name}"]`))).toEqual([true, true, true]);
    update({ exportMenu, toolbar: false });
    expect(names.map((name) => has(el, `button[aria-label="${name}"]`))).toEqual([false, false, false]);
  },
);

proves('Search, sorting and other features work on the remaining rows.', async () => {
  const { el } = mount(<Dropdown />);
  await choose(el, 'late');
  expect(shown(el)).toEqual(['Costa', 'Garcia', 'Kowalski']);
  fill(input(el, 'Search'), 'o');
  await expect.poll(() => shown(el)).toEqual(['Costa', 'Kowalski']);
  await choose(el, 'paid');
  expect(shown(el)).toEqual(['Ito']);
});

proves(
  'While rows are selected, their number replaces the title. To keep the title, set showTextRowsSelected: false.',
  () => {
    const title = <b className="own">Own</b>;
    const { el, update } = mountTable({ selection: true }, { title });
    click(one(el, `${bodyRow} input`));
    expect(has(el, '.own')).toBe(false);
    expect(el.textContent).toContain('1 row(s) selected');
    update({ selection: true, showTextRowsSelected: false });
    return expect.poll(() => has(el, '.own')).toBe(true);
  },
);

proves('wrap the toolbar and read dataManager.searchedData', async () => {
  const { el } = mount(<Count />);
  await expect.poll(() => texts(el, 'h6')).toEqual(['Orders: 12']);
  fill(input(el, 'Search'), 'paid');
  await expect.poll(() => texts(el, 'h6')).toEqual(['Orders: 5 of 12']);
});

proves("Set searchFieldAlignment: 'left', which moves it to the title's place.", () => {
  const leftOf = (options: object) => input(mountTable(options).el, 'Search').getBoundingClientRect().left;
  expect(leftOf({ showTitle: false, searchFieldAlignment: 'left' })).toBeLessThan(100);
  expect(leftOf({ showTitle: false })).toBeGreaterThan(100);
});

proves(
  [
    'the pagination shows totalCount, as in 1-5 of 13',
    'To show it in the title, store it in your state when the function receives the response.',
  ],
  async () => {
    const { el } = mount(<Total />);
    await expect.poll(() => one(el, 'h6').textContent).toBe('Found: 12');
    await expect.poll(() => el.textContent).toContain('1-5 of 12');
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

proves('The search field then keeps focus, although each search renders the page again.', async () => {
  const demo = visit(<Toolbar />);
  const field = demo.getByRole('textbox', { name: 'Search' });
  await expect.element(demo.getByRole('button', { name: 'New' })).toBeVisible();
  await field.click();
  for (const [key, typed] of [
    ['a', 'a'],
    ['n', 'an'],
    ['s', 'ans'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual([`Searched for “${typed}”`]);
    await expect.element(field).toHaveFocus();
  }
  await expect.poll(() => textsOf(namesIn(demo))).toEqual(['Evans', 'Hansen', 'Jansen']);
});

proves(
  [
    'A custom toolbar receives title, originalData (all rows)',
    "To search, call both dataManager.changeSearchText(text) and onSearchChanged(text). Keep the field's text in your state",
  ],
  async () => {
    const demo = visit(<ToolbarReplaced />);
    await expect.element(demo.getByText('Birds (6)')).toBeVisible();
    const field = demo.getByRole('textbox', { name: 'Find a bird' });
    await field.click();
    await userEvent.keyboard('tits');
    await expect
      .poll(() => textsOf(demo.byCss('tbody tr td:first-child')))
      .toEqual(['Blue tit', 'Coal tit', 'Great tit']);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('tits');
    await demo.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => demo.byCss('tbody tr').elements()).toHaveLength(6);
  },
);

proves(
  'It also removes the empty space that remains above the headers when nothing in the toolbar is visible.',
  () => {
    const spaceAbove = (options: object) => {
      const { el, unmount } = mountTable(options);
      const space =
        one(el, 'thead').getBoundingClientRect().top - one(el, '.MuiPaper-root').getBoundingClientRect().top;
      unmount();
      return space;
    };
    expect(spaceAbove({ showTitle: false, search: false })).toBeGreaterThan(40);
    expect(spaceAbove({ toolbar: false })).toBeLessThan(5);
  },
);
