import { beforeAll, expect } from 'vitest';
import { recordComponentProps } from './recorder/record';
import type { RecordedProps } from '../../plugins/component-props/recorded';
import recorded from '../../plugins/component-props/recorded.json';
import { claim } from './claim';

// Fails after a library upgrade? Run `npx tsx tools/record-component-props.ts` and review the pages.
let now: RecordedProps = {};

beforeAll(async () => {
  now = await recordComponentProps();
}, 120_000);

claim(
  [
    'Components.Action',
    'Components.Actions',
    'Components.Body',
    'Components.Cell',
    'Components.Container',
    'Components.EditCell',
    'Components.EditField',
    'Components.EditRow',
    'Components.FilterRow',
    'Components.GroupRow',
    'Components.Groupbar',
    'Components.Header',
    'Components.OverlayError',
    'Components.OverlayLoading',
    'Components.Pagination',
    'Components.Row',
    'Components.SummaryRow',
    'Components.Toolbar',
    'Exports.MTablePagination',
    'Exports.MTableSteppedPagination',
  ],
  'each renders its override and hands it the props listed on its page',
  [
    'Each page lists the props, recorded from the running library.',
    'Every part of the table is a component that you can replace with the components prop.',
    'components replaces parts of the table, such as the toolbar, a row or a cell, with your own components.',
    'The part needs the callbacks and state it receives',
  ],
  () => expect(now).toEqual(recorded),
);
