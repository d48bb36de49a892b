import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all, mountTable } from '../../tests/claims/table';

interface Session {
  send: (method: string, settings: object) => Promise<unknown>;
}

proves(
  "To start a page for each group: sx={{ '@media print': { '& tbody tr:not([data-testid], :empty)': { breakBefore: 'page' } } }}.",
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
