import { beforeAll, expect } from 'vitest';
import { recordComponentProps } from '../../plugins/component-props/record';
import type { RecordedProps } from '../../plugins/component-props/recorded';
import recorded from '../../plugins/component-props/recorded.json';
import { claim } from './claim';

// Red after a library upgrade? Run `npx tsx scripts/record-component-props.ts` and read the pages of what changed.
let now: RecordedProps = {};

beforeAll(async () => {
  now = await recordComponentProps();
}, 120_000);

const asListed = (component: keyof typeof recorded) => () =>
  expect(now[component]).toEqual(recorded[component]);
const sentence = 'renders the override and hands it the props listed on its page';

claim('Components.Action', sentence, asListed('MTableAction'));
claim('Components.Actions', sentence, asListed('MTableActions'));
claim('Components.Body', sentence, asListed('MTableBody'));
claim('Components.Cell', sentence, asListed('MTableCell'));
claim('Components.Container', sentence, asListed('Container'));
claim('Components.EditCell', sentence, asListed('MTableEditCell'));
claim('Components.EditField', sentence, asListed('MTableEditField'));
claim('Components.EditRow', sentence, asListed('MTableEditRow'));
claim('Components.FilterRow', sentence, asListed('MTableFilterRow'));
claim('Components.GroupRow', sentence, asListed('MTableGroupRow'));
claim('Components.Groupbar', sentence, asListed('MTableGroupbar'));
claim('Components.Header', sentence, asListed('MTableHeader'));
claim('Components.OverlayError', sentence, asListed('OverlayError'));
claim('Components.OverlayLoading', sentence, asListed('OverlayLoading'));
claim('Components.Pagination', sentence, asListed('TablePagination'));
claim('Components.Row', sentence, asListed('MTableBodyRow'));
claim('Components.SummaryRow', sentence, asListed('MTableSummaryRow'));
claim('Components.Toolbar', sentence, asListed('MTableToolbar'));
claim('Exports.MTablePagination', 'gets the props listed on its page', asListed('MTablePagination'));
claim(
  'Exports.MTableSteppedPagination',
  'gets the props listed on its page',
  asListed('MTableSteppedPagination'),
);
