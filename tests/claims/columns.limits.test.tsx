import type { Column, Options } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { proves } from './claim';
import { headers, one } from './read';
import { columns, inBox, people, type Person } from './table';

const widths = (el: ParentNode) => headers(el).map((th) => Math.round(th.getBoundingClientRect().width));

proves(
  'To fit a column to its content up to a limit, set width: 1 and a cellStyle with maxWidth, as for long text, and leave another column without a width.',
  () => {
    const shape = (name: string, minWidth?: number) => {
      const cellStyle = {
        maxWidth: 200,
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      } as const;
      const own = columns({ name: { width: 1, cellStyle }, age: { width: 100, minWidth } });
      const data = people.map((row) => ({ ...row, name }));
      const [first = 0, city = 0, age = 0] = widths(inBox(700, own, {}, { data }));
      return { first, city, age };
    };
    const short = shape('A short name', 100);
    expect(short.first).toBeLessThan(150);
    const long = shape('A name of many words '.repeat(5), 100);
    expect(long).toEqual({ first: 200, city: 400, age: 100 });
    expect(short).toEqual({ first: short.first, city: 600 - short.first, age: 100 });
    expect(shape('A name of many words '.repeat(5)).age).not.toBe(100);
  },
);

proves(
  "Leave one column without a width, or set tableWidth: 'variable' with widths in px. The line is slower, or stops, where the next column reaches its minWidth.",
  () => {
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
  },
);
