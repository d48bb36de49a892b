import MaterialTable, { type Action, type Options } from '@material-table/core';
import Edit from '@mui/icons-material/Edit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { Alert, Box, Stack, ThemeProvider, Typography, useTheme } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { makeColumns, ShownContext } from './columns';
import Details from './Details';
import Editor from './Editor';
import { Choice } from './fields';
import { mirrored, phoneCards, tree } from './looks';
import { countBelow, makePeople, managerOf, managersAbove, personOf, teamsManagedBy } from './people';
import type { Person, Row } from './people';
import Languages from './Languages';
import { LanguageContext, languages, makeLanguage, type LanguageChoice } from './texts';

/** What is used of `tableRef.current`. */
interface TableHandle {
  dataManager: { searchedData: Row[] };
}

const firstPeople = makePeople();
/** The managing director, the head of product, and someone who may only read. In your app: whoever is signed in. */
const viewers = [1, 44, 110];

export default function People() {
  const [people, setPeople] = useState(firstPeople);
  const [chosen, setChosen] = useState<LanguageChoice>(languages[0]);
  const [viewerId, setViewerId] = useState(44);
  const [shown, setShown] = useState({ id: 44, isChosen: false });
  const [editedId, setEditedId] = useState<number>();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([1, 44]));
  const [isFinding, setIsFinding] = useState({ search: false, filters: false });
  const [found, setFound] = useState(0);
  const [message, setMessage] = useState<string>();
  const table = useRef<TableHandle>(null);
  const screen = useRef<HTMLDivElement>(null);

  const language = useMemo(() => makeLanguage(chosen), [chosen]);
  const columns = useMemo(() => makeColumns(language), [language]);
  const { t, count, code, direction, localization } = language;
  const outer = useTheme();
  // A function: an object with color schemes would set up the colors of the page a second time.
  const theme = useMemo(() => () => ({ ...outer, direction }), [outer, direction]);
  const viewer = personOf(viewerId, people);
  const person = personOf(shown.id, people);

  const isSearched = isFinding.search || isFinding.filters;
  const rows = useMemo(() => {
    const counts = countBelow(people);
    const managed = teamsManagedBy(viewer, people);
    return people.map((one): Row => {
      const isLocked = one.id === viewer.id || !managed.includes(one.team);
      const row = { ...one, isLocked, below: counts.get(one.id) ?? 0 };
      // A search opens and closes branches itself. Afterwards those are open again that were.
      return isSearched ? row : { ...row, tableData: { isTreeExpanded: open.has(one.id) } };
    });
  }, [people, viewer, isSearched, open]);
  useEffect(() => setFound(table.current?.dataManager.searchedData.length ?? 0), [rows, isFinding]);

  useEffect(() => {
    if (!shown.isChosen) return;
    // On a phone the details are below the table.
    for (const part of ['[aria-current="true"]', 'section'])
      screen.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const reveal = (one: Person, all: readonly Person[]) => {
    const closed = managersAbove(one, all).filter(({ id }) => !open.has(id));
    if (closed.length > 0) setOpen(new Set([...open, ...closed.map(({ id }) => id)]));
  };
  const show = (one: Person) => {
    setShown({ id: one.id, isChosen: true });
    reveal(one, people);
  };
  const toggle = ({ id }: Row, isOpen: boolean) => {
    if (isSearched) return;
    setOpen((current) => new Set(isOpen ? [...current, id] : [...current].filter((other) => other !== id)));
  };
  const save = (saved: Person) => {
    const next = people.map((one) => (one.id === saved.id ? saved : one));
    const manager = managerOf(saved, next);
    const isMoved = manager && manager.id !== personOf(saved.id, people).managerId;
    setPeople(next);
    setMessage(isMoved ? t('moved', saved.name, manager.name) : t('saved', saved.name));
    setShown({ id: saved.id, isChosen: false });
    reveal(saved, next);
  };
  const choose = (next: LanguageChoice) => {
    setChosen(next);
    setMessage(undefined);
  };
  const actionOf = ({ id, name, isLocked }: Row): Action<Row> =>
    isLocked
      ? // A disabled button loses the name that its tooltip gave it, so the icon carries it.
        {
          icon: () => <LockOutlined fontSize="small" titleAccess={t('locked', name)} />,
          disabled: true,
          onClick: () => undefined,
        }
      : {
          icon: () => <Edit fontSize="small" />,
          tooltip: t('editPerson', name),
          onClick: () => setEditedId(id),
        };

  return (
    <LanguageContext value={language}>
      <ThemeProvider theme={theme}>
        <Box ref={screen} dir={direction} lang={code} sx={[layout, direction === 'rtl' && mirrored]}>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
              <Choice
                label={t('signedInAs')}
                value={viewerId}
                choices={viewers}
                nameOf={(id) => `${personOf(id, people).name} · ${t(personOf(id, people).role)}`}
                onChoose={(id) => {
                  setViewerId(id);
                  show(personOf(id, people));
                }}
              />
              <Languages chosen={chosen} onChoose={choose} />
            </Stack>
            <Typography component="div" role="status" variant="body2" sx={{ '& > *': { mt: 2 } }}>
              {message && (
                <Alert closeText={t('close')} onClose={() => setMessage(undefined)}>
                  {message}
                </Alert>
              )}
              {isSearched && <p>{t('found', count(found), count(people.length))}</p>}
            </Typography>
          </Box>
          <ShownContext value={person.id}>
            <MaterialTable
              columns={columns}
              data={rows}
              tableRef={table}
              options={options}
              localization={localization}
              parentChildData={managerOf}
              onTreeExpandChange={toggle}
              onSearchChange={(text) => setIsFinding({ ...isFinding, search: text !== '' })}
              onFilterChange={(filters) => setIsFinding({ ...isFinding, filters: filters.length > 0 })}
              onRowClick={(_event, row) => row && show(row)}
              actions={[
                actionOf,
                {
                  icon: UnfoldMore,
                  tooltip: t('expandAll'),
                  isFreeAction: true,
                  hidden: isSearched,
                  onClick: () => setOpen(new Set(people.map(({ id }) => id))),
                },
                {
                  icon: UnfoldLess,
                  tooltip: t('collapseAll'),
                  isFreeAction: true,
                  hidden: isSearched,
                  onClick: () => setOpen(new Set()),
                },
              ]}
            />
          </ShownContext>
          <Details
            person={person}
            people={people}
            isLocked={rows.find(({ id }) => id === person.id)?.isLocked ?? true}
            onShow={show}
            onEdit={() => setEditedId(person.id)}
          />
          {editedId !== undefined && (
            <Editor
              person={personOf(editedId, people)}
              viewer={viewer}
              people={people}
              onSave={save}
              onClose={() => setEditedId(undefined)}
            />
          )}
        </Box>
      </ThemeProvider>
    </LanguageContext>
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

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
  gap: 2,
  p: { xs: 1, sm: 2 },
  bgcolor: 'background.default',
  ...tree,
  ...phoneCards,
};
