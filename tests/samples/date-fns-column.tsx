import MaterialTable from '@material-table/core';
import { format, parseISO } from 'date-fns';
import { enGB } from 'date-fns/locale';

interface Event {
  id: number;
  day: string;
}

export default function Events() {
  return (
    <MaterialTable<Event>
      title="Events"
      columns={[
        {
          title: 'Day',
          field: 'day',
          render: ({ day }) => format(parseISO(day), 'd MMMM yyyy', { locale: enGB }),
        },
      ]}
      data={[{ id: 1, day: '2024-05-01' }]}
    />
  );
}
