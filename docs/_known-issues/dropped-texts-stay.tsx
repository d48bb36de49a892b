import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press "English": the search field stays German. */
export default function App() {
  const [language, setLanguage] = useState<'de' | 'en'>('de');
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <>
      <button onClick={() => setLanguage('en')}>English</button>
      <MaterialTable
        title="People"
        columns={columns}
        data={people}
        // Wrong: the strings are merged into the previous ones.
        localization={texts[language]}
        // Right: localization={texts[language]} key={language}
      />
    </>
  );
}

const texts = {
  de: { toolbar: { searchPlaceholder: 'Suchen' }, pagination: { labelRowsPerPage: 'Zeilen pro Seite:' } },
  en: { pagination: { labelRowsPerPage: 'Rows per page:' } },
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
