import { Alert, Box, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { use, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Details from './Details';
import Editor, { Field } from './Editor';
import { bar, layout } from './looks';
import { managerOf, managersAbove, personOf, type Person } from './people';
import { makePeople } from './seed';
import { LanguageContext, languages, makeLanguage, type LanguageCode } from './texts';
import Tree from './Tree';

const firstPeople = makePeople();
const chief = 'p1';
const headOfProduct = 'p44';
/** In your app, only the user who is signed in. The third one has read access only. */
const viewers = [chief, headOfProduct, 'p110'];

export default function People() {
  const [code, setCode] = useState<LanguageCode>('en');
  const language = useMemo(() => makeLanguage(code), [code]);
  const { t, direction } = language;
  const [people, setPeople] = useState(firstPeople);
  const [viewerId, setViewerId] = useState(headOfProduct);
  const [shownId, setShownId] = useState(headOfProduct);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([chief, headOfProduct]));
  const [editedId, edit] = useState<string>();
  const [message, setMessage] = useState<Parameters<typeof t>>();
  const screen = useRef<HTMLDivElement>(null);
  const viewer = personOf(viewerId, people);
  const person = personOf(shownId, people);
  const edited = people.find(({ id }) => id === editedId);

  const show = (one: Person, all = people) => {
    const closed = managersAbove(one, all).filter(({ id }) => !open.has(id));
    flushSync(() => {
      setShownId(one.id);
      if (closed.length > 0) setOpen(new Set([...open, ...closed.map(({ id }) => id)]));
    });
    // On a phone, the details are below the table.
    for (const part of ['[aria-current="true"]', 'section'])
      screen.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' });
  };
  const signIn = (id: string) => {
    setViewerId(id);
    show(personOf(id, people));
  };
  const save = (saved: Person) => {
    const next = people.map((one) => (one.id === saved.id ? { ...one, ...saved } : one));
    const manager = managerOf(saved, next);
    const isMoved = manager && manager.id !== edited?.managerId;
    setPeople(next);
    setMessage(isMoved ? ['moved', saved.name, manager.name] : ['saved', saved.name]);
    show(saved, next);
  };
  const nameAndRole = ({ name, role }: Person) => `${name} · ${t(role)}`;
  const viewerNames = Object.fromEntries(viewers.map((id) => [id, nameAndRole(personOf(id, people))]));
  return (
    <LanguageContext value={language}>
      <Box ref={screen} dir={direction} lang={code} sx={[layout, { '--sort-by': `"${t('sortBy')}"` }]}>
        <div>
          <Stack direction="row" sx={bar}>
            <Field label={t('signedInAs')} value={viewerId} choices={viewerNames} onChange={signIn} />
            <Languages code={code} onChoose={setCode} />
          </Stack>
          <div role="status">
            {message && (
              <Alert closeText={t('close')} onClose={() => setMessage(undefined)} sx={{ mt: 2 }}>
                {t(...message)}
              </Alert>
            )}
          </div>
        </div>
        <Tree {...{ people, viewer, shownId, open }} onOpen={setOpen} onShow={show} onEdit={edit} />
        <Details {...{ person, people, viewer }} onShow={show} onEdit={edit} />
        {edited && (
          <Editor {...{ people, viewer }} person={edited} onSave={save} onClose={() => edit(undefined)} />
        )}
      </Box>
    </LanguageContext>
  );
}

function Languages({ code, onChoose }: { code: LanguageCode; onChoose: (code: LanguageCode) => void }) {
  const { t } = use(LanguageContext);
  return (
    // From left to right in every language, because Material UI doesn't mirror the borders of a group.
    <ToggleButtonGroup
      exclusive
      size="small"
      dir="ltr"
      aria-label={t('language')}
      value={code}
      onChange={(_event, chosen: LanguageCode | null) => chosen && onChoose(chosen)}
    >
      {Object.entries(languages).map(([value, { name }]) => (
        <ToggleButton key={value} value={value} lang={value}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
