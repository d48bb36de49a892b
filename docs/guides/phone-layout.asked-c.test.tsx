import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { headers, scroller } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

/** Swipe over an element with a finger, to the right by this many pixels. */
async function swipe(element: Element, distance: number) {
  const { send } = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  const frame = (window.frameElement as HTMLElement).getBoundingClientRect();
  const { left, top, height } = element.getBoundingClientRect();
  const y = frame.top + ((top + height / 2) * frame.width) / window.innerWidth;
  const touch = (type: string, x?: number) =>
    send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: frame.left + left + x, y }],
    });
  await touch('touchStart', 20);
  for (let step = 1; step <= 10; step++) await touch('touchMove', 20 + (distance * step) / 10);
  await touch('touchEnd');
}

proves(
  'in an element with dir="rtl", it starts at its right edge, a swipe to the right shows the columns on the left, and the page itself doesn\'t move.',
  async () => {
    document.body.style.margin = '0';
    await page.viewport(390, 844);
    onTestFinished(async () => {
      document.body.style.margin = '';
      await page.viewport(1000, 800);
    });
    const own = columns({ name: { minWidth: 300 }, city: { minWidth: 300 } });
    const { el } = mount(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <div dir="rtl">
          <MaterialTable columns={own} data={people} />
        </div>
      </ThemeProvider>,
    );
    const box = scroller(el);
    const edges = () => [headers(el)[0], headers(el)[2]].map((cell) => cell?.getBoundingClientRect());
    expect(box.scrollLeft).toBe(0);
    expect(Math.round(edges()[0]?.right ?? 0)).toBe(Math.round(box.getBoundingClientRect().right));
    expect(edges()[1]?.right).toBeLessThan(0);
    // Less than the whole width: Chromium may go back in its history at the end.
    await swipe(box, 230);
    await expect.poll(() => edges()[1]?.right).toBeGreaterThan(0);
    expect(box.scrollLeft).toBeLessThan(0);
    expect([window.scrollX, document.documentElement.scrollWidth]).toEqual([0, 390]);
  },
);
