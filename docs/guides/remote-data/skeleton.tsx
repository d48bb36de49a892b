import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import {
  FormControlLabel,
  Skeleton,
  Switch,
} from '@mui/material';
import { useMemo, useState } from 'react';
import { team, type Member } from '../_team';

type Row = Partial<Member> & { id: number };

const options: Options<Row> = {
  pageSize: 5,
  search: false,
};

export default function LoadingSkeleton() {
  const [isLoading, setIsLoading] = useState(true);
  const columns = useMemo<Column<Row>[]>(() => {
    const emptyValue = ({ id }: Row) =>
      id < 0 ? <Skeleton width="80%" /> : '';
    return [
      { title: 'Name', field: 'name', emptyValue },
      { title: 'Role', field: 'role', emptyValue },
      { title: 'Email', field: 'email', emptyValue },
    ];
  }, []);
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isLoading}
            onChange={(_event, next) => setIsLoading(next)}
          />
        }
        label="Loading"
      />
      <p role="status">
        {isLoading
          ? 'Loading the team…'
          : `${team.length} people`}
      </p>
      <MaterialTable
        title="Team"
        columns={columns}
        data={isLoading ? placeholders : team}
        options={options}
      />
    </>
  );
}

const placeholders: Row[] = [-1, -2, -3, -4, -5].map(
  (id) => ({ id }),
);
