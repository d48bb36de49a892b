import { Tooltip } from '@mui/material';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { fill, showsTooltip } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { columns, mountTable } from '../../tests/claims/table';
import ChosenOperator from './filter-and-search.operators';

proves(
  [
    'The filter row has no operator menu.',
    'Write a filterComponent that has one, pass the operator and the text to onFilterChanged as one object, and compare in customFilterAndSearch:',
  ],
  async () => {
    const { el } = mount(<ChosenOperator />);
    const text = one(el, 'input[aria-label="Name to look for"]') as HTMLInputElement;
    const choose = async (operator: string) => {
      await userEvent.click(one(el, '[role=combobox]'));
      await userEvent.click(
        all(document, '[role=option]').find(({ textContent }) => textContent === operator) as HTMLElement,
      );
    };
    fill(text, 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann', 'Hannah', 'Annika']);
    await choose('starts with');
    await expect.poll(() => shown(el)).toEqual(['Ann', 'Annika']);
    await choose('equals');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    expect(text.value).toBe('ann');
    fill(text, '');
    await expect.poll(() => shown(el)).toHaveLength(4);
    fill(one(el, 'input[aria-label="Search"]') as HTMLInputElement, 'bob');
    await expect.poll(() => shown(el)).toEqual(['Bob']);
  },
);

proves(
  'All columns share the tooltip localization.body.filterRow.filterTooltip. To give a column its own tooltip, wrap its filterComponent in a Tooltip.',
  async () => {
    const filterComponent = () => (
      <Tooltip title="own tip">
        <input aria-label="own filter" />
      </Tooltip>
    );
    const { el } = mountTable(
      { filtering: true },
      {
        localization: { body: { filterRow: { filterTooltip: 'tip for all' } } },
        columns: columns({ city: { filterComponent } }),
      },
    );
    expect(all(el, '#m--table--filter--row [data-testid=filter_list]')).toHaveLength(2);
    await showsTooltip(() => one(el, '#m--table--filter--row [data-testid=filter_list]'), 'tip for all');
    await showsTooltip(() => one(el, 'input[aria-label="own filter"]'), 'own tip');
  },
);
