import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, pressText } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';
import Empty from './basic.empty';

proves(
  [
    'The table shows it both when there is no data and when a search has no results',
    'so use a context to tell the two apart',
  ],
  async () => {
    const { el } = mount(<Empty />);
    expect(el.textContent).toContain('No one needs help right now.');
    pressText(el, 'Create a ticket');
    await expect.poll(() => shown(el, 1)).toEqual(['Printer jam']);
    fill(one(el, 'input[aria-label="Search"]'), 'coffee');
    await expect.poll(() => el.textContent).toContain('No ticket matches your search.');
  },
);
