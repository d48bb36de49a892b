import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { proves } from './claim';
import { click, fill, press } from './hands';
import { all, bodyRow, input, one, shown, toggle } from './read';
import { mountTable } from './table';

proves(
  [
    "A panel isn't reported when its row leaves the page or is filtered out.",
    'so its state is lost',
    'The content mounts when the panel opens and unmounts when it closes',
  ],
  async () => {
    const states: string[] = [];
    const Panel = () => {
      const [count, setCount] = useState(0);
      return (
        <button
          type="button"
          aria-label="more"
          onClick={() => setCount(count + 1)}
          children={`count ${count}`}
        />
      );
    };
    const { el } = mountTable(
      { debounceInterval: 0 },
      {
        detailPanel: () => <Panel />,
        onDetailPanelChange: (row, state) => states.push(`${row.name} ${state}`),
        onTreeExpandChange: () => {},
      },
    );
    press(el, toggle);
    expect(states).toEqual(['Cid open']);
    await expect.poll(() => all(el, 'button[aria-label=more]').length).toBe(1);
    press(el, 'more');
    expect(one(el, 'button[aria-label=more]').textContent).toBe('count 1');
    press(el, toggle);
    await expect.poll(() => all(el, 'button[aria-label=more]').length).toBe(0);
    press(el, toggle);
    await expect.poll(() => all(el, 'button[aria-label=more]')[0]?.textContent).toBe('count 0');
    states.length = 0;
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    fill(input(el, 'Search'), 'leo');
    await expect.poll(() => shown(el)).toEqual(['Leo']);
    expect(states).toEqual([]);
  },
);

proves(
  [
    'If you pass an array, each row has one icon per entry and shows one of its panels at a time.',
    'The default is the arrow, icons.DetailPanel, which tree rows also show.',
    'For screen readers, the arrow is always called "Detail panel visibility toggle" and has no aria-expanded.',
  ],
  async () => {
    const panels = [{ render: () => 'one' }, { render: () => 'two' }];
    const { el } = mountTable({}, { detailPanel: panels });
    const toggles = all(one(el, bodyRow), `button[aria-label="${toggle}"]`);
    expect(toggles).toHaveLength(2);
    expect(all(one(el, bodyRow), 'button svg')).toHaveLength(2);
    click(toggles[0] as HTMLElement);
    await expect.poll(() => el.textContent).toContain('one');
    click(all(one(el, bodyRow), `button[aria-label="${toggle}"]`)[1] as HTMLElement);
    await expect.poll(() => el.textContent).toContain('two');
    await expect.poll(() => el.textContent).not.toContain('one');
    const tooltip = { tooltip: 'Life', icon: () => <svg aria-label="icon" />, render: () => 'one' };
    for (const detailPanel of [() => 'one', [tooltip]]) {
      const table = mountTable({}, { detailPanel }).el;
      const named = () => page.elementLocator(table).getByRole('button', { name: toggle, exact: true });
      expect(
        named()
          .elements()
          .map((button) => button.ariaExpanded),
      ).toEqual([null, null, null, null, null]);
      click(named().elements()[0] as HTMLElement);
      await expect.poll(() => table.textContent).toContain('one');
      expect(
        named()
          .elements()
          .map((button) => button.ariaExpanded),
      ).toEqual([null, null, null, null, null]);
    }
  },
);
