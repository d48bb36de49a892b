import { expect } from 'vitest';
import { proves } from './claim';
import { press } from './hands';
import { all, bodyRow } from './read';
import { mountTable } from './table';

proves(
  [
    'A function that must return a promise returned nothing',
    'A save function that returns no promise crashes the page',
  ],
  async () => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => {
      errors.push(event.message);
      event.preventDefault();
    };
    window.addEventListener('error', listen);
    // A caller that forgets the promise, as JavaScript allows.
    const onRowAdd = (() => undefined) as unknown as () => Promise<unknown>;
    const { el } = mountTable({}, { editable: { onRowAdd } });
    press(el, 'Add');
    press(el, 'Save');
    await expect.poll(() => all(el, bodyRow).length).toBe(0);
    window.removeEventListener('error', listen);
    expect(errors.join()).toContain("reading 'then'");
  },
);
