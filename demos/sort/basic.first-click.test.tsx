import { MTableHeader } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { sort } from '../../tests/claims/hands';
import { one, shown, texts } from '../../tests/claims/read';
import { mountTable, people } from '../../tests/claims/table';

interface HeaderProps {
  onOrderChange: (id: number, to: string | undefined, order?: number) => void;
}

const swapped: Record<string, string> = { asc: 'desc', '': 'asc', desc: '' };
const Header = (props: HeaderProps) => (
  <>
    <caption>Swapped</caption>
    <MTableHeader
      {...props}
      onOrderChange={(id: number, to: string, order?: number) => props.onOrderChange(id, swapped[to], order)}
    />
  </>
);

proves(
  [
    'Sort descending on the first click',
    "No option does this. In components.Header, pass onOrderChange={(id, to, order) => props.onOrderChange(id, swapped[to], order)} to MTableHeader, with swapped = { asc: 'desc', '': 'asc', desc: '' }. Keep thirdSortClick on.",
  ],
  async () => {
    const mountSwapped = async (options: object = {}) => {
      const { el } = mountTable({ paging: false, ...options }, { components: { Header } });
      await expect.poll(() => texts(el, 'caption')).toEqual(['Swapped']);
      const direction = () => {
        sort(el, 'Age');
        return one(el, 'th:last-of-type [aria-sort]').ariaSort;
      };
      return { el, direction };
    };
    const { el, direction } = await mountSwapped();
    expect([direction(), shown(el, 2)[0], shown(el, 2).at(-1)]).toEqual(['descending', '61', '19']);
    expect([direction(), shown(el, 2)[0]]).toEqual(['ascending', '19']);
    expect([direction(), shown(el)]).toEqual(['none', people.map(({ name }) => name)]);
    expect(direction()).toBe('descending');
    const stuck = await mountSwapped({ thirdSortClick: false });
    expect([stuck.direction(), stuck.direction()]).toEqual(['descending', 'descending']);
  },
);
