import { proves, mount } from '../../../tests/claims/claim';
import { one, has, labeled, texts, input, shown, bodyRow } from '../../../tests/claims/read';
import { Box, Typography, ThemeProvider, createTheme, type SxProps } from '@mui/material';
import MaterialTable, { type Query } from '@material-table/core';
import { columns, people, mountTable, save, type Person } from '../../../tests/claims/table';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fill, click, choose } from '../../../tests/claims/hands';
import Hidden from './hidden';
import Dropdown from './dropdown';
import Count from './count';
import { useMemo, useState, useCallback, type ReactNode } from 'react';

/** The table "Orders" in a `Box`; functions that return the rectangle of a part, and the Box itself. */
function inBox(sx: SxProps, options = {}, title: ReactNode = 'Orders') {
  const { el } = mount(
    <Box sx={sx}>
      <MaterialTable title={title} columns={columns()} data={people} options={options} />
    </Box>,
  );
  return { el, at: (selector: string) => one(el, selector).getBoundingClientRect() };
}
const toolbar = '.MuiPaper-root > .MuiToolbar-root';
const titleBox = '.MuiToolbar-root > .MuiBox-root:first-of-type';

proves(
  [
    'With px: 0, the title starts at the edge of the table, and minHeight: 40 makes the toolbar lower.',
    'order: 1 moves the toolbar below the rows and pagination.',
  ],
  () => {
    const plain = inBox({});
    expect(plain.at('h6').left - plain.at(toolbar).left).toBeGreaterThanOrEqual(16);
    expect(plain.at('thead').top - plain.at('.MuiPaper-root').top).toBeGreaterThan(40);
    const lower = inBox({ [`& ${toolbar}`]: { minHeight: 40, px: 0 } });
    expect(lower.at('h6').left).toBe(lower.at(toolbar).left);
    expect(lower.at(toolbar).height).toBeLessThan(plain.at(toolbar).height);
    const below = inBox({
      '& > .MuiPaper-root': { display: 'flex', flexDirection: 'column' },
      [`& ${toolbar}`]: { order: 1 },
    });
    expect(below.at(toolbar).top).toBeGreaterThanOrEqual(below.at('.MuiTablePagination-root').bottom);
  },
);

proves('and a layout rule with textAlign centers it', async () => {
  const { el, at } = inBox({
    [`& ${titleBox}`]: { position: 'absolute', insetInline: 0, textAlign: 'center', pointerEvents: 'none' },
  });
  const words = document.createRange();
  words.selectNodeContents(one(el, 'h6'));
  const middle = ({ left, right }: DOMRect) => (left + right) / 2;
  expect(middle(words.getBoundingClientRect())).toBeCloseTo(middle(at('.MuiPaper-root')), 0);
  await userEvent.fill(one(el, 'input[placeholder="Search"]'), 'leo');
  await expect.poll(() => shown(el)).toEqual(['Leo']);
});

proves(
  [
    "Set searchFieldAlignment: 'left'.",
    "Set showTitle: false and searchFieldAlignment: 'left', and use wideSearchField from above, which sets flexGrow.",
    "For other dropdowns, use uncutTitle from above, which sets overflow: 'visible'.",
  ],
  () => {
    const options = { showTitle: false, searchFieldAlignment: 'left' };
    const narrow = inBox({ width: 900 }, options).at('.MuiTextField-root');
    const wide = { width: 900, '& .MuiToolbar-root > .MuiTextField-root': { flexGrow: 99 } };
    expect([narrow.left < 100, narrow.width < 300]).toEqual([true, true]);
    expect(inBox(wide, options).at('.MuiTextField-root').width).toBeGreaterThan(750);
    expect(inBox({}, { showTitle: false }).at('.MuiTextField-root').left).toBeGreaterThan(100);
    const overflow = (sx: SxProps) => {
      const title = one(inBox(sx, {}, <b id="own-title">Menu</b>).el, '#own-title');
      return getComputedStyle(title.parentElement as HTMLElement).overflow;
    };
    expect(overflow({})).toBe('hidden');
    expect(overflow({ [`& ${titleBox}`]: { overflow: 'visible' } })).toBe('visible');
  },
);

proves(
  [
    'toolbar: false hides the whole toolbar, including the Add button, the export menu and free actions.',
    'It also removes the empty space that remains above the headers when nothing in the toolbar is visible.',
  ],
  () => {
    const exportMenu = [{ label: 'CSV', exportFunc: () => undefined }];
    const { el, update } = mountTable(
      { exportMenu },
      {
        actions: [{ icon: 'x', tooltip: 'Free', isFreeAction: true, onClick: () => undefined }],
        editable: { onRowAdd: save },
      },
    );
    const names = () => ['Add', 'Export', 'Free'].map((name) => has(el, `button[aria-label="${name}"]`));
    const space = (root: ParentNode) =>
      one(root, 'thead').getBoundingClientRect().top -
      one(root, '.MuiPaper-root').getBoundingClientRect().top;
    expect(names()).toEqual([true, true, true]);
    update({ exportMenu, toolbar: false });
    expect(names()).toEqual([false, false, false]);
    expect(space(el)).toBeLessThan(5);
    expect(space(mountTable({ showTitle: false, search: false }).el)).toBeGreaterThan(40);
  },
);

proves('showTitle: false hides only the title, and search: false hides only the search field.', async () => {
  const { el } = mount(<Hidden />);
  expect(has(el, 'h6')).toBe(false);
  click(labeled(el, 'Title'));
  await expect.poll(() => texts(el, 'h6')).toEqual(['Orders']);
  click(labeled(el, 'Search'));
  await expect.poll(() => has(el, 'input[aria-label="Search"]')).toBe(false);
  expect(texts(el, 'h6')).toEqual(['Orders']);
});

proves(
  'With a data function, store the totalCount of the response in your state and use it in the title.',
  async () => {
    const load = vi.fn(async ({ page }: Query<Person>) => ({
      data: people.slice(0, 5),
      page,
      totalCount: people.length,
    }));
    function Total() {
      const made = useMemo(() => columns(), []);
      const [total, setTotal] = useState(0);
      const data = useCallback(async (query: Query<Person>) => {
        const response = await load(query);
        setTotal(response.totalCount);
        return response;
      }, []);
      return <MaterialTable title={`Found: ${total}`} columns={made} data={data} />;
    }
    const { el } = mount(<Total />);
    await expect.poll(() => texts(el, 'h6')).toEqual(['Found: 12']);
    expect(load).toHaveBeenCalledTimes(1);
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

proves('Search, sorting and other features work on the remaining rows.', async () => {
  const { el } = mount(<Dropdown />);
  await choose(el, 'Late');
  expect(shown(el)).toEqual(['Costa', 'Garcia', 'Kowalski']);
  fill(input(el, 'Search'), 'o');
  await expect.poll(() => shown(el)).toEqual(['Costa', 'Kowalski']);
  await choose(el, 'Paid');
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
