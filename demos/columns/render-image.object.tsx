import MaterialTable, { type Column, type Options } from '@material-table/core';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';

interface Project {
  id: number;
  name: string;
  budget: number;
  owner: { name: string; image?: string };
}

// A folder on this site; replace it with the path or URL of your images.
const images = '/material-table-core-website/img/demos';

const options: Options<Project> = {
  paging: false,
  exportMenu: [
    {
      label: 'CSV',
      exportFunc: async (columns, rows) => {
        const { ExportCsv } = await import('@material-table/exporters');
        ExportCsv(columns, rows, 'projects');
      },
    },
  ],
};

export default function ProjectsWithOwners() {
  const columns = useMemo<Column<Project>[]>(
    () => [
      { title: 'Project', field: 'name' },
      {
        title: 'Owner',
        field: 'owner',
        render: ({ owner }) => (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Avatar
              src={owner.image}
              alt=""
              slotProps={{ img: { width: 32, height: 32 } }}
              sx={{
                width: 32,
                height: 32,
                fontSize: 14,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              {owner.name.slice(0, 1)}
            </Avatar>
            {owner.name}
          </Stack>
        ),
        // The field contains an object, so specify how to sort, search and export it.
        customSort: (a, b) => a.owner.name.localeCompare(b.owner.name, 'en'),
        customFilterAndSearch: (text, row) =>
          row.owner.name.toLowerCase().includes(String(text).toLowerCase()),
        customExport: (row) => row.owner.name,
      },
      { title: 'Budget', field: 'budget', type: 'currency' },
    ],
    [],
  );
  return <MaterialTable title="Projects" columns={columns} data={projects} options={options} />;
}

const projects: Project[] = [
  {
    id: 1,
    name: 'New warehouse',
    budget: 120_000,
    owner: { name: 'Nils Lindqvist', image: `${images}/person-1.svg` },
  },
  {
    id: 2,
    name: 'Menu for spring',
    budget: 8_000,
    owner: { name: 'Chidi Okafor', image: `${images}/person-2.svg` },
  },
  {
    id: 3,
    name: 'Web shop',
    budget: 45_500,
    owner: { name: 'Emma Clarke', image: `${images}/person-3.svg` },
  },
  { id: 4, name: 'Audit', budget: 15_000, owner: { name: 'Marco Rossi', image: `${images}/person-4.svg` } },
  { id: 5, name: 'Delivery bikes', budget: 23_900, owner: { name: 'Ingrid Hansen' } },
];
