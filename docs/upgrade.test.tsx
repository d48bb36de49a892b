import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { proves } from '../tests/claims/claim';
import { columns, people, type Person } from '../tests/claims/table';
import { saidBy } from './errors/_produce';

proves('Since 6.4.3, it throws, so pass an empty array until the rows are there:', async () => {
  const none = undefined as unknown as Person[];
  expect(await saidBy(<MaterialTable columns={columns()} data={none} />)).toContain('is not a function');
  expect(await saidBy(<MaterialTable columns={none as never} data={people} />)).toContain('undefined');
  expect(await saidBy(<MaterialTable columns={columns()} data={none ?? []} />)).not.toContain('function');
});
