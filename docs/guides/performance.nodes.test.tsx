import MaterialTable from '@material-table/core';
import { expect, onTestFinished } from 'vitest';
import { runRound } from '../../tools/bench/features/round';
import { propsOf, type Scenario } from '../../tools/bench/features/scenarios';
import { TableSurroundings } from '../../src/components/Demo/surroundings';
import { mount, proves } from '../../tests/claims/claim';
import { all } from '../../tests/claims/read';

/** The elements of 500 rows with a feature, counted as in the benchmark. */
function nodesWith(feature: Scenario['feature']) {
  const { el } = mount(
    <TableSurroundings>
      <MaterialTable {...propsOf({ rows: 500, feature })} />
    </TableSurroundings>,
  );
  return all(el, '*').length;
}

// `npx tsx tools/bench/features/main.mts` measures processor time; a test would include other load.

proves('pages of 10 rows | 198', () => {
  expect(nodesWith('paging')).toBe(198);
});

proves('all rows on one page, 5 columns | 5,563', () => {
  expect(nodesWith('plain')).toBe(5563);
});

proves('with filters | 5,620', () => {
  expect(nodesWith('filtering')).toBe(5620);
});

proves('with groups, all open | 5,578', () => {
  expect(nodesWith('grouping')).toBe(5578);
});

proves('with detail panels, closed | 7,564', () => {
  expect(nodesWith('detail')).toBe(7564);
});

proves('with tree data, all open | 6,214', () => {
  expect(nodesWith('tree')).toBe(6214);
});

proves('with fixedColumns | 11,094', () => {
  expect(nodesWith('fixed')).toBe(11094);
});

proves('with buttons to edit and delete | 9,565', () => {
  expect(nodesWith('editing')).toBe(9565);
});

proves('with 20 columns | 13,153', () => {
  expect(nodesWith('columns')).toBe(13153);
});

proves(
  [
    'Each line is a new five-column table with search, sorting and selection.',
    'one round of rendering, sorting, selecting, searching',
  ],
  async () => {
    const place = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => place.remove());
    const seen = new Set<string>();
    const observer = new MutationObserver(() => {
      const rows = all(place, 'tbody tr').length;
      if (rows === 20) seen.add('rendered');
      if (place.querySelector('th[aria-sort], th .Mui-active')) seen.add('sorted');
      if (place.querySelector('tbody input:checked')) seen.add('selected');
      if (rows > 0 && rows < 20) seen.add('searched');
    });
    observer.observe(place, { childList: true, subtree: true, attributes: true });
    await runRound(place, { rows: 20, feature: 'plain' });
    observer.disconnect();
    expect([...seen].sort()).toEqual(['rendered', 'searched', 'selected', 'sorted']);
    expect(place.childElementCount).toBe(0);
    const props = propsOf({ rows: 20, feature: 'plain' });
    expect([props.columns.length, props.options?.selection]).toEqual([5, true]);
    expect(propsOf({ rows: 20, feature: 'plain' }).columns).not.toBe(props.columns);
  },
);
