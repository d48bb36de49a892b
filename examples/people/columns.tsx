import type { Column } from '@material-table/core';
import { Avatar, Box, Stack, Tooltip } from '@mui/material';
import { createContext, use } from 'react';
import { ChoiceFilter } from './fields';
import { countries, levels, officesIn, rolesOf, teams, type Row, type Team } from './people';
import { LanguageContext, type Language } from './texts';

/** The id of the person whose details are shown. It is a context, because new columns would be slower. */
export const ShownContext = createContext(0);

/**
 * Call it inside the component, with `useMemo`, because the table writes into its columns. Each column has its index as `id`, so that
 * filters are kept when the language changes.
 */
export function makeColumns({ t, dayOf, count, countryName, compare }: Language): Column<Row>[] {
  const namesOf = (keys: readonly Parameters<typeof t>[0][]) =>
    Object.fromEntries(keys.map((key) => [key, t(key)]));
  const hidden = { hidden: true, searchable: true };
  return [
    {
      id: 0,
      title: t('name'),
      field: 'name',
      filtering: false,
      customSort: (one, other) => compare(one.name, other.name),
      render: (person) => <Name person={person} />,
    },
    { id: 1, title: t('team'), field: 'team', lookup: namesOf(teams), filterComponent: ChoiceFilter },
    {
      id: 2,
      title: t('place'),
      field: 'country',
      lookup: Object.fromEntries(countries.map((code) => [code, countryName(code)])),
      filterComponent: ChoiceFilter,
      render: ({ office, country }) => (
        <>
          {t(office)}
          <Box sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>{countryName(country)}</Box>
        </>
      ),
    },
    {
      id: 3,
      title: t('start'),
      field: 'start',
      filtering: false,
      // The search matches the formatted date.
      customFilterAndSearch: (text: string, { start }) => dayOf(start).includes(text),
      cellStyle: { fontVariantNumeric: 'tabular-nums' },
      render: ({ start }) => dayOf(start),
    },
    {
      id: 4,
      title: t('rights'),
      field: 'rights',
      lookup: namesOf(levels),
      filterComponent: ChoiceFilter,
      render: ({ rights }) => (
        <Tooltip title={t(`${rights}Hint`)} describeChild>
          <span>{t(rights)}</span>
        </Tooltip>
      ),
    },
    {
      id: 5,
      title: t('below'),
      field: 'below',
      type: 'numeric',
      tooltip: t('belowHint'),
      filtering: false,
      searchable: false,
      render: ({ below }) => (below > 0 ? count(below) : ''),
    },
    // Shown in other cells. They are columns so that the search finds them.
    { id: 6, title: t('role'), field: 'role', lookup: namesOf(Object.values(rolesOf).flat()), ...hidden },
    {
      id: 7,
      title: t('office'),
      field: 'office',
      lookup: namesOf(Object.values(officesIn).flat()),
      ...hidden,
    },
  ];
}

/** The name is a button, because a row can't be focused with the keyboard. The row handles its click. */
function Name({ person: { id, name, role, team } }: { person: Row }) {
  const { t } = use(LanguageContext);
  const isShown = use(ShownContext) === id;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Portrait name={name} team={team} size={32} />
      <div>
        <Box component="button" type="button" aria-current={isShown} sx={plainButton}>
          <bdi>{name}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t(role)}</Box>
      </div>
    </Stack>
  );
}

const plainButton = {
  p: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  bgcolor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
};

export function Portrait({ name, team, size }: { name: string; team: Team; size: number }) {
  const initials = name.replace(/(\S)\S*\s*/g, '$1').slice(0, 2);
  const color = `var(--mui-palette-${colors[team]}-main, gray)`;
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size < 48 ? 12 : 28,
        color: 'text.primary',
        bgcolor: `color-mix(in srgb, ${color} 24%, transparent)`,
      }}
    >
      {initials}
    </Avatar>
  );
}

const colors: Record<Team, string> = {
  board: 'grey',
  engineering: 'primary',
  product: 'secondary',
  design: 'error',
  sales: 'success',
  support: 'info',
  finance: 'warning',
  hr: 'secondary',
};
