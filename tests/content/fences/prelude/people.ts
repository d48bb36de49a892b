import type { Column, Options, Query, QueryResult } from '@material-table/core';
import type { ComponentType } from 'react';

export interface Person {
  id: number;
  name: string;
  city: string;
  birthYear: number;
}

export declare const people: Person[];
export declare const columns: Column<Person>[];
export declare const options: Options<Person>;
export declare function loadPeople(query: Query<Person>): Promise<QueryResult<Person>>;
export declare const MyEditCell: ComponentType;
