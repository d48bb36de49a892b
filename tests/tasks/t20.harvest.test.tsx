import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { fill, press } from '../claims/hands';
import { all, has, headers, input, one, scroller, shown } from '../claims/read';
import Harvests, { type Harvest } from './t20.harvest';

const harvests: Harvest[] = [12, 1250, 7, 40, 66, 81, 9].map((tons, index) => ({
  id: index + 1,
  farm: 'النيل',
  fruit: index % 2 ? 'رمان' : 'تمر',
  tons,
  day: new Date(2026, 2, index + 5),
}));

/** In a box that is narrower than the columns. */
function open() {
  const { el } = mount(
    <div style={{ width: 500 }}>
      <Harvests harvests={harvests} />
    </div>,
  );
  return el;
}

/** Every text and name in the table that has a Latin letter. */
const english = (el: ParentNode) => {
  const attributes = ['aria-label', 'title', 'placeholder', 'aria-description'];
  const names = all(el, '*').flatMap((one) => attributes.map((name) => one.getAttribute(name) ?? ''));
  const texts = all(el, '*')
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) || isDescription(one))
    .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .map((node) => node.textContent ?? '');
  return [...names, ...texts].filter((text) => /[a-z]/i.test(text));
};

/** Whether an element is the description of another. */
const isDescription = ({ id }: Element) => id !== '' && has(document, `[aria-describedby="${id}"]`);

const box = (element?: Element) => (element as Element).getBoundingClientRect();

test('t20: no English words are left', async () => {
  const el = open();
  // Icons come after the first render.
  await expect.poll(() => all(el, 'button .material-icons')).toEqual([]);
  expect(english(document.body)).toEqual([]);
  expect(shown(el, 2)).toEqual(['١٢', '١٬٢٥٠', '٧']);
  expect(shown(el, 3)[0]).toMatch(/^[^0-9]*[٠-٩]/);
  expect(all(el, 'button[aria-label="تعديل"] svg')).toHaveLength(3);
  press(el, 'تعديل');
  expect(english(document.body)).toEqual([]);
  press(el, 'إلغاء');
  press(el, 'حذف');
  expect(el.textContent).toContain('هل تريد حذف هذا الصف؟');
  expect(english(document.body)).toEqual([]);
  press(el, 'إلغاء');
  fill(input(el, 'بحث'), 'موز');
  await expect.poll(() => el.textContent).toContain('لا توجد محاصيل');
  expect(english(document.body)).toEqual([]);
  const select = one(el, '[role="combobox"]');
  flushSync(() => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  expect(all(document, '[role="option"]')).toHaveLength(2);
  expect(english(document.body)).toEqual([]);
});

test('t20: the first column sticks to the right', () => {
  const el = open();
  const view = scroller(one(el, '.MuiPaper-root'));
  view.scrollLeft = -200;
  expect(view.scrollLeft).toBe(-200);
  const [first, second] = headers(el);
  expect(box(first).right).toBeCloseTo(box(view).right, 0);
  expect(box(second).right).toBeCloseTo(box(view).right - 160 + 200, 0);
  expect(box(one(el, 'tbody td')).right).toBeCloseTo(box(view).right, 0);
});

test('t20: dragging an edge changes the width on the right side', () => {
  const el = open();
  const handle = one(headers(el)[1] as HTMLElement, '[data-testid="handle"]');
  const before = headers(el).map(box);
  // The edge between two columns is on the left of the first.
  expect(box(handle).left - (before[1]?.left ?? 0)).toBeLessThan(30);
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  mouse(handle, 'mousedown', 300);
  mouse(document, 'mousemove', 260);
  mouse(document, 'mouseup', 260);
  const after = headers(el).map(box);
  expect(after.map(({ width }) => Math.round(width)).slice(0, 4)).toEqual([160, 240, 200, 200]);
  expect(after[1]?.right).toBeCloseTo(before[1]?.right ?? 0, 0);
});

test('t20: arrows point the right way', () => {
  const el = open();
  const icon = (name: string) => one(el, `button[aria-label="${name}"] svg`);
  const next = one(el, 'button[aria-label="الصفحة التالية"]');
  const previous = icon('الصفحة السابقة').closest('button') as Element;
  expect(box(next).left).toBeLessThan(box(previous).left);
  const names = ['الصفحة الأولى', 'الصفحة السابقة', 'الصفحة التالية', 'الصفحة الأخيرة'];
  expect(names.map((name) => icon(name).dataset.testid)).toEqual([
    'last_page',
    'chevron_right',
    'chevron_left',
    'first_page',
  ]);
});
