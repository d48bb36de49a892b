import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press "As a list": the table stays a tree. */
export default function App() {
  const [isTree, setIsTree] = useState(true);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <>
      <button onClick={() => setIsTree(false)}>As a list</button>
      <MaterialTable
        title="People"
        columns={columns}
        data={people}
        // Wrong: the table keeps the function from the first render.
        parentChildData={isTree ? parentOf : noParent}
        // Right: parentChildData={isTree ? parentOf : noParent} key={String(isTree)}
        options={options}
      />
    </>
  );
}

const options = { defaultExpanded: false };
const parentOf = (person: Person, all: Person[]) => all.find(({ id }) => id === person.boss);
const noParent = () => undefined;

const people = [
  { id: 1, name: 'Ada', boss: 0 },
  { id: 2, name: 'Ben', boss: 1 },
];

type Person = (typeof people)[number];
