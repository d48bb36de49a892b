import { expect, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { press, pressText, click, search } from '../../tests/claims/hands';
import { all, shown, hasButton, texts } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';
import ExportedParts from './basic';
import Print from './basic.print';

interface Session {
  send: (method: string, settings: object) => Promise<unknown>;
}

proves(
  "To start a new page for each group, use sx={{ '@media print': { '& tbody tr:not([data-testid], :empty)': { breakBefore: 'page' } } }}.",
  async () => {
    const { el } = mountTable(
      { defaultExpanded: true },
      {
        columns: [
          { title: 'City', field: 'city', defaultGroupOrder: 0 },
          { title: 'Name', field: 'name' },
        ],
        sx: { '@media print': { '& tbody tr:not([data-testid], :empty)': { breakBefore: 'page' } } },
      },
    );
    const media = (name: string) =>
      (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: name });
    onTestFinished(async () => void (await media('')));
    const breaks = () => all(el, 'tbody tr').map((row) => getComputedStyle(row).breakBefore === 'page');
    expect(breaks()).not.toContain(true);
    await media('print');
    const groups = all(el, 'tbody tr').map((row) => row.textContent?.startsWith('City: '));
    expect(groups).toContain(true);
    expect(breaks()).toEqual(groups);
  },
);

proves('turn off paging, print in the next frame, and turn paging on again on afterprint', async () => {
  let printed: string[] = [];
  const { el } = mount(<Print />);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed = shown(el);
  });
  pressText(el, 'Print all rows');
  await expect.poll(() => printed.length).toBe(6);
  expect(all(el, 'input')).toHaveLength(0);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => shown(el)).toHaveLength(3);
  expect(print).toHaveBeenCalledTimes(1);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Emma Clarke');
  print.mockRestore();
});

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
