import MaterialTable, { type Column, type MaterialTableProps } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, one, scroller, shown } from '../../tests/claims/read';
import { columns, inBox, people, type Person } from '../../tests/claims/table';

const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;

/** A narrow, low table whose first column is sticky and whose columns can be resized. */
function Narrow({ data }: Pick<MaterialTableProps<Person>, 'data'>) {
  return (
    <div style={{ width: 300 }}>
      <MaterialTable
        columns={own}
        data={data}
        sx={{ '& th:first-of-type': { position: 'sticky !important' } }}
        options={{
          columnResizable: true,
          tableLayout: 'fixed',
          tableWidth: 'variable',
          paging: false,
          maxBodyHeight: 150,
        }}
      />
    </div>
  );
}
const own = columns({
  name: { width: 100, headerStyle: sticky, cellStyle: sticky },
  city: { width: 300 },
  age: { width: 300 },
});

const widthOf = (el: ParentNode) => Math.round(one(el, 'tbody td').getBoundingClientRect().width);
const left = (element: Element) => element.getBoundingClientRect().left;
/** How far each first cell is from the edge of the box that scrolls. */
const offsets = (el: HTMLElement) =>
  new Set(all(el, 'tr > :first-child').map((cell) => Math.round(left(cell) - left(scroller(el)))));

function resizeFirst(el: ParentNode, by: number) {
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  mouse(one(el, 'thead [data-testid="drag_handle"]'), 'mousedown', 100);
  mouse(document, 'mousemove', 100 + by);
  mouse(document, 'mouseup', 100 + by);
}

proves('Sticky columns support groups, resizing, remote data and rows loaded on scroll', async () => {
  const { el, rerender } = mount(<Narrow data={people.slice(0, 6)} />);
  resizeFirst(el, 40);
  expect(widthOf(el)).toBe(140);
  scroller(el).scrollTo(200, 60);
  expect(offsets(el)).toEqual(new Set([0]));
  rerender(<Narrow data={people} />);
  expect(shown(el)).toHaveLength(12);
  expect([scroller(el).scrollLeft, scroller(el).scrollTop, widthOf(el)]).toEqual([200, 60, 140]);
  expect(offsets(el)).toEqual(new Set([0]));

  const remote = mount(<Narrow data={async () => ({ data: people, page: 0, totalCount: 12 })} />).el;
  await expect.poll(() => shown(remote).length).toBe(12);
  scroller(remote).scrollTo(200, 60);
  expect(offsets(remote)).toEqual(new Set([0]));

  const stuck = { headerStyle: sticky, cellStyle: sticky };
  const byAge: Column<Person>[] = [
    { title: 'Age', field: 'age', defaultGroupOrder: 0 },
    { title: 'Age', field: 'age', ...stuck },
    { title: 'Name', field: 'name', cellStyle: { minWidth: 800 } },
  ];
  const grouped = inBox(300, byAge, { defaultExpanded: true });
  scroller(grouped).scrollTo(200, 0);
  for (const cell of all(grouped, `th:nth-child(2), ${bodyRow} td:nth-child(2)`))
    expect(Math.round(left(cell) - left(scroller(grouped)))).toBe(0);
});
