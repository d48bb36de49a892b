import { Box, Button, Stack, Typography } from '@mui/material';
import { use, useEffect, useId, useRef, useState } from 'react';
import { Choice, Field } from './fields';
import {
  check,
  countries,
  levels,
  managersFor,
  officesIn,
  personOf,
  rolesOf,
  teamsManagedBy,
  today,
} from './people';
import type { Draft, Office, Person, Problems, Role } from './people';
import { LanguageContext } from './texts';

interface Props {
  person: Person;
  viewer: Person;
  people: readonly Person[];
  onSave: (person: Person) => void;
  /** Also called after saving. */
  onClose: () => void;
}

/** A native dialog keeps the focus inside, closes on Escape, and inherits language and direction. */
export default function Editor({ person, viewer, people, onSave, onClose }: Props) {
  const { t } = use(LanguageContext);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Draft>(person);
  const [problems, setProblems] = useState<Problems>({});
  useEffect(() => dialog.current?.showModal(), []);

  const save = () => {
    const checked = check(draft, people);
    setProblems(checked.problems);
    if (!checked.person) return;
    onSave(checked.person);
    // Returns the focus to the button that opened the dialog.
    dialog.current?.close();
  };
  return (
    <Box component="dialog" ref={dialog} aria-labelledby={titleId} onClose={onClose} sx={look}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Typography id={titleId} component="p" variant="h6" sx={{ mb: 2 }}>
          {t('editPerson', person.name)}
        </Typography>
        <Fields
          {...{ draft, person, viewer, people, problems }}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ justifyContent: 'end', mt: 3 }}>
          <Button onClick={() => dialog.current?.close()}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}

interface FieldsProps extends Pick<Props, 'person' | 'viewer' | 'people'> {
  draft: Draft;
  problems: Problems;
  onChange: (changes: Partial<Draft>) => void;
}

function Fields({ draft, person, viewer, people, problems, onChange: change }: FieldsProps) {
  const { t, countryName } = use(LanguageContext);
  const field = <Key extends keyof typeof labels>(key: Key) => ({
    label: t(labels[key]),
    value: draft[key],
    problem: problems[key] && t(problems[key]),
  });
  const roles: readonly Role[] = rolesOf[draft.team];
  const offices: readonly Office[] = officesIn[draft.country];
  const managers = managersFor(person, people);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
      <Field {...field('name')} onChange={({ target }) => change({ name: target.value })} />
      <Field
        {...field('start')}
        type="date"
        onChange={({ target }) => change({ start: target.value })}
        slotProps={{ htmlInput: { max: today } }}
      />
      <Choice
        {...field('team')}
        choices={teamsManagedBy(viewer, people)}
        nameOf={t}
        onChoose={(team) => change({ team, role: '' })}
      />
      <Choice {...field('role')} choices={roles} nameOf={t} onChoose={(role) => change({ role })} />
      <Choice
        {...field('country')}
        choices={countries}
        nameOf={countryName}
        onChoose={(country) => change({ country, office: '' })}
      />
      <Choice {...field('office')} choices={offices} nameOf={t} onChoose={(office) => change({ office })} />
      {person.managerId && (
        <Choice
          {...field('managerId')}
          choices={managers.map(({ id }) => id)}
          nameOf={(id) => personOf(id, people).name}
          onChoose={(managerId) => change({ managerId })}
        />
      )}
      <Choice
        {...field('rights')}
        // Users can't grant more rights than they have.
        choices={levels.slice(0, levels.indexOf(viewer.rights) + 1)}
        nameOf={t}
        onChoose={(rights) => change({ rights })}
      />
    </Box>
  );
}

const labels = {
  name: 'name',
  start: 'start',
  team: 'team',
  role: 'role',
  country: 'country',
  office: 'office',
  managerId: 'reportsTo',
  rights: 'rights',
} as const;

const look = {
  width: 'min(560px, calc(100vw - 32px))',
  boxSizing: 'border-box',
  m: 'auto',
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 0.5)' },
};
