import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';

interface Lake {
  id: number;
  name: string;
  country: string;
}

/**
 * Strings only, so that they fit in a URL: in
 * your app, these are the search parameters.
 */
type View = Partial<
  Record<
    'page' | 'search' | 'sort' | 'country' | 'hidden',
    string
  >
>;

export default function SavedViews() {
  const [view, setView] = useState<View>({});
  const [opened, setOpened] = useState<{
    count: number;
    view: View;
  }>({ count: 0, view: {} });
  const open = (next: View) => {
    setView(next);
    setOpened(({ count }) => ({
      count: count + 1,
      view: next,
    }));
  };
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ m: 2 }}>
        <Button
          onClick={() =>
            open({ country: 'fin', sort: '0:desc' })
          }
        >
          Finland, from Z
        </Button>
        <Button
          onClick={() =>
            open({
              search: 'a',
              hidden: 'country',
              page: '1',
            })
          }
        >
          With an a, page 2
        </Button>
        <Button onClick={() => open({})}>All</Button>
      </Stack>
      <Lakes
        key={opened.count}
        start={opened.view}
        onChange={(part) =>
          setView((current) => ({ ...current, ...part }))
        }
      />
      <Typography
        component="pre"
        role="status"
        aria-label="The URL"
        sx={{ m: 2 }}
      >
        /lakes?
        {new URLSearchParams(
          Object.entries(view).filter(([, value]) => value),
        ).toString()}
      </Typography>
    </>
  );
}

interface LakesProps {
  start: View;
  onChange: (part: View) => void;
}

/**
 * Initial values apply only once, so a view
 * that is opened later needs a new `key`.
 */
function Lakes({ start, onChange }: LakesProps) {
  const columns = useMemo<Column<Lake>[]>(
    () => [
      { title: 'Lake', field: 'name', filtering: false },
      {
        title: 'Country',
        field: 'country',
        defaultFilter: start.country,
        hidden: start.hidden === 'country',
      },
    ],
    [start],
  );
  const options = useMemo<Options<Lake>>(
    () => optionsOf(start),
    [start],
  );
  const tableRef = useRef<{
    onPageChange: (event: unknown, page: number) => void;
  }>(null);
  return (
    <MaterialTable
      title="Lakes"
      columns={columns}
      data={lakes}
      options={options}
      tableRef={tableRef}
      onPageChange={(page) =>
        onChange({ page: String(page || '') })
      }
      onSearchChange={(search) =>
        onChange({ search, page: '' })
      }
      onOrderCollectionChange={([first]) =>
        onChange({
          sort:
            first &&
            `${first.orderBy}:${first.orderDirection}`,
          page: '',
        })
      }
      onFilterChange={([first]) => {
        onChange({
          country: first?.value as string | undefined,
        });
        tableRef.current?.onPageChange(null, 0);
      }}
      onChangeColumnHidden={(_column, isHidden) =>
        onChange({ hidden: isHidden ? 'country' : '' })
      }
    />
  );
}

function optionsOf({
  page,
  search,
  sort,
}: View): Options<Lake> {
  const [index, direction] = sort?.split(':') ?? [];
  const order = {
    orderBy: Number(index),
    orderDirection: direction ?? '',
    sortOrder: 1,
    orderByField: '',
  };
  return {
    filtering: true,
    hideFilterIcons: true,
    columnsButton: true,
    pageSize: 3,
    pageSizeOptions: [3],
    initialPage: Number(page ?? 0),
    searchText: search,
    defaultOrderByCollection: sort ? [order] : [],
  };
}

const lakes: Lake[] = [
  { id: 1, name: 'Garda', country: 'Italy' },
  { id: 2, name: 'Inari', country: 'Finland' },
  { id: 3, name: 'Lugano', country: 'Italy' },
  { id: 4, name: 'Saimaa', country: 'Finland' },
  { id: 5, name: 'Vänern', country: 'Sweden' },
];
