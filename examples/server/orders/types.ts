import type { Sort } from '../parameters';

export const statuses = ['new', 'paid', 'shipped', 'returned'] as const;
export type Status = (typeof statuses)[number];

export const countries = ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FR', 'IT', 'NL', 'SE'] as const;
export type Country = (typeof countries)[number];

export interface Order {
  /** Such as 'O-10001'. */
  id: string;
  customer: string;
  country: Country;
  items: number;
  status: Status;
  /** Euros with cents. */
  total: number;
  /** Such as '2026-03-14'. */
  date: string;
  /** One more with each change: who sends an old one gets a conflict. */
  version: number;
}

export interface OrderLine {
  sku: string;
  name: string;
  quantity: number;
  price: number;
}

export interface OrderEvent {
  /** Such as '2026-03-14'. */
  at: string;
  text: string;
}

export interface OrderDetail extends Order {
  lines: OrderLine[];
  events: OrderEvent[];
}

/** Give the order as a row of the table. */
export function rowOf({ lines: _lines, events: _events, ...order }: OrderDetail): Order {
  return order;
}

/** They follow search and filters. Returned orders bring no revenue. */
export interface Figures {
  orders: number;
  revenue: number;
  /** Revenue of an order. */
  average: number;
  /** Orders that are new or paid. */
  open: number;
  /** Revenue of the last 12 months, the current one last. */
  byMonth: number[];
}

export interface OrderPage {
  rows: Order[];
  /** Orders on all pages. */
  total: number;
  figures: Figures;
}

export const columns = ['id', 'customer', 'country', 'items', 'status', 'total', 'date'] as const;
export type Column = (typeof columns)[number];

export const operators = ['eq', 'in', 'contains', 'gte', 'lte'] as const;
export type Operator = (typeof operators)[number];

export interface Filter {
  column: Column;
  operator: Operator;
  /** One value, or several for `in`. */
  values: (string | number)[];
}

/** A checked query: a store never sees a column or an operator from outside these lists. */
export interface OrderQuery {
  search: string;
  filters: Filter[];
  sort: Sort<Column>[];
  page: number;
  size: number;
}

/** What a customer sends. Names, prices and the total are the server's. */
export interface NewOrder {
  customer: string;
  country: Country;
  lines: Pick<OrderLine, 'sku' | 'quantity'>[];
}

/** What a person may change. */
export const changeable = ['customer', 'country', 'status', 'total', 'date'] as const;
export type OrderChanges = Partial<Pick<Order, (typeof changeable)[number]>>;

type Updated = { kind: 'updated' | 'conflict'; order: Order } | { kind: 'missing' };

export interface Shipped {
  shipped: Order[];
  /** Ids of orders that aren't paid or don't exist. */
  skipped: string[];
}

export interface OrderStore {
  find(query: OrderQuery): Promise<OrderPage>;
  get(id: string): Promise<OrderDetail | undefined>;
  add(order: Omit<OrderDetail, 'id'>): Promise<Order>;
  update(id: string, version: number, changes: OrderChanges): Promise<Updated>;
  ship(ids: string[]): Promise<Shipped>;
}

/** What `GET /orders/events` sends. */
export interface OrderNews {
  type: 'arrived' | 'changed';
  order: Order;
}
