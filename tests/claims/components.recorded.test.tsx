import { expect } from 'vitest';
import { recordComponentProps } from '../../plugins/component-props/record';
import recorded from '../../plugins/component-props/recorded.json';
import { claim } from './claim';

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
  ],
  'renders the override and hands it the props listed on its page',
  async () => {
    // Differs after a library upgrade? Run `npx tsx scripts/record-component-props.ts` and read the pages that changed.
    expect(await recordComponentProps()).toEqual(recorded);
  },
);
