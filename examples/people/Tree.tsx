import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import Edit from '@mui/icons-material/Edit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { Box, Link, Tooltip, Typography } from '@mui/material';
import { createContext, use, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { PersonLine } from './Details';
import { Field } from './Editor';
import { countries, levels, managerOf, teams, toRows, type Person, type Row } from './people';
import { LanguageContext, type Language } from './texts';

interface Props {
  people: readonly Person[];
  viewer: Person;
  shownId: string;
  /** The ids of the rows whose branches are open, except during a search. */
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  onShow: (person: Person) => void;
  onEdit: (id: string) => void;
}

export default function Tree({ people, viewer, shownId, open, onOpen, onShow, onEdit }: Props) {
  const language = use(LanguageContext);
  const { t, count, localization } = language;
  const columns = useMemo(() => makeColumns(language), [language]);
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<unknown[]>([]);
  const [found, setFound] = useState(0);
  const table = useRef<{ dataManager: { searchedData: Row[] } }>(null);
  // During a search, the table decides which branches are open. Afterwards, these are open again.
  const isFinding = search !== '' || filters.length > 0;
  const opened = isFinding ? undefined : open;
  const rows = useMemo(() => toRows(people, viewer, opened), [people, viewer, opened]);
  useEffect(() => setFound(table.current?.dataManager.searchedData.length ?? 0), [rows, search, filters]);

  const toggle = ({ id }: Row, isOpen: boolean) => {
    if (!isFinding) onOpen(new Set(isOpen ? [...open, id] : [...open].filter((other) => other !== id)));
  };
  const editOrLock = ({ id, name, isLocked }: Row): Action<Row> => ({
    // The name of an action's button comes from its tooltip, which a disabled button doesn't have.
    icon: isLocked
      ? () => <LockOutlined fontSize="small" titleAccess={t('locked', name)} />
      : () => <Edit fontSize="small" />,
    tooltip: isLocked ? undefined : t('editPerson', name),
    disabled: isLocked,
    onClick: () => onEdit(id),
  });
  const all = people.map(({ id }) => id);
  const free = { isFreeAction: true, hidden: isFinding };
  return (
    <div>
      <Typography component="div" role="status" variant="body2" sx={{ '&:not(:empty)': { mb: 1 } }}>
        {isFinding && t('found', count(found), count(people.length))}
      </Typography>
      <ShownContext value={shownId}>
        <MaterialTable
          columns={columns}
          data={rows}
          tableRef={table}
          options={options}
          localization={localization}
          parentChildData={managerOf}
          onTreeExpandChange={toggle}
          onSearchChange={setSearch}
          onFilterChange={setFilters}
          onRowClick={(_event, row) => row && onShow(row)}
          actions={[
            editOrLock,
            { ...free, icon: UnfoldMore, tooltip: t('expandAll'), onClick: () => onOpen(new Set(all)) },
            { ...free, icon: UnfoldLess, tooltip: t('collapseAll'), onClick: () => onOpen(new Set()) },
          ]}
        />
      </ShownContext>
    </div>
  );
}

const options: Options<Row> = {
  showTitle: false,
  searchFieldAlignment: 'left',
  filtering: true,
  hideFilterIcons: true,
  draggable: false,
  paging: false,
  // The header, the filters, and as many whole rows as fit into the window.
  maxBodyHeight: 'calc(86px + round(down, max(427px, 100svh - 456px), 61px))',
  actionsColumnIndex: -1,
  rowStyle: (_row, _index, level) => ({ '--level': level }) as CSSProperties,
};

/** The id of the person whose details are shown. It is a context, because new columns would be slower. */
const ShownContext = createContext('');

/**
 * Call it inside the component, with `useMemo`, because the table writes into its columns. Each column has its index as `id`, so that
 * filters are kept when the language changes.
 */
function makeColumns({ t, textsOf, dayOf, count, compare }: Language): Column<Row>[] {
  const columns: Column<Row>[] = [
    {
      title: t('name'),
      field: 'name',
      // Also finds what other cells show without a lookup.
      customFilterAndSearch: (text: string, { name, role, office, start }) =>
        [name, t(role), t(office), dayOf(start)].some((shown) =>
          shown.toLowerCase().includes(text.toLowerCase()),
        ),
      customSort: (one, other) => compare(one.name, other.name),
      render: (person) => <Name person={person} />,
    },
    { title: t('team'), field: 'team', lookup: textsOf(teams) },
    {
      title: t('place'),
      field: 'country',
      lookup: textsOf(countries),
      render: ({ office, country }) => (
        <>
          {t(office)}
          <Box sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>{t(country)}</Box>
        </>
      ),
    },
    { title: t('start'), field: 'start', render: ({ start }) => dayOf(start) },
    {
      title: t('rights'),
      field: 'rights',
      lookup: textsOf(levels),
      render: ({ rights }) => (
        <Tooltip title={t(`${rights}Hint`)} describeChild>
          <span>{t(rights)}</span>
        </Tooltip>
      ),
    },
    {
      title: t('below'),
      field: 'below',
      type: 'numeric',
      tooltip: t('belowHint'),
      render: ({ below }) => (below > 0 ? count(below) : ''),
    },
  ];
  return columns.map((one, id) => ({
    ...one,
    id,
    filtering: 'lookup' in one,
    filterComponent: ChoiceFilter,
  }));
}

/** The name is a button, because a row can't be focused with the keyboard. The row handles its click. */
function Name({ person }: { person: Row }) {
  const isShown = use(ShownContext) === person.id;
  return (
    <PersonLine person={person}>
      <Link component="button" color="inherit" underline="none" aria-current={isShown}>
        <bdi>{person.name}</bdi>
      </Link>
    </PersonLine>
  );
}

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Row> & { tableData?: { id: number; filterValue?: string[] } };
  onFilterChanged: (columnId: number, value: unknown) => void;
}

/** The accessible names of the table's own filters are always in English. */
function ChoiceFilter({ columnDef: { title, lookup, tableData }, onFilterChanged }: FilterProps) {
  const { t } = use(LanguageContext);
  const { id = 0, filterValue: [value] = [''] } = tableData ?? {};
  return (
    <Field
      label={t('filterBy', String(title))}
      value={value}
      choices={{ '': t('all'), ...lookup }}
      // Tree data treats an empty list as a filter, and opens all rows.
      onChange={(chosen) => onFilterChanged(id, chosen ? [chosen] : undefined)}
    />
  );
}
