import MaterialTable, { type Localization } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { esES } from '@mui/material/locale';
import { useMemo } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { all, hasButton, input, shown } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';
import { spanish } from './_spanish';

proves("The table comes only in English, and Material UI's locales don't translate its buttons.", () => {
  const { el } = mount(
    <ThemeProvider theme={createTheme({}, esES)}>
      <MaterialTable columns={columns()} data={people} />
    </ThemeProvider>,
  );
  const names = ['First Page', 'Previous Page', 'Next Page', 'Last Page'];
  expect(all(el, 'tfoot button').map(({ ariaLabel }) => ariaLabel)).toEqual(names);
  expect(el.textContent).toContain('1-5 of 12');
});

const { toolbar: es, pagination } = spanish;
const { nextAriaLabel, labelDisplayedRows } = pagination;
const words: Record<string, Record<string, string>> = {
  en: { search: 'Find', next: 'Next', range: '{from}-{to} of {count}' },
  es: { search: es.searchAriaLabel, next: nextAriaLabel, range: labelDisplayedRows },
};
const own = columns();

/** `useTranslation()` of i18next also returns another `t` for another language. */
function Page({ language }: { language: 'en' | 'es' }) {
  const localization = useMemo<Localization>(() => {
    const t = (key: string) => words[language]?.[key] ?? key;
    return {
      toolbar: { searchPlaceholder: t('search'), searchAriaLabel: t('search') },
      pagination: { labelDisplayedRows: t('range'), nextAriaLabel: t('next') },
    };
  }, [language]);
  return <MaterialTable columns={own} data={people} localization={localization} />;
}

proves('Pass a complete set of messages for each language, or create it with i18next.', async () => {
  const { el, rerender } = mount(<Page language="en" />);
  expect(el.textContent).toContain('1-5 of 12');
  fill(input(el, 'Find'), 'bonn');
  await expect.poll(() => shown(el)).toHaveLength(5);
  rerender(<Page language="es" />);
  await expect.poll(() => el.textContent).toContain('1-5 de 5');
  expect([hasButton(el, nextAriaLabel), input(el, es.searchAriaLabel).value]).toEqual([true, 'bonn']);
});
