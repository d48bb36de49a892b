import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Link } from '@mui/material';
import { useMemo, useState } from 'react';
import { team, type Member } from '../_team';

const options: Options<Member> = {
  pageSize: 3,
  pageSizeOptions: [3, 6],
  search: false,
};

export default function ShowMore() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'About',
        field: 'about',
        render: ({ about }) => <LongText text={about} />,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Team"
      columns={columns}
      data={team}
      options={options}
    />
  );
}

function LongText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= 40) return text;
  return (
    <>
      {isOpen ? text : `${text.slice(0, 40)}…`}{' '}
      <Link
        component="button"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.stopPropagation();
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? 'Show less' : 'Show more'}
      </Link>
    </>
  );
}
