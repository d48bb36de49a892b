import MaterialTable, { type Column, type MaterialTableProps } from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import {
  forwardRef,
  Suspense,
  useSyncExternalStore,
  type ComponentProps,
  type ReactElement,
  type SVGProps,
} from 'react';
import LaunchDays from './dates';
import LocalTimes from './local-times';

/** Tables by name, rendered from the same element on the server and in the browser. */
const scenes: Record<string, () => ReactElement> = {
  basic: () => table({ options: { selection: true, filtering: true } }),
  sorted: () =>
    table({
      options: {
        defaultOrderByCollection: [{ orderBy: 0, orderByField: '', orderDirection: 'desc', sortOrder: 1 }],
      },
    }),
  tree: () =>
    table({
      data: people.map((person) => ({ ...person, tableData: { isTreeExpanded: true } })),
      parentChildData: (row, rows) => rows.find(({ id }) => row.id === 2 && id === 1),
    }),
  grouped: () =>
    table({
      columns: [
        { title: 'Name', field: 'name' },
        { title: 'City', field: 'city', defaultGroupOrder: 0 },
      ],
    }),
  oneWidth: () => table({ columns: columns(200) }),
  allWidths: () => table({ columns: columns(200, 300) }),
  components: () => table({ components: { Toolbar: OwnToolbar } }),
  icons: () => table({ icons: { Filter: OwnIcon }, options: { filtering: true } }),
  localization: () => table({ localization: { toolbar: { searchPlaceholder: 'Search by name' } } }),
  panel: () =>
    table({
      detailPanel: [{ tooltip: 'Details', render: panel }],
      data: people.map((person) =>
        person.id === 2 ? { ...person, tableData: { showDetailPanel: panel } } : person,
      ),
    }),
  fixed: () => table({ options: { fixedColumns: { left: 1 }, tableLayout: 'fixed' } }),
  groups: () => table({ options: { grouping: true, persistentGroupingsId: 'people' } }),
  days: () => table({ columns: [...columns(), { title: 'Born', field: 'born', type: 'datetime' }] }),
  firstChild: () => table({ sx: { '& td:first-child': { fontStyle: 'italic' } } }),
  firstOfType: () => table({ sx: { '& td:first-of-type': { fontStyle: 'italic' } } }),
  suspended: () => <Suspense fallback={<p>Loading</p>}>{table()}</Suspense>,
  two: () => (
    <>
      {table({ title: 'Here', options: { filtering: true } })}
      {table({ title: 'There', options: { filtering: true } })}
    </>
  ),
  launchDays: () => <LaunchDays />,
  localTimes: () => <LocalTimes />,
  groupsLater: () => <RememberedGroups />,
};

export default scenes;

interface Person {
  id: number;
  name: string;
  city: string;
  born: Date;
}

function table(props: Partial<MaterialTableProps<Person>> = {}): ReactElement {
  return <MaterialTable title="People" columns={columns()} data={people} {...props} />;
}

const panel = () => <p>A panel that is open</p>;
const OwnIcon = forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>((props, ref) => (
  <svg {...props} ref={ref} data-own="icon" width="24" height="24" />
));

function OwnToolbar(props: ComponentProps<typeof MTableToolbar>) {
  return (
    <div data-own="toolbar">
      <MTableToolbar {...props} />
    </div>
  );
}

/** The program that the page recommends. */
function RememberedGroups() {
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <MaterialTable
      key={String(isBrowser)}
      columns={columns()}
      data={people}
      options={{ grouping: true, persistentGroupingsId: isBrowser ? 'server-rendering' : undefined }}
    />
  );
}

const columns = (nameWidth?: number, cityWidth?: number): Column<Person>[] => [
  { title: 'Name', field: 'name', ...(nameWidth && { width: nameWidth }) },
  { title: 'City', field: 'city', ...(cityWidth && { width: cityWidth }) },
  { title: 'Id', field: 'id' },
];

const names = ['Cid', 'Ann', 'Dora', 'Bob', 'Eve', 'Fay', 'Gus'];
const people: Person[] = names.map((name, index) => ({
  id: index + 1,
  name,
  city: index % 2 ? 'Oslo' : 'Bonn',
  born: new Date(Date.UTC(1990, index, 15, 22)),
}));
