import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Chip, NativeSelect, Stack } from '@mui/material';
import { useMemo } from 'react';
import {
  team,
  type Member,
} from '../../../demos/_rows/team';

const options: Options<Member> = { paging: false };

export default function ArraysInCells() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Skills',
        field: 'skills',
        render: ({ skills }) => (
          <Stack
            direction="row"
            sx={{ gap: 0.5, flexWrap: 'wrap' }}
          >
            {skills.map((skill) => (
              <Chip
                key={skill}
                label={skill}
                size="small"
              />
            ))}
          </Stack>
        ),
        customSort: (a, b) =>
          a.skills.length - b.skills.length,
        customExport: ({ skills }) => skills.join(', '),
      },
      {
        title: 'Languages',
        field: 'languages',
        sorting: false,
        disableClick: true,
        render: ({ name, languages }) => (
          <NativeSelect
            size="small"
            inputProps={{
              'aria-label': `Languages of ${name}`,
            }}
          >
            {languages.map((language) => (
              <option key={language}>{language}</option>
            ))}
          </NativeSelect>
        ),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Skills"
      columns={columns}
      data={team}
      options={options}
    />
  );
}
