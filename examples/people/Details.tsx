import { Avatar, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { use, type PropsWithChildren, type ReactNode } from 'react';
import { managerOf, mayEdit, today, type Person } from './people';
import { LanguageContext } from './texts';

interface Props {
  person: Person;
  people: readonly Person[];
  viewer: Person;
  onShow: (person: Person) => void;
  onEdit: (id: string) => void;
}

/** The person of the clicked row, with links to the manager and the direct reports. */
export default function Details({ person, people, viewer, onShow, onEdit }: Props) {
  const { t, dayOf, ago, count } = use(LanguageContext);
  const { name, team, office, country, start, rights } = person;
  const manager = managerOf(person, people);
  const reports = people.filter(({ managerId }) => managerId === person.id);
  const links = (others: readonly Person[]) =>
    others.map((other) => (
      <Chip key={other.id} size="small" variant="outlined" label={other.name} onClick={() => onShow(other)} />
    ));
  const facts: [name: string, value: ReactNode][] = [
    [t('team'), t(team)],
    [t('place'), `${t(office)} · ${t(country)}`],
    [t('start'), `${dayOf(start)} · ${ago(start, today)}`],
    [t('rights'), `${t(rights)}: ${t(`${rights}Hint`)}`],
  ];
  if (manager) facts.push([t('managerId'), links([manager])]);
  if (reports.length > 0) facts.push([`${t('directReports')} (${count(reports.length)})`, links(reports)]);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('detailsOf', name)}
      sx={{ p: 2, typography: 'body2' }}
    >
      <PersonLine person={person}>
        <Typography component="p" variant="h6">
          <bdi>{name}</bdi>
        </Typography>
      </PersonLine>
      <Box component="dl" sx={factList}>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {mayEdit(viewer, person, people) ? (
        <Button variant="outlined" onClick={() => onEdit(person.id)}>
          {t('edit')}
        </Button>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('lockedHint')}</Box>
      )}
    </Paper>
  );
}

const factList = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 1,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0 },
};

/** Initials in a color of the person's own, and the name above the role. */
export function PersonLine({ person, children }: PropsWithChildren<{ person: Person }>) {
  const { t } = use(LanguageContext);
  const { name, role } = person;
  const initials = name.split(' ', 2).map((part) => part[0]);
  const hue = (7 * Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)) % 360;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Avatar aria-hidden sx={{ ...circle, bgcolor: `hsl(${hue} 60% 60% / 0.3)` }}>
        {initials}
      </Avatar>
      <div>
        {children}
        <Box sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>{t(role)}</Box>
      </div>
    </Stack>
  );
}

const circle = { width: 24, height: 24, fontSize: 11, fontWeight: 600, color: 'text.primary' };
