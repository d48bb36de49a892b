import MaterialTable, { type Options } from '@material-table/core';
import { memo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, bodyRow, one, status, toggle } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const render = vi.fn(({ name }: Person) => name);
const drawn = () => new Set(render.mock.calls.map(([row]) => row.id)).size;

proves(
  [
    'Selecting a row, opening a detail panel, or a click that changes rowStyle, rerenders all rows of the page.',
    "detailPanelType: 'single' doesn't help.",
  ],
  async () => {
    const options: Options<Person>[] = [{ paging: false }, { paging: false, detailPanelType: 'single' }];
    for (const own of options) {
      const { el } = mountTable(own, {
        columns: columns({ name: { render } }),
        detailPanel: ({ rowData }) => <i>About {rowData.name}</i>,
      });
      for (const place of [0, 3]) {
        render.mockClear();
        click(all(el, `button[aria-label="${toggle}"]`)[place] as HTMLElement);
        await expect.poll(() => el.textContent).toContain(`About ${people[place]?.name}`);
        expect(drawn()).toBe(people.length);
      }
    }
  },
);

proves(
  'To render no row, show the details next to a memoized table, and set the row to show in onRowClick.',
  () => {
    const own = columns({ name: { render } });
    const Table = memo(function Table({ onShow }: { onShow: (row?: Person) => void }) {
      return <MaterialTable columns={own} data={people} onRowClick={(_event, row) => onShow(row)} />;
    });
    function Page() {
      const [open, setOpen] = useState<Person>();
      return (
        <>
          <p role="status">{open?.name}</p>
          <Table onShow={setOpen} />
        </>
      );
    }
    const { el } = mount(<Page />);
    render.mockClear();
    click(one(el, `${bodyRow} td`));
    expect(status(el)).toBe('Cid');
    expect(render).not.toHaveBeenCalled();
  },
);
