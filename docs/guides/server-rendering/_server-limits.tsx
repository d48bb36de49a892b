import MaterialTable, { type Column, type MaterialTableProps } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { type ReactElement, useEffect, useState } from 'react';

interface Person {
  id: number;
  name: string;
  born: Date;
}

/** Tables that need something on the server that only a browser has, by name. */
const scenes: Record<string, () => ReactElement> = {
  readsWindow: () => table({ columns: [{ title: 'Name', render: ({ name }) => `${name} ${window.name}` }] }),
  readsDocument: () => table({ columns: [{ title: 'Name', render: ({ name }) => name + document.title }] }),
  readsLater: () => <ReadsLater />,
  exports: () => {
    ExportCsv([{ title: 'Name', field: 'name' }], people, 'people');
    return <p>Exported</p>;
  },
  date: () => table({ columns: born('date') }),
  datetime: () => table({ columns: born('datetime') }),
  time: () => table({ columns: born('time') }),
  remote: () => table({ data: ask }),
};

export default scenes;

function table(props: Partial<MaterialTableProps<Person>>): ReactElement {
  return <MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={people} {...props} />;
}

function ReadsLater() {
  const [width, setWidth] = useState(0);
  useEffect(() => setWidth(window.innerWidth), []);
  const onRowClick = () => console.log(document.title);
  return table({ title: `Width ${width}`, onRowClick });
}

const born = (type: Column<Person>['type']): Column<Person>[] => [{ title: 'Born', field: 'born', type }];

async function ask() {
  console.log('asked');
  return { data: people, page: 0, totalCount: people.length };
}

const people: Person[] = [{ id: 1, name: 'Cid', born: new Date(Date.UTC(1990, 0, 15, 22)) }];
