import MaterialTable, { type Components } from '@material-table/core';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { all } from './read';
import { columns, mountTable, people } from './table';

const own = {
  FilterRow: () => <tr data-own="filter" />,
  Groupbar: () => <div data-own="groups" />,
  Toolbar: () => <div data-own="toolbar" />,
};
const shownParts = (el: ParentNode) => all(el, '[data-own]').map(({ dataset }) => dataset.own);

proves(
  "The part isn't shown: FilterRow requires options.filtering, and Groupbar requires options.grouping.",
  async () => {
    const without = mountTable({}, { components: own }).el;
    await expect.poll(() => shownParts(without)).toEqual(['toolbar']);
    const all = mountTable({ filtering: true, grouping: true }, { components: own }).el;
    await expect.poll(() => shownParts(all)).toEqual(['toolbar', 'groups', 'filter']);
  },
);

proves(
  [
    'The slot name is misspelled, such as Paging instead of Pagination.',
    'A wrapper around the table, such as the Table of Backstage, passes its own components.',
    'It must merge yours: components={{ ...own, ...components }}.',
  ],
  async () => {
    const misspelt = { Toolbar: own.Toolbar, Paging: () => <td data-own="pager" /> } as unknown as Components;
    const { el } = mountTable({}, { components: misspelt });
    await expect.poll(() => shownParts(el)).toEqual(['toolbar']);

    const given = { Toolbar: () => <div data-own="given" /> };
    const wrapper = (components: Components) =>
      mount(
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ filtering: true }}
          components={components}
        />,
      ).el;
    const merged = wrapper({ ...own, ...given });
    await expect.poll(() => shownParts(merged)).toEqual(['given', 'filter']);
    const replaced = wrapper(given);
    await expect.poll(() => shownParts(replaced)).toEqual(['given']);
  },
);
