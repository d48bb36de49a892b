import type { Column, Options } from '@material-table/core';

/** The pages of columns and options show more kinds of values than other pages. */
export interface Person {
  id: number;
  name: string;
  city: string;
  country: string;
  age: number;
  born: string;
  phone?: string;
  photo: string;
  salary: number;
  status: 'open' | 'locked';
  tags: string[];
}

export declare const people: Person[];
export declare const columns: Column<Person>[];
export declare const options: Options<Person>;
export declare const nonce: string;
export declare const fields: ('name' | 'city')[];
export declare const labels: Record<'name' | 'city', string>;

export interface Task {
  id: number;
  state: number;
  priority: 'low' | 'medium' | 'high';
}

export interface Account {
  id: number;
  balance: number;
}

export interface Item {
  id: number;
  price: number;
}

export interface Film {
  id: number;
  rating: number;
}

export interface Order {
  id: number;
  orderNumber: number;
  number: number;
  customer: { address: { city: string } };
  items: { name: string }[];
}
