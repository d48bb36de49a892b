import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { press } from '../claims/hands';
import { all, cell, shown } from '../claims/read';
import List, { type ListColumn, type ListHandle } from './t46.list';

// `tsc` fails where a line after `@ts-expect-error` compiles.

interface Book {
  id: number;
  title: string;
  pages: number;
}

const books: Book[] = ['Emma', 'Kim', 'Walden'].map((title, index) => ({
  id: index + 1,
  title,
  pages: 100 * (index + 1),
}));

const columns = (): ListColumn<Book>[] => [
  { title: 'Title', field: 'title', hint: ({ pages }) => `${pages} pages` },
  { title: 'Id', field: 'id' },
];

test('t46: a misspelled field is an error', () => {
  // @ts-expect-error There is no such field.
  const wrong: ListColumn<Book>[] = [{ title: 'Title', field: 'titles' }];
  const { el } = mount(<List things="Books" rows={books} columns={() => wrong} />);
  expect(shown(el)).toEqual(['', '']);
  // @ts-expect-error Nor here, where the type comes from the rows.
  mount(<List things="Books" rows={books} columns={() => [{ title: 'Title', field: 'titles' }]} />);
  const right = mount(<List things="Books" rows={books} columns={columns} />);
  expect(shown(right.el)).toEqual(['Emma', 'Kim']);
});

test('t46: actions get the right row type', () => {
  const open = vi.fn((_title: string) => undefined);
  const { el } = mount(
    <List
      things="Books"
      rows={books}
      columns={columns}
      actions={[
        (book) => {
          expectTypeOf(book).toEqualTypeOf<Book>();
          // @ts-expect-error A book has no author.
          const author: unknown = book.author;
          const tooltip = `Open ${book.title}${author ? '!' : ''}`;
          return { icon: () => <span>Open</span>, tooltip, onClick: () => open(book.title) };
        },
      ]}
    />,
  );
  press(el, 'Open Kim');
  expect(open).toHaveBeenCalledExactlyOnceWith('Kim');
});

test('t46: the ref has the methods that are used', () => {
  const tableRef = createRef<ListHandle>();
  const onSelect = vi.fn((_books: Book[]) => undefined);
  const { el } = mount(
    <List things="Books" rows={books} columns={columns} onSelect={onSelect} tableRef={tableRef} />,
  );
  flushSync(() => tableRef.current?.onPageChange(null, 1));
  expect(shown(el)).toEqual(['Walden']);
  flushSync(() => tableRef.current?.onAllSelected(true));
  expect(onSelect.mock.lastCall?.[0].map(({ title }) => title)).toEqual(['Emma', 'Kim', 'Walden']);
  // @ts-expect-error A list has no such method.
  expect(tableRef.current?.goToPage).toBeUndefined();
  const other = createRef<{ goToPage: () => void }>();
  // @ts-expect-error And a ref to something else doesn't fit.
  mount(<List things="Books" rows={books} columns={columns} tableRef={other} />);
});

test('t46: the extra field is typed', () => {
  const { el } = mount(<List things="Books" rows={books} columns={columns} />);
  expect(all(el, cell).map(({ title }) => title)).toEqual(['100 pages', '', '200 pages', '']);
  // @ts-expect-error A hint is a function.
  expect({ hint: 'Pages' } satisfies ListColumn<Book>).toBeDefined();
  // @ts-expect-error A hint is about a book.
  expect({ hint: ({ author }) => author } satisfies ListColumn<Book>).toBeDefined();
});
