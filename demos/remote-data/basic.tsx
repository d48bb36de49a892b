import MaterialTable, {
  type Column,
  type Components,
  type Options,
} from '@material-table/core';
import type {
  ErrorState,
  Query,
  QueryResult,
} from '@material-table/core';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Slider, {
  type SliderProps,
} from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { Log } from '../_rows/log';
import { PersonName } from '../_rows/person-name';
import {
  fetchPeople,
  setConditions,
  type Person,
} from './_data/people-server';

interface TableHandle {
  onQueryChange: () => void;
  setState: (state: { query: Query<Person> }) => void;
}

export default function PeopleFromServer() {
  const columns = useColumns();
  const tableRef = useRef<TableHandle>(null);
  const latest = useRef<AbortController>(undefined);
  const [server, setServer] = useState({
    delay: 300,
    failEvery: 0,
  });
  const [requests, setRequests] = useState<string[]>([]);
  const [isAnswered, setIsAnswered] = useState(false);

  const loadPeople = async (
    query: Query<Person>,
  ): Promise<QueryResult<Person>> => {
    // The table stores a query only once answered, but a
    // retry or the next change must start from this one.
    tableRef.current?.setState({ query });
    latest.current?.abort();
    const { signal } = (latest.current =
      new AbortController());
    const url = `/people?${toParams(query)}`;
    const log = (event: string) =>
      setRequests((earlier) =>
        [`${event} ${url}`, ...earlier].slice(0, 3),
      );
    log('GET');
    setConditions(server);
    try {
      const response = await fetchPeople(url, { signal });
      const result = await toResult(response, query);
      log('200');
      setIsAnswered(true);
      return result;
    } catch (error) {
      log(signal.aborted ? 'Canceled' : 'Failed');
      // This promise never settles, so the table keeps
      // waiting for the newer request.
      if (signal.aborted) return new Promise(() => {});
      setIsAnswered(true);
      throw error;
    }
  };

  const refresh = () => tableRef.current?.onQueryChange();
  return (
    <>
      <ServerChoices server={server} onChange={setServer} />
      <MaterialTable
        title="People"
        columns={columns}
        data={loadPeople}
        tableRef={tableRef}
        components={components}
        options={options}
        localization={isAnswered ? undefined : whileLoading}
        actions={[
          {
            icon: () => <Refresh />,
            tooltip: 'Refresh',
            isFreeAction: true,
            onClick: refresh,
          },
        ]}
      />
      <Log label="Requests" lines={requests} />
    </>
  );
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Person>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        filterPlaceholder: 'Contains',
        render: ({ name }) => <PersonName name={name} />,
      },
      {
        title: 'City',
        field: 'city',
        filterPlaceholder: 'Contains',
      },
      {
        title: 'Age',
        field: 'age',
        type: 'numeric',
        filterPlaceholder: 'Equals',
      },
      {
        title: 'Member',
        field: 'isMember',
        type: 'boolean',
      },
    ],
    [],
  );
}

async function toResult(
  response: Response,
  { page }: Query<Person>,
): Promise<QueryResult<Person>> {
  if (!response.ok)
    throw new Error(
      `The server answered ${response.status}.`,
    );
  const { people, total } = (await response.json()) as {
    people: Person[];
    total: number;
  };
  return { data: people, page, totalCount: total };
}

function toParams({
  page,
  pageSize,
  search,
  orderByCollection,
  filters,
}: Query<Person>): URLSearchParams {
  const params = new URLSearchParams({
    page: String(page),
    size: String(pageSize),
  });
  if (search) params.set('search', search);
  for (const {
    orderByField,
    orderDirection,
    sortOrder,
  } of orderByCollection) {
    if (sortOrder)
      params.append(
        'sort',
        `${orderByField}.${orderDirection}`,
      );
  }
  for (const { column, value } of filters)
    params.set(String(column.field), String(value));
  return params;
}

function ErrorWithRetry({
  error,
  retry,
}: {
  error: ErrorState;
  retry: () => void;
}) {
  return (
    <Stack
      role="alert"
      direction="row"
      sx={{
        px: 2,
        alignItems: 'center',
        color: 'error.main',
      }}
    >
      {error.message}
      <Button
        color="inherit"
        sx={{ ml: 'auto' }}
        onClick={retry}
      >
        Retry
      </Button>
    </Stack>
  );
}

interface Server {
  delay: number;
  failEvery: number;
}

interface ServerChoicesProps {
  server: Server;
  onChange: (server: Server) => void;
}

function ServerChoices({
  server,
  onChange,
}: ServerChoicesProps) {
  const { delay, failEvery } = server;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={4}
      sx={{ m: 2 }}
    >
      <Choice
        label={`Latency: ${delay} ms`}
        value={delay}
        max={3000}
        step={100}
        onChange={(value) =>
          onChange({ delay: value, failEvery })
        }
      />
      <Choice
        label={`Failing: ${failures[failEvery]}`}
        value={failEvery}
        max={4}
        onChange={(value) =>
          onChange({ delay, failEvery: value })
        }
      />
    </Stack>
  );
}

interface ChoiceProps extends Pick<
  SliderProps,
  'max' | 'step' | 'value'
> {
  label: string;
  onChange: (value: number) => void;
}

function Choice({
  label,
  onChange,
  ...props
}: ChoiceProps) {
  return (
    <Typography component="div" sx={{ flex: 1 }}>
      {label}
      <Slider
        {...props}
        aria-label={label}
        onChange={(_event, value) =>
          onChange(Number(value))
        }
      />
    </Typography>
  );
}

const failures = [
  'no request',
  'each request',
  'every second request',
  'every third',
  'every fourth',
];
const components: Components = {
  OverlayError: ErrorWithRetry,
};
const whileLoading = {
  body: {
    emptyDataSourceMessage: 'The rows come from a server.',
  },
};
const options: Options<Person> = {
  filtering: true,
  hideFilterIcons: true,
  loadingType: 'linear',
  maxColumnSort: 3,
  // As high as the empty rows before the first answer,
  // so nothing moves.
  rowStyle: { height: 49 },
  showColumnSortOrder: true,
};
