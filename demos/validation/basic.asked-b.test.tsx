import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, input } from '../../tests/claims/read';
import Server from './basic.server';

proves(
  'Clear your message in onRowUpdateCancelled, as this demo does, or it is still there after Cancel.',
  async () => {
    const { el } = mount(<Server />);
    const alerts = () => all(el, '[role=alert]').length;
    press(el, 'Edit');
    fill(input(el, 'Owner'), 'Sunday');
    press(el, 'Save');
    await expect.poll(alerts).toBe(1);
    press(el, 'Cancel');
    await expect.poll(alerts).toBe(0);
  },
);
