import type { Options } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from './claim';
import { all, one } from './read';
import { mountTable, type Person } from './table';

proves(
  [
    "How the table indicates loading during isLoading, a remote query or the saving of an edit. 'overlay' covers the table with a spinner, and 'linear' shows a bar below the rows, so the table stays readable and usable.",
    "Set isLoading to true while your app loads or saves the table's data. The table then shows an overlay with a spinner over the rows or a thin bar below them.",
  ],
  () => {
    const indicators = (options: Options<Person>) => {
      const { el } = mountTable(options, { isLoading: true });
      return ['.MuiCircularProgress-root', '.MuiLinearProgress-root'].map(
        (selector) => all(el, selector).length,
      );
    };
    expect(indicators({})).toEqual([1, 0]);
    expect(indicators({ loadingType: 'linear' })).toEqual([0, 1]);

    const box = (element: Element | null | undefined) => {
      if (!element) throw new Error('no such element');
      const { left, top, width, height, bottom } = element.getBoundingClientRect();
      return { left, top, width, height, bottom };
    };
    const overlay = mountTable({}, { isLoading: true }).el;
    const veil = one(overlay, '.MuiCircularProgress-root').closest('.MuiPaper-root > div');
    expect(box(veil)).toEqual(box(one(overlay, '.MuiPaper-root')));
    const linear = mountTable({ loadingType: 'linear' }, { isLoading: true }).el;
    expect(box(one(linear, '.MuiLinearProgress-root')).top).toBeGreaterThanOrEqual(
      box(one(linear, 'tbody')).bottom,
    );
  },
);

proves(
  [
    'Shows localization.body.emptyDataSourceMessage when there are no rows.',
    'With false, the space stays blank.',
    'Text when there are no rows',
    'An empty array shows "No records to display"',
  ],
  () => {
    const message = 'No records to display';
    expect(mountTable({}, { data: [] }).el.textContent).toContain(message);
    expect(mountTable({ searchText: 'no one' }).el.textContent).toContain(message);
    expect(mountTable({ showEmptyDataSourceMessage: false }, { data: [] }).el.textContent).not.toContain(
      message,
    );
  },
);

proves(
  [
    'The nonce of your Content Security Policy, for the <style> elements added by drag and drop.',
    "MUI's styles don't use it, so pass the same nonce to Emotion's cache.",
  ],
  () => {
    mountTable({ cspNonce: 'abc123' });
    expect((one(document.head, 'style[data-rfd-always]') as HTMLStyleElement).nonce).toBe('abc123');
    expect(new Set(all(document.head, 'style[data-emotion]').map((style) => style.nonce))).toEqual(
      new Set(['']),
    );
  },
);
