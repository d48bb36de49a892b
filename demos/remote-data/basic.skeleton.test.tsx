import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import SkeletonOfRemoteRows from './basic.skeleton-remote';

proves(
  [
    "A data function can't return placeholders.",
    'Replace the rows in components.Body while it runs, and leave the overlay empty',
  ],
  async () => {
    const { el } = mount(<SkeletonOfRemoteRows />);
    const lines = () => all(el, 'tbody tr:has(.MuiSkeleton-root)').length;
    await expect.poll(lines).toBe(5);
    expect(one(el, '[role=status]').textContent).toBe('The rows are on their way.');
    await expect.poll(() => shown(el).length).toBe(5);
    expect([lines(), one(el, '[role=status]').textContent]).toEqual([0, '']);
    const [first] = shown(el);
    press(el, 'Next Page');
    await expect.poll(lines).toBe(5);
    expect(all(el, '.MuiCircularProgress-root')).toHaveLength(0);
    await expect.poll(() => shown(el).length).toBeGreaterThan(0);
    expect(shown(el)[0]).not.toBe(first);
  },
);
