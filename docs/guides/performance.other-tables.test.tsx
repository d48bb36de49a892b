import { MTableHeader } from '@material-table/core';
import { createRef, memo, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

interface Running {
  onDragEnd: (result: object) => void;
}

proves(
  [
    'Dropping a dragged header renders the cells once.',
    'Resizing a column renders the whole page with each move of the mouse',
  ],
  () => {
    const render = vi.fn(({ name }: Person) => name);
    const tableRef = createRef<Running>();
    const { el } = mountTable(
      { columnResizable: true, tableLayout: 'fixed' },
      { columns: columns({ name: { render, width: 150 } }), tableRef },
    );
    const rendered = (run: () => void) => {
      render.mockClear();
      flushSync(run);
      return render.mock.calls.length;
    };
    const mouse = (target: EventTarget, type: string, clientX: number) => () =>
      void target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
    rendered(mouse(one(el, 'thead [data-testid="drag_handle"]'), 'mousedown', 300));
    const page = rendered(mouse(document, 'mousemove', 290));
    expect(page).toBeGreaterThanOrEqual(5);
    expect(rendered(mouse(document, 'mousemove', 280))).toBe(page);
    const ends = {
      source: { droppableId: 'headers', index: 0 },
      destination: { droppableId: 'headers', index: 1 },
    };
    expect(rendered(() => tableRef.current?.onDragEnd(ends))).toBe(page);
  },
);

proves(
  [
    'React.memo around components.Header saves nothing, because its props are new on every render.',
    'A comparison that ignores orderByCollection freezes the sort arrow.',
  ],
  async () => {
    const header = vi.fn();
    function Counted(props: ComponentProps<typeof MTableHeader>) {
      header();
      return <MTableHeader {...props} />;
    }
    const { el, update } = mountTable({}, { components: { Header: memo(Counted) } });
    await expect.poll(() => header.mock.calls.length).toBeGreaterThan(0);
    header.mockClear();
    update({});
    expect(header).toHaveBeenCalled();
    const label = (from: ParentNode) => one(from, '[data-testid=mtableheader-sortlabel]');
    click(label(el));
    expect(label(el).matches('.Mui-active')).toBe(true);
    const frozen = mountTable({}, { components: { Header: memo(Counted, () => true) } }).el;
    header.mockClear();
    await expect.poll(() => all(frozen, 'thead th').length).toBe(3);
    click(label(frozen));
    expect(one(frozen, 'tbody td').textContent).toBe('Ann');
    expect(label(frozen).matches('.Mui-active')).toBe(false);
  },
);
