import { createContext } from 'react';
import { isCountry, type Country } from './people';

export const languages = {
  en: { name: 'English', locale: 'en-GB', direction: 'ltr', place: 0 },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', place: 1 },
  ar: { name: 'العربية', locale: 'ar-EG', direction: 'rtl', place: 2 },
} as const;
export type LanguageCode = keyof typeof languages;
type Key = keyof typeof words | Country;

/** Everything that depends on the language: the text of the screen and the table, and `Intl` formats. */
export function makeLanguage(code: LanguageCode) {
  const { locale, direction, place } = languages[code];
  // In UTC, because a reader in America would otherwise see the day before.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale);
  const spans = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const countryNames = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  const collator = new Intl.Collator(locale);
  const textOf = (key: Key) => (isCountry(key) ? (countryNames.of(key) ?? key) : words[key][place]);
  /** Returns a text with values instead of its `{}`, or the name of a country. */
  const t = (key: Key, ...values: string[]) =>
    values.reduce((text, value) => text.replace('{}', value), textOf(key));
  const localization = {
    header: { actions: t('edit') },
    toolbar: {
      searchTooltip: t('search'),
      searchPlaceholder: t('search'),
      searchAriaLabel: t('search'),
      clearSearchAriaLabel: t('clearSearch'),
    },
    body: { emptyDataSourceMessage: t('noMatch') },
  };
  return {
    direction,
    localization,
    t,
    /** Texts by key, which columns use as `lookup`, and fields as choices. */
    textsOf: (keys: readonly Key[]) => Object.fromEntries(keys.map((key) => [key, t(key)])),
    dayOf: (date: string) => days.format(new Date(date)),
    count: (value: number) => numbers.format(value),
    ago(date: string, today: string) {
      const months = Math.round((Date.parse(date) - Date.parse(today)) / (86_400_000 * 30.44));
      return months > -12 ? spans.format(months, 'month') : spans.format(Math.ceil(months / 12), 'year');
    },
    compare: (one: string, other: string) => collator.compare(one, other),
  };
}

export type Language = ReturnType<typeof makeLanguage>;

const words = {
  signedInAs: ['Signed in as', 'Angemeldet als', 'مسجّل الدخول باسم'],
  language: ['Language', 'Sprache', 'اللغة'],
  name: ['Name', 'Name', 'الاسم'],
  team: ['Team', 'Bereich', 'القسم'],
  role: ['Role', 'Funktion', 'الوظيفة'],
  place: ['Place', 'Standort', 'الموقع'],
  country: ['Country', 'Land', 'البلد'],
  office: ['Office', 'Büro', 'المكتب'],
  start: ['Start date', 'Eintritt', 'تاريخ الالتحاق'],
  rights: ['Rights', 'Rechte', 'الصلاحيات'],
  below: ['Reports', 'Personen', 'المرؤوسون'],
  belowHint: ['Direct and indirect reports', 'Direkt und indirekt unterstellt', 'المباشرون وغير المباشرين'],
  managerId: ['Reports to', 'Berichtet an', 'المدير المباشر'],
  directReports: ['Direct reports', 'Direkt unterstellt', 'المرؤوسون المباشرون'],
  detailsOf: ['Details of {}', 'Angaben zu {}', 'بيانات {}'],
  search: ['Search', 'Suchen', 'بحث'],
  clearSearch: ['Clear search', 'Suche leeren', 'مسح البحث'],
  filterBy: ['Filter: {}', 'Filter: {}', 'تصفية: {}'],
  sortBy: ['Sort by', 'Sortieren nach', 'ترتيب حسب'],
  all: ['All', 'Alle', 'الكل'],
  noMatch: [
    'No one matches. Change the search or the filters.',
    'Keine Treffer. Ändern Sie die Suche oder die Filter.',
    'لا توجد نتائج. غيّر البحث أو عوامل التصفية.',
  ],
  found: [
    '{} of {} match. Their managers are shown, too.',
    '{} von {} gefunden. Auch ihre Vorgesetzten sind zu sehen.',
    'عدد النتائج {} من {}. يظهر معهم مديروهم أيضًا.',
  ],
  expandAll: ['Expand all', 'Alle aufklappen', 'توسيع الكل'],
  collapseAll: ['Collapse all', 'Alle zuklappen', 'طي الكل'],
  edit: ['Edit', 'Bearbeiten', 'تعديل'],
  editPerson: ['Edit {}', '{} bearbeiten', 'تعديل بيانات {}'],
  locked: ['{}: not yours to edit', '{}: nicht bearbeitbar', 'لا يمكنك تعديل بيانات {}'],
  lockedHint: [
    'You can edit others in the teams that you manage.',
    'Sie können andere in den Bereichen bearbeiten, die Sie leiten.',
    'يمكنك تعديل بيانات الآخرين في الأقسام التي تديرها.',
  ],
  save: ['Save', 'Speichern', 'حفظ'],
  cancel: ['Cancel', 'Abbrechen', 'إلغاء'],
  choose: ['Choose', 'Bitte wählen', 'اختر'],
  saved: ['{} was saved.', '{} wurde gespeichert.', 'حُفظت بيانات {}.'],
  moved: ['{} now reports to {}.', '{} berichtet jetzt an {}.', 'المدير المباشر الجديد لـ {}: {}.'],
  close: ['Close', 'Schließen', 'إغلاق'],
  nameMissing: ['Enter a name.', 'Geben Sie einen Namen ein.', 'أدخل الاسم.'],
  choiceMissing: ['Choose one.', 'Wählen Sie etwas aus.', 'اختر من القائمة.'],
  dateMissing: ['Enter a date.', 'Geben Sie ein Datum ein.', 'أدخل التاريخ.'],
  dateInFuture: ['The date is in the future.', 'Das Datum liegt in der Zukunft.', 'هذا التاريخ في المستقبل.'],
  managerBelow: [
    'This manager is below the person.',
    'Diese Person ist selbst unterstellt.',
    'هذا المدير من مرؤوسي الشخص نفسه.',
  ],

  read: ['Read only', 'Nur lesen', 'قراءة فقط'],
  readHint: ['Can look, but not edit', 'Darf lesen, aber nicht bearbeiten', 'يمكنه الاطلاع دون تعديل'],
  ownTeams: ['Own teams', 'Eigene Bereiche', 'أقسامه'],
  ownTeamsHint: [
    'Can edit people in the teams they manage',
    'Darf Personen in den eigenen Bereichen bearbeiten',
    'يمكنه تعديل بيانات الأشخاص في الأقسام التي يديرها',
  ],
  allTeams: ['All teams', 'Alle Bereiche', 'كل الأقسام'],
  allTeamsHint: ['Can edit everyone else', 'Darf alle anderen bearbeiten', 'يمكنه تعديل بيانات جميع الآخرين'],

  board: ['Management', 'Leitung', 'الإدارة العليا'],
  engineering: ['Engineering', 'Entwicklung', 'التطوير'],
  product: ['Product', 'Produkt', 'المنتجات'],
  design: ['Design', 'Gestaltung', 'التصميم'],
  sales: ['Sales', 'Vertrieb', 'المبيعات'],
  support: ['Support', 'Kundendienst', 'خدمة العملاء'],
  finance: ['Finance', 'Finanzen', 'المالية'],
  hr: ['Human resources', 'Personal', 'الموارد البشرية'],

  chief: ['Managing director', 'Geschäftsführung', 'الإدارة التنفيذية'],
  head: ['Head of team', 'Bereichsleitung', 'إدارة القسم'],
  lead: ['Group lead', 'Gruppenleitung', 'قيادة المجموعة'],
  frontend: ['Frontend developer', 'Frontend-Entwicklung', 'تطوير الواجهات'],
  backend: ['Backend developer', 'Backend-Entwicklung', 'تطوير الخوادم'],
  quality: ['Test engineer', 'Softwaretest', 'اختبار البرمجيات'],
  productManager: ['Product manager', 'Produktmanagement', 'إدارة المنتج'],
  analyst: ['Business analyst', 'Anforderungsanalyse', 'تحليل الأعمال'],
  designer: ['Interface designer', 'Oberflächendesign', 'تصميم الواجهات'],
  writer: ['Technical writer', 'Technische Redaktion', 'الكتابة التقنية'],
  account: ['Account manager', 'Kundenbetreuung', 'إدارة حسابات العملاء'],
  presales: ['Solution consultant', 'Lösungsberatung', 'استشارات الحلول'],
  agent: ['Support agent', 'Kundenberatung', 'دعم العملاء'],
  trainer: ['Trainer', 'Schulung', 'التدريب'],
  accountant: ['Accountant', 'Buchhaltung', 'المحاسبة'],
  controller: ['Controller', 'Controlling', 'الرقابة المالية'],
  recruiter: ['Recruiter', 'Personalgewinnung', 'التوظيف'],
  payroll: ['Payroll clerk', 'Lohnabrechnung', 'الرواتب'],

  berlin: ['Berlin', 'Berlin', 'برلين'],
  munich: ['Munich', 'München', 'ميونخ'],
  cairo: ['Cairo', 'Kairo', 'القاهرة'],
  alexandria: ['Alexandria', 'Alexandria', 'الإسكندرية'],
  dubai: ['Dubai', 'Dubai', 'دبي'],
  london: ['London', 'London', 'لندن'],
  leeds: ['Leeds', 'Leeds', 'ليدز'],
  boston: ['Boston', 'Boston', 'بوسطن'],
  denver: ['Denver', 'Denver', 'دنفر'],
} as const satisfies Record<string, readonly [english: string, german: string, arabic: string]>;

export const LanguageContext = createContext(makeLanguage('en'));
