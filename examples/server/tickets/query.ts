import { allowOnly, readPaging, readSort, readText, refuse } from '../parameters';
import { isOneOf } from '../refusal';
import { columns, views, type TicketQuery } from './types';

/** Turn the parameters of an address into a query that a store can trust, or refuse them. */
export function readQuery(params: URLSearchParams): TicketQuery {
  allowOnly(['view', 'search', 'sort', 'page', 'size'], params);
  const view = params.get('view') ?? 'all';
  if (!isOneOf(views, view)) throw refuse('view', 'There is no such view.');
  return {
    view,
    search: readText(params.get('search') ?? '', 'search'),
    sort: readSort(params.get('sort') ?? '', columns),
    ...readPaging(params, 500),
  };
}
