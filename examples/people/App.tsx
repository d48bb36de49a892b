import { Alert, Box, Stack, ThemeProvider, useTheme } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import Details from './Details';
import Editor from './Editor';
import { Choice } from './fields';
import Languages from './Languages';
import { mirrored, phoneCards, tree } from './looks';
import { managerOf, managersAbove, mayEdit, personOf, type Person } from './people';
import { makePeople } from './seed';
import { LanguageContext, languages, makeLanguage, type LanguageChoice } from './texts';
import Tree from './Tree';

const firstPeople = makePeople();
const chief = 1;
const headOfProduct = 44;
/** In your app: whoever is signed in. The third may only read. */
const viewers = [chief, headOfProduct, 110];

export default function People() {
  const [people, setPeople] = useState(firstPeople);
  const [chosen, setChosen] = useState<LanguageChoice>(languages[0]);
  const [viewerId, setViewerId] = useState(headOfProduct);
  const [shown, setShown] = useState({ id: headOfProduct, isChosen: false });
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([chief, headOfProduct]));
  const [editedId, setEditedId] = useState<number>();
  const [message, setMessage] = useState<string>();
  const screen = useScroll(shown);
  const language = useMemo(() => makeLanguage(chosen), [chosen]);
  const { t, code, direction } = language;
  const outer = useTheme();
  // A function: an object with color schemes would set up the colors of the page a second time.
  const theme = useMemo(() => () => ({ ...outer, direction }), [outer, direction]);
  const viewer = personOf(viewerId, people);
  const person = personOf(shown.id, people);

  const reveal = (one: Person, all: readonly Person[]) => {
    const closed = managersAbove(one, all).filter(({ id }) => !open.has(id));
    if (closed.length > 0) setOpen(new Set([...open, ...closed.map(({ id }) => id)]));
  };
  const show = (one: Person) => {
    setShown({ id: one.id, isChosen: true });
    reveal(one, people);
  };
  const signIn = (id: number) => {
    setViewerId(id);
    show(personOf(id, people));
  };
  const translate = (next: LanguageChoice) => {
    setChosen(next);
    setMessage(undefined);
  };
  const save = (saved: Person) => {
    const next = people.map((one) => (one.id === saved.id ? { ...one, ...saved } : one));
    const manager = managerOf(saved, next);
    const isMoved = manager && manager.id !== personOf(saved.id, people).managerId;
    setPeople(next);
    setMessage(isMoved ? t('moved', saved.name, manager.name) : t('saved', saved.name));
    setShown({ id: saved.id, isChosen: false });
    reveal(saved, next);
  };
  const describe = ({ name, role }: Person) => `${name} · ${t(role)}`;

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
                nameOf={(id) => describe(personOf(id, people))}
                onChoose={signIn}
              />
              <Languages chosen={chosen} onChoose={translate} />
            </Stack>
            <div role="status">
              {message && (
                <Alert closeText={t('close')} onClose={() => setMessage(undefined)} sx={{ mt: 2 }}>
                  {message}
                </Alert>
              )}
            </div>
          </Box>
          <Tree
            {...{ people, viewer, open }}
            shownId={person.id}
            onOpen={setOpen}
            onShow={show}
            onEdit={setEditedId}
          />
          <Details
            {...{ person, people }}
            isLocked={!mayEdit(viewer, person, people)}
            onShow={show}
            onEdit={() => setEditedId(person.id)}
          />
          {editedId !== undefined && (
            <Editor
              {...{ viewer, people }}
              person={personOf(editedId, people)}
              onSave={save}
              onClose={() => setEditedId(undefined)}
            />
          )}
        </Box>
      </ThemeProvider>
    </LanguageContext>
  );
}

/** Scroll to the row that was chosen, and to its details, which are below the table on a phone. */
function useScroll(shown: { isChosen: boolean }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown.isChosen) return;
    // A row of a branch that was closed is there one render of the table later.
    const frame = requestAnimationFrame(() => {
      for (const part of ['[aria-current="true"]', 'section'])
        screen.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return screen;
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
  gap: 2,
  p: { xs: 1, sm: 2 },
  bgcolor: 'background.default',
  ...tree,
  ...phoneCards,
};
