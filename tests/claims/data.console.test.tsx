import MaterialTable, { type Query } from '@material-table/core';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { pageOf } from './remote';
import { shown } from './read';
import { columns, type Person } from './table';

proves(
  ['In development only, StrictMode mounts the table twice, which sends the first query twice.'],
  async () => {
    const data = vi.fn(async (query: Query<Person>) => pageOf(query));
    const html = renderToString(<MaterialTable columns={columns()} data={data} />);
    expect(data).not.toHaveBeenCalled();
    expect(html).not.toContain('Cid');
    const { el } = mount(
      <StrictMode>
        <MaterialTable columns={columns()} data={data} />
      </StrictMode>,
    );
    await expect.poll(() => shown(el).length).toBe(5);
    expect(data).toHaveBeenCalledTimes(2);
  },
);
