import MaterialTable, { type Column } from '@material-table/core';
import { PersonName } from '../_rows/person-name';
import { fetchPeople, type Person } from './_data/people-server';

// The gallery's picture of this page: a table with a function as data has no rows in its first frame.
const response = await fetchPeople('/people?page=0&size=10');
const { people } = (await response.json()) as { people: Person[] };

const columns: Column<Person>[] = [
  {
    title: 'Name',
    field: 'name',
    filterPlaceholder: 'Contains',
    render: ({ name }) => <PersonName name={name} />,
  },
  { title: 'City', field: 'city', filterPlaceholder: 'Contains' },
  { title: 'Age', field: 'age', type: 'numeric', filterPlaceholder: 'Equals' },
  { title: 'Member', field: 'isMember', type: 'boolean' },
];

export default function PeopleAfterFirstResponse() {
  return (
    <MaterialTable
      title="People, after the first response"
      columns={columns}
      data={people}
      options={{ filtering: true, hideFilterIcons: true, search: false, paging: false }}
    />
  );
}
