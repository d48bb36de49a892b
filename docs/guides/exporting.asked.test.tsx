import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { mountTable, press, texts } from '../../tests/claims/table';

proves(
  "The menu has the entries that you list, so list one: exportMenu: [{ label: 'CSV', exportFunc }].",
  async () => {
    const { el } = mountTable({ exportMenu: [{ label: 'CSV', exportFunc: () => undefined }] });
    press(el, 'Export');
    await expect.poll(() => texts(document, '[role="menuitem"]')).toEqual(['CSV']);
  },
);
