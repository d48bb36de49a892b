import MaterialTable, { type Column } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, one } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const sticky = (side: 'insetInlineStart' | 'insetInlineEnd', offset: number, width = 150) => {
  const style = { position: 'sticky', [side]: offset, minWidth: width, background: 'white' } as const;
  return { width, headerStyle: style, cellStyle: style };
};
const place = (cell: Element | undefined) => cell?.getBoundingClientRect() as DOMRect;

function frozen(own: Column<Person>[], rest: object) {
  const { el } = mount(
    <div style={{ width: 400 }}>
      <MaterialTable columns={own} data={people} {...rest} />
    </div>,
  );
  const scroller = one(el, '.MuiBox-root:has(thead)');
  const cells = () => all(el, 'tbody tr:first-of-type td');
  return { el, scroller, cells };
}

proves(
  "Resizing a sticky column doesn't change the offset of the next one, so they overlap or leave a gap. Set resizable: false on all but the innermost.",
  () => {
    const gapAfter = (by: number) => {
      const own = columns({
        name: sticky('insetInlineStart', 0),
        city: { ...sticky('insetInlineStart', 150), resizable: false },
        age: { width: 600 },
      });
      const { el, scroller, cells } = frozen(own, {
        options: { columnResizable: true, tableLayout: 'fixed', tableWidth: 'variable', draggable: false },
      });
      const mouse = (target: EventTarget, type: string, clientX: number) =>
        flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
      mouse(one(el, 'thead [data-testid="drag_handle"]'), 'mousedown', 300);
      mouse(document, 'mousemove', 300 + by);
      mouse(document, 'mouseup', 300 + by);
      scroller.scrollLeft = 300;
      const [name, city] = cells();
      return Math.round(place(city).left - place(name).right);
    };
    expect(gapAfter(0)).toBe(0);
    expect(gapAfter(60)).toBe(-60);
  },
);

proves(
  [
    "To freeze a column next to the actions, set its insetInlineEnd to their width, such as 48 for one button, and keep that width: '& th:last-of-type, & td:last-of-type': { width: 48, minWidth: 48, p: 0 }.",
  ],
  () => {
    const last = '& th:last-of-type, & td:last-of-type';
    const { scroller, cells } = frozen(
      columns({ name: { cellStyle: { minWidth: 600 } }, age: sticky('insetInlineEnd', 48, 80) }),
      {
        actions: [{ icon: () => <i>x</i>, tooltip: 'Act', position: 'row', onClick: () => undefined }],
        options: { actionsColumnIndex: -1 },
        sx: { [last]: { position: 'sticky', insetInlineEnd: 0, width: 48, minWidth: 48, p: 0 } },
      },
    );
    for (const left of [0, 200, 1000]) {
      scroller.scrollLeft = left;
      const edge = place(scroller).right;
      const [age, actions] = cells().slice(-2);
      expect([place(actions).right, place(actions).left].map((x) => Math.round(x - edge))).toEqual([0, -48]);
      expect(Math.abs(place(age).right - place(actions).left)).toBeLessThan(1);
    }
  },
);
