import MaterialTable, { type Action, type Options } from '@material-table/core';
import Edit from '@mui/icons-material/Edit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { Typography } from '@mui/material';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { makeColumns, ShownContext } from './columns';
import { managerOf, toRows, type Person, type Row } from './people';
import { LanguageContext } from './texts';

interface Props {
  people: readonly Person[];
  viewer: Person;
  shownId: number;
  /** The ids of the rows whose branches are open, except during a search. */
  open: ReadonlySet<number>;
  onOpen: (open: ReadonlySet<number>) => void;
  onShow: (person: Person) => void;
  onEdit: (id: number) => void;
}

/** What this program uses of `tableRef.current`. */
interface TableHandle {
  dataManager: { searchedData: Row[] };
}

export default function Tree({ people, viewer, shownId, open, onOpen, onShow, onEdit }: Props) {
  const language = use(LanguageContext);
  const { t, count, localization } = language;
  const columns = useMemo(() => makeColumns(language), [language]);
  const [finding, setFinding] = useState({ search: false, filters: false });
  const isFinding = finding.search || finding.filters;
  const [found, setFound] = useState(0);
  const table = useRef<TableHandle>(null);
  // During a search, the table decides which branches are open. Afterwards, these are open again.
  const rows = useMemo(
    () => toRows(people, viewer, isFinding ? undefined : open),
    [people, viewer, isFinding, open],
  );
  useEffect(() => setFound(table.current?.dataManager.searchedData.length ?? 0), [rows, finding]);

  const toggle = ({ id }: Row, isOpen: boolean) => {
    if (!isFinding) onOpen(new Set(isOpen ? [...open, id] : [...open].filter((other) => other !== id)));
  };
  const editOrLock = ({ id, name, isLocked }: Row): Action<Row> => {
    // The name of an action's button comes from its tooltip, which a disabled button doesn't have.
    const lock = () => <LockOutlined fontSize="small" titleAccess={t('locked', name)} />;
    if (isLocked) return { icon: lock, disabled: true, onClick: () => undefined };
    const icon = () => <Edit fontSize="small" />;
    return { icon, tooltip: t('editPerson', name), onClick: () => onEdit(id) };
  };
  const openOrClose = (icon: Action<Row>['icon'], tooltip: string, ids: number[]): Action<Row> => ({
    icon,
    tooltip,
    isFreeAction: true,
    hidden: isFinding,
    onClick: () => onOpen(new Set(ids)),
  });
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
          onSearchChange={(text) => setFinding({ ...finding, search: text !== '' })}
          onFilterChange={(filters) => setFinding({ ...finding, filters: filters.length > 0 })}
          onRowClick={(_event, row) => row && onShow(row)}
          actions={[
            editOrLock,
            openOrClose(
              UnfoldMore,
              t('expandAll'),
              people.map(({ id }) => id),
            ),
            openOrClose(UnfoldLess, t('collapseAll'), []),
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
  maxBodyHeight: 'min(640px, 70svh)',
  actionsColumnIndex: -1,
};
