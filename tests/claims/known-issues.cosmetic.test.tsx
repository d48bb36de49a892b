import { expect } from 'vitest';
import { proves } from './claim';
import { reproduces } from './reproduction';
import { click } from './hands';
import { all, bodyRow, one } from './read';
import { mountTable, type Person } from './table';

proves('doubleHorizontalScroll adds no second scroll bar', () =>
  reproduces(
    'double-scroll',
    (el) =>
      all(el, '*').filter((node) => {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
        return scrolls && node.scrollWidth > node.clientWidth;
      }).length,
    { wrong: 1 },
  ),
);

proves("padding: 'default' is not the default", () =>
  reproduces(
    'padding-default',
    (el) => ['thead th', `${bodyRow} td`].map((cell) => getComputedStyle(one(el, cell)).paddingTop),
    { wrong: ['16px', '6px'], right: ['6px', '6px'] },
  ),
);

proves('query.error is false after a success', () =>
  reproduces(
    'query-error-false',
    async (el) => {
      await expect.poll(() => one(el, 'h6').textContent).toBe('error: undefined');
      await expect.poll(() => all(el, bodyRow)).toHaveLength(2);
      click(one(el, 'th .MuiTableSortLabel-root'));
      await expect.poll(() => one(el, 'h6').textContent).not.toBe('error: undefined');
      return one(el, 'h6').textContent;
    },
    { wrong: 'error: false' },
  ),
);

proves('The loading overlay stays white in dark mode, and its spinner has no name', () =>
  reproduces(
    'white-veil',
    (el) => {
      const behind = [];
      for (let box = one(el, '[role=progressbar]').parentElement; box && box !== el; box = box.parentElement)
        behind.push(getComputedStyle(box).backgroundColor);
      return behind.includes('rgb(255, 255, 255)');
    },
    { wrong: true },
  ),
);

const parentChildData = ({ id }: Person, rows: Person[]) => rows.find((row) => row.id === id - 1);

proves('The arrow of a detail panel or tree covers text with a fixed layout', () => {
  const layouts = [{ tableLayout: 'fixed' }, { tableLayout: 'fixed', columnResizable: true }] as const;
  const width = (options: object, props: object) =>
    one(mountTable(options, props).el, 'th').getBoundingClientRect().width;
  for (const props of [{ detailPanel: () => 'x' }, { parentChildData }]) {
    expect(width({}, props)).toBeGreaterThanOrEqual(40);
    for (const layout of layouts) expect(width(layout, props)).toBeLessThan(1);
  }
});

proves('The arrow of a detail panel or tree covers text with a fixed layout', () =>
  reproduces(
    'arrow-column-no-width',
    (el) => {
      const cell = one(el, '[data-testid="mtablecell"]');
      const text = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
      return one(el, 'tbody button').getBoundingClientRect().right > text;
    },
    { wrong: true, right: false },
  ),
);
