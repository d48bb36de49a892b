import fs from 'node:fs';
import path from 'node:path';
import { clickOn, openTable, type Check } from './checks';
import { enter, until, type Driver } from './driver';

interface Example {
  /** The field that finds rows, as an expression. */
  field: string;
  /** What is searched for: a text, or a column of the first row whose first word is taken. */
  find: string | number;
  /** What the screen says when it is found; otherwise each row has the text. */
  found?: string;
  edit: (driver: Driver) => Promise<void>;
  /** The CSV file that a button saves, and what its first line has. */
  csv?: { button: string; file: string; head: string };
}

const screen = `document.querySelector('[data-island]')`;
const labelled = (label: string) => `document.querySelector('[aria-label^="${label}"]')`;
const button = (text: string) =>
  `[...document.querySelectorAll('button')].find((one) => one.innerText.trim() === '${text}')`;
const search = `${screen}.querySelector('input[aria-label^="Search"]')`;
/** The field with a visible label. */
const fieldOf = (label: string) =>
  `[...document.querySelectorAll('label')].find((one) => one.innerText.trim().startsWith('${label}') && one.checkVisibility())?.control`;

const examples: Record<string, Example> = {
  'order-desk': {
    field: search,
    find: 1,
    edit: async (driver) => {
      await clickOn(driver, labelled('Detail panel visibility toggle'));
      await replace(driver, fieldOf('Customer'), `Ada Example${enter}`);
      await shows(driver, 'Changed customer');
      await shows(driver, 'Ada Example');
    },
    csv: {
      button: labelled('Save all pages as CSV'),
      file: 'orders.csv',
      head: 'id,customer,country,items,status,total,date',
    },
  },
  'stock-room': {
    field: search,
    find: 1,
    edit: async (driver) => {
      const stock = labelled('Stock of P-1003: ');
      await clickOn(driver, stock);
      await until('the cell opens', () =>
        driver.run(`return document.activeElement?.getAttribute('aria-label') === 'Stock of P-1003'`),
      );
      await driver.type('a', true);
      await driver.type(`600${enter}`);
      await until('the stock is saved', () => driver.run(`return ${stock}?.innerText.trim() === '600'`));
    },
  },
  budget: {
    field: fieldOf('Vendor'),
    find: 3,
    // Nothing can be changed in it: a bar leads to its department.
    edit: async (driver) => {
      await clickOn(
        driver,
        `[...document.querySelectorAll('li button')].find((one) => /^Marketing/.test(one.innerText))`,
      );
      await until('only one department is left', () =>
        driver.run(`return !${screen}.querySelector('tbody').innerText.includes('Facilities')`),
      );
      await clickOn(driver, button('List'));
      await until('the bookings are a list', () => driver.run(`return (${rows})().length === 25`));
    },
    csv: { button: button('CSV'), file: 'bookings.csv', head: '"Department","Category"' },
  },
  people: {
    field: search,
    find: 'recruiter',
    found: '4 of 140 match',
    edit: async (driver) => {
      await clickOn(driver, labelled('Edit Salma Reyes'));
      await replace(driver, fieldOf('Name'), 'Salma Okoye');
      await clickOn(driver, button('Save'));
      await until('the dialog closes', () => driver.run(`return !document.querySelector('[role=dialog]')`));
      await shows(driver, 'Salma Okoye');
    },
  },
  'help-desk': {
    field: fieldOf('Search tickets'),
    find: 'delivery',
    edit: async (driver) => {
      await clickOn(driver, `${screen}.querySelector('tbody tr td:nth-child(2) button')`);
      await replace(driver, fieldOf('Reply to'), 'We are looking into it.');
      await clickOn(driver, button('Send reply'));
      await until('the reply is in the conversation', () =>
        driver.run(`return document.querySelector('[role=log]').innerText.includes('looking into it')`),
      );
    },
  },
};

/** Each example finds rows, takes a change, saves its CSV file, and follows the page's colors. */
export const exampleChecks: [title: string, check: Check][] = Object.entries(examples).map(
  ([name, example]) => [
    name,
    async (driver, site) => {
      await openTable(driver, `${site}examples/${name}/`);
      await until('there are rows', () => driver.run(`return (${rows})().length > 3`));
      await example.edit(driver);
      if (example.csv) await savesCsv(driver, example.csv);
      await followsColors(driver);
      await findsRows(driver, example);
      const errors = await driver.takeErrors();
      if (errors.length > 0) throw new Error(errors.join(' / ').slice(0, 300));
    },
  ],
);

const rows = `() => [...${screen}.querySelectorAll('tbody tr[data-testid=mtablebodyrow]')]`;

async function findsRows(driver: Driver, { field, find, found }: Example): Promise<void> {
  const word =
    typeof find === 'string'
      ? find
      : String(await driver.run(`return (${rows})()[1].cells[${find}].innerText.trim().split(/\\s/)[0]`));
  await replace(driver, field, word);
  await until(`“${word}” is found`, () =>
    driver.run(
      found
        ? `return ${screen}.innerText.includes(${JSON.stringify(found)})`
        : `const all = (${rows})();
           return all.length > 0 && all.every((row) => row.innerText.toLowerCase().includes(${JSON.stringify(word.toLowerCase())}))`,
    ),
  );
}

async function savesCsv(driver: Driver, { button, file, head }: Required<Example>['csv']): Promise<void> {
  const { downloads } = driver;
  if (!downloads) return;
  await clickOn(driver, button);
  const saved = path.join(downloads, file);
  await until(`${file} is saved`, async () => fs.readFileSync(saved, 'utf8').split('\r\n').length > 10);
  const [first = ''] = fs.readFileSync(saved, 'utf8').split('\r\n');
  if (!first.includes(head)) throw new Error(`${file} begins with: ${first.slice(0, 100)}`);
}

async function followsColors(driver: Driver): Promise<void> {
  const color = () =>
    driver.run(`return getComputedStyle(${screen}.querySelector('.MuiPaper-root')).backgroundColor`);
  const before = await color();
  await clickOn(driver, `document.querySelector('button[aria-label*="light and dark"]')`);
  await until('the table turns dark', async () => (await color()) !== before);
  await driver.run(`localStorage.clear()`);
}

async function replace(driver: Driver, field: string, text: string): Promise<void> {
  await clickOn(driver, field);
  await until('the field has the focus', () => driver.run(`return document.activeElement === ${field}`));
  await driver.type('a', true);
  await driver.type(text);
}

const shows = (driver: Driver, text: string) =>
  until(`the screen shows “${text}”`, () =>
    driver.run(`return ${screen}.innerText.includes(${JSON.stringify(text)})`),
  );
