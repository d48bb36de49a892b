import MaterialTable, { Column, Options } from '@material-table/core';

type Event = { proposal: { title: string }; contact: { name: string }; startsAt: string };

const columns: Column<Event>[] = [
  { title: 'Proposal title', field: 'proposal.title' },
  { title: 'Local contact', render: (event) => event.contact.name },
  { title: 'Starts at', field: 'startsAt' },
];

export default function Times({
  title,
  isLoading,
  events,
  options,
}: {
  title: string;
  isLoading: boolean;
  events: Event[];
  options?: Options<Event>;
}) {
  return (
    <MaterialTable
      title={title}
      columns={columns}
      data={events}
      isLoading={isLoading}
      options={{ ...options, padding: 'default' }}
    />
  );
}
