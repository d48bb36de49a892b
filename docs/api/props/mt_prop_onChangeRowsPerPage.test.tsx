import { createRef } from 'react';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { choose } from '../../../tests/claims/hands';
import { shown } from '../../../tests/claims/read';
import { mountTable, people } from '../../../tests/claims/table';

proves('To show another page, call tableRef.current.onPageChange(null, 1) here.', async () => {
  const tableRef = createRef<{ onPageChange: (event: null, page: number) => void }>();
  const { el } = mountTable(
    { pageSizeOptions: [5, 10] },
    { tableRef, onRowsPerPageChange: () => tableRef.current?.onPageChange(null, 1) },
  );
  await choose(el, '10');
  await expect.poll(() => shown(el)).toEqual(people.slice(10).map(({ name }) => name));
});
