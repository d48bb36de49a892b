import { beforeAll, expect } from 'vitest';
import { recordComponentProps } from './recorder/record';
import type { RecordedProps } from '../../plugins/component-props/recorded';
import recorded from '../../plugins/component-props/recorded.json';
import { proves } from './claim';
import { propsOf } from './slots';

// Fails after a library upgrade? Run `npx tsx tools/record-component-props.ts` and review the pages.
let now: RecordedProps = {};

beforeAll(async () => {
  now = await recordComponentProps();
}, 120_000);

proves(
  [
    'Each page lists the props, recorded from the running library.',
    'Every part of the table is a component that you can replace with the components prop.',
    'components replaces parts of the table, such as the toolbar, a row or a cell, with your own components.',
    'The part needs the callbacks and state it receives',
  ],
  () => expect(now).toEqual(recorded),
);

proves('How many rows match filter and search, including those that cannot be selected.', () => {
  const disabled = { selection: true, selectionProps: ({ id }: { id: number }) => ({ disabled: id < 7 }) };
  const countWith = (options: object) => propsOf('Header', options).seen.at(-1)?.dataCount;
  expect(countWith(disabled)).toBe(12);
  expect(countWith({ ...disabled, searchText: 'Bonn' })).toBe(5);
});
