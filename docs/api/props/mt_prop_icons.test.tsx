import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { forwardRef } from 'react';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { click } from '../../../tests/claims/hands';
import { all, one, styleOf } from '../../../tests/claims/read';
import { columns, mountTable } from '../../../tests/claims/table';

const Arrow = forwardRef<SVGSVGElement, object>((props, ref) => (
  <ArrowDownward {...props} ref={ref} data-mine="" />
));

proves(
  'To replace the arrow, set icons.SortArrow to an icon that points down and turns around for ascending order.',
  async () => {
    const { el } = mountTable({}, { icons: { SortArrow: Arrow } });
    const turned = () => getComputedStyle(one(el, 'th [data-mine]')).transform;
    click(one(el, 'th .MuiTableSortLabel-root'));
    // By 180 degrees; a matrix that begins with 1 is not rotated.
    await expect.poll(turned).toMatch(/^matrix\(-1/);
    click(one(el, 'th .MuiTableSortLabel-root'));
    await expect.poll(turned).toMatch(/^matrix\(1/);
  },
);

proves('In numeric columns, the arrow is on the left. Use sx to move it to the right', () => {
  const isLeft = (el: ParentNode) =>
    all(el, 'th .MuiTableSortLabel-root').map((label) => {
      const icon = one(label, 'svg').getBoundingClientRect().left;
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      range.selectNodeContents(walker.nextNode() ?? label);
      return icon < range.getBoundingClientRect().left;
    });
  expect(isLeft(mountTable().el)).toEqual([false, false, true]);
  const sx = { '& thead .MuiTableSortLabel-root': { flexDirection: 'row' } };
  expect(isLeft(mountTable({}, { sx }).el)).toEqual([false, false, false]);
});

proves('and make it smaller:', () => {
  const sorted = columns({ name: { defaultSort: 'asc' } });
  const widthOf = (sx: object) =>
    styleOf(mountTable({}, { columns: sorted, sx }).el, 'th svg.MuiTableSortLabel-icon').width;
  expect(widthOf({ '& .MuiTableSortLabel-icon': { fontSize: 14 } })).toBe('14px');
  expect(widthOf({})).toBe('18px');
});

proves("An icon that doesn't pass its props to the svg appears in every header and never turns.", () => {
  const SortArrow = (() => <svg data-mine="" />) as never;
  const { el } = mountTable({}, { icons: { SortArrow } });
  const arrows = all(el, 'th [data-mine]').map((arrow) => getComputedStyle(arrow));
  expect(arrows).toHaveLength(all(el, 'th').length);
  expect(arrows.map(({ opacity, transform }) => `${opacity} ${transform}`)).toEqual(
    arrows.map(() => '1 none'),
  );
});
