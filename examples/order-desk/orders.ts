import type { Query, QueryResult } from '@material-table/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Figures, Order, OrderDetail } from '../server/orders/types';
import { loadAll, loadOrder, loadPage, messageOf, shipOrders, toParams, type Tab } from './api';
import { describeNews, useNews } from './news';

/** What this program uses of `tableRef.current`. */
interface TableHandle {
  onQueryChange: (query?: Partial<Query<Order>>) => void;
  setState: (state: { query: Query<Order> }) => void;
}

interface Page {
  rows: Order[];
  params: URLSearchParams;
  figures?: Figures;
}

/** What the table's functions read, so that they stay the same while this changes. */
interface Latest extends Page {
  tab: Tab;
  ids: ReadonlySet<string>;
  request?: AbortController;
}

const noPage: Page = { rows: [], params: new URLSearchParams() };

export type Desk = ReturnType<typeof useOrders>;

/** The rows of the table, the tab and the selection that go with them, and what came in since they were loaded. */
export function useOrders() {
  const table = useRef<TableHandle>(null);
  const latest = useRef<Latest>({ ...noPage, tab: 'all', ids: new Set() });
  const [page, setPage] = useState(noPage);
  const [tab, setTab] = useState<Tab>('all');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { news, tellNews } = useNews();

  const load = useCallback(
    async (query: Query<Order>): Promise<QueryResult<Order>> => {
      // A retry and the next change start from this query, even if it fails.
      table.current?.setState({ query });
      latest.current.request?.abort();
      const request = new AbortController();
      const params = toParams(query, latest.current.tab);
      Object.assign(latest.current, { request, params });
      tellNews({ type: 'ask' });
      try {
        const { rows, total, figures } = await loadPage(params, request.signal);
        latest.current.rows = rows;
        setPage({ rows, params, figures });
        tellNews({ type: 'know', orders: rows, isPage: true });
        const data = rows.map((row) => ({ ...row, tableData: { checked: latest.current.ids.has(row.id) } }));
        return { data, page: Number(params.get('page')), totalCount: total };
      } catch (error) {
        // A newer query was sent, and the table waits for its response.
        if (request.signal.aborted) return new Promise(() => {});
        throw error;
      }
    },
    [tellNews],
  );

  const keep = (next: ReadonlySet<string>) => {
    latest.current.ids = next;
    setIds(next);
  };
  const select = (checked: Order[]) => {
    // The table has only the rows of this page. Those of other pages stay selected.
    const here = new Set(latest.current.rows.map(({ id }) => id));
    const elsewhere = [...latest.current.ids].filter((id) => !here.has(id));
    keep(new Set([...elsewhere, ...checked.map(({ id }) => id)]));
  };
  /** Reload the page. What was changed here isn't news. */
  const reload = (changed: Order[] = []) => {
    tellNews({ type: 'know', orders: changed });
    table.current?.onQueryChange();
  };
  const choose = (next: Tab) => {
    latest.current.tab = next;
    setTab(next);
    table.current?.onQueryChange({ page: 0 });
  };
  /** Orders that are shipped leave the selection. */
  const ship = async (wanted: string[]) => {
    const result = await shipOrders(wanted);
    const left = new Set(latest.current.ids);
    for (const { id } of result.shipped) left.delete(id);
    keep(left);
    reload(result.shipped);
    return result;
  };
  const clear = () => {
    keep(new Set());
    reload();
  };
  const loadMatching = () => loadAll(latest.current.params);
  const { figures } = page;
  // Before the first rows, there is nothing to be up to date with.
  const isKnown = figures !== undefined || news.connection !== 'open';
  const sign = isKnown ? describeNews(news, page) : { text: '', hasNews: false };
  return { table, load, reload, loadMatching, ship, tab, choose, ids, select, clear, figures, sign };
}

/** The items and history of a version of an order. */
export function useDetail(id: string, version: number) {
  const [detail, setDetail] = useState<OrderDetail>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadOrder(id).then(
      (loaded) => isCurrent && setDetail(loaded),
      (reason: unknown) => isCurrent && setFailure(messageOf(reason)),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, version, attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return { detail, failure, retry };
}
