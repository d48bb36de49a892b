import { Box, Button, Paper, Stack, TextField, Typography, type TextFieldProps } from '@mui/material';
import { use, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { check, countries, levels, managersFor, officesIn, rolesOf, teamsManagedBy, today } from './people';
import type { Draft, Person, Problems } from './people';
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
  const { t, textsOf } = use(LanguageContext);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Draft>(person);
  const [problems, setProblems] = useState<Problems>({});
  useEffect(() => dialog.current?.showModal(), []);

  const field = (key: Exclude<keyof Draft, 'id'>) => ({
    label: t(key),
    value: draft[key],
    problem: problems[key] && t(problems[key]),
    onChange: (value: string) => setDraft({ ...draft, [key]: value, ...cleared[key] }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = check(draft, people);
    setProblems(checked.problems);
    if (!checked.person) return;
    onSave(checked.person);
    // Returns the focus to the button that opened the dialog.
    dialog.current?.close();
  };
  const managers = managersFor(person, people).map(({ id, name }) => [id, name]);
  // Users can't grant more rights than they have.
  const rights = levels.slice(0, levels.indexOf(viewer.rights) + 1);
  return (
    <Paper
      component="dialog"
      variant="outlined"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      sx={look}
    >
      <form noValidate onSubmit={save}>
        <Typography id={titleId} component="p" variant="h6">
          {t('editPerson', person.name)}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mt: 2, mb: 3 }}>
          <Field {...field('name')} />
          <Field {...field('start')} type="date" slotProps={{ htmlInput: { max: today } }} />
          <Field {...field('team')} choices={textsOf(teamsManagedBy(viewer, people))} />
          <Field {...field('role')} choices={textsOf(rolesOf[draft.team])} />
          <Field {...field('country')} choices={textsOf(countries)} />
          <Field {...field('office')} choices={textsOf(officesIn[draft.country])} />
          {person.managerId && <Field {...field('managerId')} choices={Object.fromEntries(managers)} />}
          <Field {...field('rights')} choices={textsOf(rights)} />
        </Box>
        <Stack direction="row" sx={{ justifyContent: 'end', gap: 1 }}>
          <Button onClick={() => dialog.current?.close()}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

/** Another team has other roles, and another country has other offices. */
const cleared: Partial<Record<keyof Draft, Partial<Draft>>> = { team: { role: '' }, country: { office: '' } };

const look = {
  boxSizing: 'border-box',
  width: 560,
  m: 'auto',
  p: 3,
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 0.5)' },
};

interface FieldProps extends Pick<TextFieldProps, 'type' | 'slotProps'> {
  label: string;
  value: string | undefined;
  /** Texts by value. With them, the field is a native select, which inherits the direction and works in a dialog. */
  choices?: Record<string, string>;
  problem?: string;
  onChange: (value: string) => void;
}

/** The label is above the field, because a label inside would need mirrored styles from right to left. */
export function Field({ label, value = '', choices, problem, onChange, ...props }: FieldProps) {
  const { t } = use(LanguageContext);
  const id = useId();
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography component="label" htmlFor={id} variant="body2">
        {label}
      </Typography>
      <TextField
        id={id}
        size="small"
        value={value}
        select={choices !== undefined}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ select: { native: true } }}
        {...props}
      >
        {choices && !(value in choices) && <option value="">{t('choose')}</option>}
        {Object.entries(choices ?? {}).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
