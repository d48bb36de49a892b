import { Alert, Box, Stack, ThemeProvider, ToggleButton, useTheme } from '@mui/material';
import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Details from './Details';
import Editor from './Editor';
import { Choice } from './fields';
import { mirrored, phoneCards, tree } from './looks';
import { managerOf, managersAbove, mayEdit, personOf, type Person } from './people';
import { makePeople } from './seed';
import { LanguageContext, languages, makeLanguage, type LanguageChoice } from './texts';
import Tree from './Tree';

const firstPeople = makePeople();
const chief = 1;
const headOfProduct = 44;
/** In your app, only the user who is signed in. The third one has read access only. */
const viewers = [chief, headOfProduct, 110];

export default function People() {
  const [chosen, setChosen] = useState<LanguageChoice>(languages[0]);
  const language = useMemo(() => makeLanguage(chosen), [chosen]);
  const outer = useTheme();
  const { direction } = language;
  // A function, because an object with color schemes would define the page's colors a second time.
  const theme = useMemo(() => () => ({ ...outer, direction }), [outer, direction]);
  return (
    <LanguageContext value={language}>
      <ThemeProvider theme={theme}>
        <Directory>
          <Languages chosen={chosen} onChoose={setChosen} />
        </Directory>
      </ThemeProvider>
    </LanguageContext>
  );
}

function Directory({ children }: { children: ReactNode }) {
  const { t, code, direction } = use(LanguageContext);
  const [people, setPeople] = useState(firstPeople);
  const [viewerId, setViewerId] = useState(headOfProduct);
  const [shown, setShown] = useState({ id: headOfProduct, isChosen: false });
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([chief, headOfProduct]));
  const [editedId, setEditedId] = useState<number>();
  const [message, setMessage] = useState<Parameters<typeof t>>();
  const screen = useScroll(shown);
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
  const save = (saved: Person) => {
    const next = people.map((one) => (one.id === saved.id ? { ...one, ...saved } : one));
    const manager = managerOf(saved, next);
    const isMoved = manager && manager.id !== personOf(saved.id, people).managerId;
    setPeople(next);
    setMessage(isMoved ? ['moved', saved.name, manager.name] : ['saved', saved.name]);
    setShown({ id: saved.id, isChosen: false });
    reveal(saved, next);
  };
  const nameAndRole = ({ name, role }: Person) => `${name} · ${t(role)}`;

  return (
    <Box
      ref={screen}
      dir={direction}
      lang={code}
      sx={[layout, direction === 'rtl' && mirrored, { '--sort-by': `"${t('sortBy')}"` }]}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
          <Choice
            label={t('signedInAs')}
            value={viewerId}
            choices={viewers}
            nameOf={(id) => nameAndRole(personOf(id, people))}
            onChoose={signIn}
          />
          {children}
        </Stack>
        <Status text={message && t(...message)} onClose={() => setMessage(undefined)} />
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
  );
}

function Status({ text, onClose }: { text?: string; onClose: () => void }) {
  const { t } = use(LanguageContext);
  return (
    <div role="status">
      {text && (
        <Alert closeText={t('close')} onClose={onClose} sx={{ mt: 2 }}>
          {text}
        </Alert>
      )}
    </div>
  );
}

interface LanguagesProps {
  chosen: LanguageChoice;
  onChoose: (language: LanguageChoice) => void;
}

function Languages({ chosen, onChoose }: LanguagesProps) {
  const { t } = use(LanguageContext);
  return (
    <Stack
      role="group"
      aria-label={t('language')}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ marginInlineStart: 'auto' }}
    >
      {languages.map((language) => (
        <ToggleButton
          key={language.code}
          lang={language.code}
          value={language.code}
          size="small"
          selected={language === chosen}
          onChange={() => onChoose(language)}
          sx={{ textTransform: 'none' }}
        >
          {language.name}
        </ToggleButton>
      ))}
    </Stack>
  );
}

/** Scroll to the chosen row and to its details, which are below the table on a phone. */
function useScroll(shown: { isChosen: boolean }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown.isChosen) return;
    // The table renders the rows of a branch that was closed one render later.
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
