import MaterialTable, { MTableBodyRow } from '@material-table/core';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, texts, toggle } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';
import { saidBy } from './_produce';

const Row = (props: ComponentProps<typeof MTableBodyRow>) => (
  <>
    <MTableBodyRow {...props} />
    <tr>
      <td colSpan={9}>More</td>
    </tr>
  </>
);

proves(
  'For expanded content, use detailPanel, which may return any element, or return a second row from Row',
  async () => {
    const own = <MaterialTable columns={columns()} data={people} components={{ Row }} />;
    expect(await saidBy(own)).toBe('');
    const { el, unmount } = mount(own);
    await expect.poll(() => all(el, 'tbody td[colspan="9"]').length).toBe(5);
    unmount();
    const panels = mount(
      <MaterialTable columns={columns()} data={people} detailPanel={() => <div>Details</div>} />,
    );
    press(panels.el, toggle);
    await expect.poll(() => texts(panels.el, 'tbody tr').slice(0, 2)).toEqual(['CidBonn41', 'Details']);
  },
);
