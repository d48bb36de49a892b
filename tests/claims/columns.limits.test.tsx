import type { Column, Options } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { proves } from './claim';
import { headers, one } from './read';
import { columns, inBox, type Person } from './table';

const widths = (el: ParentNode) => headers(el).map((th) => Math.round(th.getBoundingClientRect().width));

proves("Leave one column without a width, or set tableWidth: 'variable' with widths in px.", () => {
  /** How far the edge moves while the pointer moves 60 px. */
  const moved = (
    width: Column<Person>['width'],
    last: Column<Person>['width'],
    options: Options<Person> = {},
    minWidth?: number,
  ) => {
    const own = columns({ name: { width }, city: { width, minWidth }, age: { width: last } });
    const el = inBox(900, own, { columnResizable: true, tableLayout: 'fixed', ...options });
    const [before = NaN] = widths(el);
    const mouse = (target: EventTarget, type: string, clientX: number) =>
      flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
    mouse(one(el, '[data-testid=drag_handle]'), 'mousedown', 200);
    for (let x = 210; x <= 260; x += 10) mouse(document, 'mousemove', x);
    mouse(document, 'mouseup', 260);
    return (widths(el)[0] ?? NaN) - before;
  };
  expect(moved(100, 100)).toBe(180);
  expect(moved('20%', '20%')).toBe(100);
  expect(moved(100, undefined)).toBe(60);
  expect(moved(100, 100, { tableWidth: 'variable' })).toBe(60);
  expect(moved(100, undefined, {}, 70)).toBe(30);
});
