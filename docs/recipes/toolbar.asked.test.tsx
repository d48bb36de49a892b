import MaterialTable from '@material-table/core';
import { Box, Typography } from '@mui/material';
import { createRef, type RefObject } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, columns, mountTable, one, people, shown } from '../../tests/claims/table';

interface RunningTable {
  dataManager: { changeSearchText: (text: string) => void };
  onSearchChangeDebounce: (text: string) => void;
}

proves('Give each table a tableRef and its own columns, and pass the text to both.', async () => {
  const refs: RefObject<RunningTable | null>[] = [createRef(), createRef()];
  const { el } = mount(
    <>
      {refs.map((tableRef, index) => (
        <section key={index}>
          <MaterialTable
            columns={columns()}
            data={people.slice(index * 6, index * 6 + 6)}
            tableRef={tableRef}
            options={{ search: false, debounceInterval: 0 }}
          />
        </section>
      ))}
    </>,
  );
  for (const { current } of refs) {
    current?.dataManager.changeSearchText('rome');
    current?.onSearchChangeDebounce('rome');
  }
  await expect.poll(() => all(el, 'section').map((part) => shown(part))).toEqual([['Eve'], ['Hal', 'Kim']]);
});

const leftOf = (el: ParentNode, selector: string) =>
  one(el, selector).getBoundingClientRect().left - one(el, '.MuiPaper-root').getBoundingClientRect().left;

proves('With px: 0 in it the title starts at the edge.', () => {
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
});

proves("let it grow with '& .MuiToolbar-root > .MuiTextField-root': { flexGrow: 99 } in the same box", () => {
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
});

proves('noWrap keeps the ellipsis of a title that is too long', () => {
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
