import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press, search } from '../../tests/claims/hands';
import { all, hasButton, shown, texts } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';
import ExportedParts from './basic';

proves(['Search and pagination are on by default.', 'For Excel, add this entry to the list.'], async () => {
  const { el, unmount } = mount(<ExportedParts />);
  expect(shown(el)).toHaveLength(5);
  expect(hasButton(el, 'Next Page')).toBe(true);
  search(el, 'motor');
  await expect.poll(() => shown(el)).toEqual(['Stepper motor']);
  press(el, 'Export');
  expect(texts(document, '[role=menuitem]')).toEqual(['CSV', 'PDF']);
  unmount();

  const exportFunc = vi.fn();
  const exportMenu = ['CSV', 'PDF', 'Excel'].map((label) => ({ label, exportFunc }));
  const { el: longer } = mountTable({ exportMenu });
  press(longer, 'Export');
  expect(texts(document, '[role=menuitem]')).toEqual(['CSV', 'PDF', 'Excel']);
  click(all(document, '[role=menuitem]')[2] as HTMLElement);
  expect(exportFunc).toHaveBeenCalledOnce();
  expect(exportFunc.mock.lastCall?.[1]).toHaveLength(5);
});
