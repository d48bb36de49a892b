import MaterialTable, {
  type Column,
} from '@material-table/core';
import {
  Box,
  Button,
  ThemeProvider,
  useTheme,
} from '@mui/material';
import { isValid } from 'date-fns';
import { ar, de } from 'date-fns/locale';
import { useMemo, useState } from 'react';

interface Concert {
  id: number;
  place: string;
  day: Date;
  seats: number;
}

type LanguageIndex = 0 | 1 | 2;

export default function ConcertsInThreeLanguages() {
  const [index, setIndex] = useState<LanguageIndex>(1);
  const { code, direction } = languages[index];
  const localization = useMemo(
    () => toLocalization(index),
    [index],
  );
  const outer = useTheme();
  // A function: an object with color schemes would set up
  // the page's color mode a second time.
  const theme = useMemo(
    () => () => ({ ...outer, direction }),
    [outer, direction],
  );
  const columns = useColumns(index);
  return (
    <>
      {languages.map((language, value) => (
        <Button
          key={language.code}
          lang={language.code}
          sx={{ textTransform: 'none' }}
          variant={value === index ? 'outlined' : 'text'}
          aria-pressed={value === index}
          onClick={() => setIndex(value as LanguageIndex)}
        >
          {language.name}
        </Button>
      ))}
      <ThemeProvider theme={theme}>
        <Box
          dir={direction}
          lang={code}
          sx={{
            mt: 1,
            '& .MuiTableCell-root': { textAlign: 'start' },
          }}
        >
          <MaterialTable
            title={words.title[index]}
            columns={columns}
            data={concerts}
            localization={localization}
            options={options}
          />
        </Box>
      </ThemeProvider>
    </>
  );
}

/** The same until the language changes. */
function useColumns(index: LanguageIndex) {
  return useMemo<Column<Concert>[]>(() => {
    const { locale } = languages[index];
    return [
      // An id equal to the index keeps the filter when a
      // new language recreates the columns.
      { id: 0, title: words.place[index], field: 'place' },
      {
        id: 1,
        title: words.day[index],
        field: 'day',
        type: 'date',
        dateSetting: { locale },
        // Without this, a cleared filter shows only rows
        // without a date in 8.0.3. The search passes text.
        customFilterAndSearch: (
          filter: Date | string | null,
          row,
        ) => {
          if (typeof filter === 'string')
            return row.day
              .toLocaleDateString(locale)
              .includes(filter);
          return (
            !filter ||
            !isValid(filter) ||
            filter.toDateString() === row.day.toDateString()
          );
        },
      },
      {
        id: 2,
        title: words.seats[index],
        field: 'seats',
        render: (row) => row.seats.toLocaleString(locale),
      },
    ];
  }, [index]);
}

const options = {
  filtering: true,
  hideFilterIcons: true,
  pageSize: 3,
  pageSizeOptions: [3, 6],
  showFirstLastPageButtons: false,
};

/** All the strings that this table shows. */
function toLocalization(index: LanguageIndex) {
  const [search, previous, next] = [
    words.search[index],
    words.previous[index],
    words.next[index],
  ];
  return {
    // Works only at the top level; the types lack it.
    dateTimePickerLocalization: languages[index].dates,
    toolbar: {
      searchTooltip: search,
      searchPlaceholder: search,
      searchAriaLabel: search,
      clearSearchAriaLabel: words.clear[index],
    },
    pagination: {
      labelDisplayedRows: words.range[index],
      labelRows: words.rows[index],
      labelRowsPerPage: words.perPage[index],
      previousTooltip: previous,
      previousAriaLabel: previous,
      nextTooltip: next,
      nextAriaLabel: next,
    },
    body: {
      emptyDataSourceMessage: words.none[index],
      filterRow: { filterPlaceHolder: words.filter[index] },
    },
  };
}

const languages = [
  {
    code: 'en',
    name: 'English',
    locale: 'en-US',
    dates: undefined,
    direction: 'ltr',
  },
  {
    code: 'de',
    name: 'Deutsch',
    locale: 'de-DE',
    dates: de,
    direction: 'ltr',
  },
  {
    code: 'ar',
    name: 'العربية',
    locale: 'ar-EG',
    dates: ar,
    direction: 'rtl',
  },
] as const;

const words = {
  title: ['Concerts', 'Konzerte', 'حفلات'],
  place: ['Place', 'Ort', 'المكان'],
  day: ['Day', 'Tag', 'اليوم'],
  seats: ['Seats', 'Plätze', 'المقاعد'],
  search: ['Search', 'Suchen', 'بحث'],
  clear: ['Clear search', 'Suche leeren', 'مسح البحث'],
  filter: ['Filter', 'Filtern', 'تصفية'],
  none: [
    'No concerts found',
    'Keine Konzerte gefunden',
    'لا توجد حفلات',
  ],
  range: [
    '{from}-{to} of {count}',
    '{from}-{to} von {count}',
    '{from}-{to} من {count}',
  ],
  rows: ['rows', 'Zeilen', 'صفوف'],
  perPage: [
    'Rows per page:',
    'Zeilen pro Seite:',
    'صفوف في الصفحة:',
  ],
  previous: [
    'Previous page',
    'Vorige Seite',
    'الصفحة السابقة',
  ],
  next: ['Next page', 'Nächste Seite', 'الصفحة التالية'],
} as const;

const concerts: Concert[] = [
  {
    id: 1,
    place: 'Berlin',
    day: new Date(2026, 2, 5),
    seats: 2440,
  },
  {
    id: 2,
    place: 'Cairo',
    day: new Date(2026, 2, 9),
    seats: 1200,
  },
  {
    id: 3,
    place: 'Chicago',
    day: new Date(2026, 2, 14),
    seats: 2522,
  },
  {
    id: 4,
    place: 'Leipzig',
    day: new Date(2026, 3, 2),
    seats: 1900,
  },
  {
    id: 5,
    place: 'Amman',
    day: new Date(2026, 3, 2),
    seats: 850,
  },
];
