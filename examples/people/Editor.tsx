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
  /** Called after saving, too. */
  onClose: () => void;
}

/** A dialog of the browser: it keeps the focus inside, Escape closes it, and it takes language and direction from its place. */
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
    // Gives the focus back to the button that opened it.
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
  const problemOf = (field: keyof Person) => {
    const problem = problems[field];
    return problem && t(problem);
  };
  const roles: readonly Role[] = rolesOf[draft.team];
  const offices: readonly Office[] = officesIn[draft.country];
  const managers = managersFor(person, people);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
      <Field
        label={t('name')}
        value={draft.name}
        helperText={problemOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        type="date"
        label={t('start')}
        value={draft.start}
        helperText={problemOf('start')}
        onChange={({ target }) => change({ start: target.value })}
        slotProps={{ htmlInput: { max: today } }}
      />
      <Choice
        label={t('team')}
        value={draft.team}
        choices={teamsManagedBy(viewer, people)}
        nameOf={t}
        onChoose={(team) => change({ team, role: '' })}
      />
      <Choice
        label={t('role')}
        value={draft.role}
        choices={roles}
        nameOf={t}
        problem={problemOf('role')}
        onChoose={(role) => change({ role })}
      />
      <Choice
        label={t('country')}
        value={draft.country}
        choices={countries}
        nameOf={countryName}
        onChoose={(country) => change({ country, office: '' })}
      />
      <Choice
        label={t('office')}
        value={draft.office}
        choices={offices}
        nameOf={t}
        problem={problemOf('office')}
        onChoose={(office) => change({ office })}
      />
      {person.managerId && (
        <Choice
          label={t('reportsTo')}
          value={draft.managerId}
          choices={managers.map(({ id }) => id)}
          nameOf={(id) => personOf(id, people).name}
          problem={problemOf('managerId')}
          onChoose={(managerId) => change({ managerId })}
        />
      )}
      <Choice
        label={t('rights')}
        value={draft.rights}
        // No one gives more rights than their own.
        choices={levels.slice(0, levels.indexOf(viewer.rights) + 1)}
        nameOf={t}
        onChoose={(rights) => change({ rights })}
      />
    </Box>
  );
}

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
