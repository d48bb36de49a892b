import { Button, Paper, Stack, Typography } from '@mui/material';
import { use, type ReactNode } from 'react';
import { Portrait } from './columns';
import { managerOf, today, type Person } from './people';
import { LanguageContext } from './texts';

interface Props {
  person: Person;
  people: readonly Person[];
  isLocked: boolean;
  onShow: (person: Person) => void;
  onEdit: () => void;
}

/** The person of the clicked row, with links to the manager and the direct reports. */
export default function Details({ person, people, isLocked, onShow, onEdit }: Props) {
  const { t, dayOf, ago, count, countryName } = use(LanguageContext);
  const { name, team, role, office, country, start, rights } = person;
  const manager = managerOf(person, people);
  const reports = people.filter(({ managerId }) => managerId === person.id);
  const link = (other: Person) => (
    <Button key={other.id} size="small" onClick={() => onShow(other)} sx={{ px: 0.5, textTransform: 'none' }}>
      <bdi>{other.name}</bdi>
    </Button>
  );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('detailsOf', name)}
      sx={{ p: 2, alignSelf: 'start' }}
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mb: 2 }}>
        <Portrait name={name} team={team} size={64} />
        <div>
          <Typography component="p" variant="h6" sx={{ lineHeight: 1.3 }}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography color="textSecondary">{t(role)}</Typography>
        </div>
      </Stack>
      <Stack component="dl" spacing={1} sx={{ m: 0, mb: 2 }}>
        <Fact name={t('team')}>{t(team)}</Fact>
        <Fact name={t('place')}>{`${t(office)} · ${countryName(country)}`}</Fact>
        <Fact name={t('start')}>{`${dayOf(start)} · ${ago(start, today)}`}</Fact>
        <Fact name={t('rights')}>{`${t(rights)}: ${t(`${rights}Hint`)}`}</Fact>
        {manager && <Fact name={t('reportsTo')}>{link(manager)}</Fact>}
        {reports.length > 0 && (
          <Fact name={`${t('directReports')} (${count(reports.length)})`}>{reports.map(link)}</Fact>
        )}
      </Stack>
      {isLocked ? (
        <Typography variant="body2" color="textSecondary">
          {t('lockedHint')}
        </Typography>
      ) : (
        <Button variant="outlined" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
    </Paper>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </div>
  );
}
