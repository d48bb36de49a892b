import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, people } from '../../tests/claims/table';

/** The HTML of a new table with all its ids. */
function htmlOfTable(): string {
  const { el, unmount } = mount(
    <MaterialTable
      columns={columns()}
      data={people}
      options={{ selection: true, columnsButton: true, grouping: true, filtering: true }}
    />,
  );
  const html = el.innerHTML;
  unmount();
  return html;
}

proves(
  [
    "The ids come from React's useId. They aren't random but depend on everything rendered earlier.",
    "or replace the ids; in React 19.3, use container.innerHTML.replaceAll(/r\\w+/g, 'id')",
  ],
  () => {
    const [first, second] = [htmlOfTable(), htmlOfTable()];
    expect(first).toMatch(/ id="_r_\w+_"/);
    expect(second).not.toBe(first);
    const withoutIds = (html: string) => html.replaceAll(/_r_\w+_/g, 'id');
    expect(withoutIds(second)).toBe(withoutIds(first));
  },
);

proves("A row's random uuid never reaches the page.", () => {
  expect(htmlOfTable()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});
