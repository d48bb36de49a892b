import { expect, test } from 'vitest';
import { adviceFacts } from '../../../plugins/advice/facts';
import { oddPrograms } from '../../../tests/upgrade/odd-programs';
import { silentPrograms } from '../../../tests/upgrade/silent-programs';
import { readHistory } from '../../library-facts/history';
import { upgradeAll, upgradeSteps } from '.';
import { guessLine } from './guess';

const facts = adviceFacts();
const lines = readHistory().map(({ line }) => line);

for (const [name, { code, since = '1', has = [], hasNot = [], says = [], guess }] of Object.entries({
  ...oddPrograms,
  ...silentPrograms,
}))
  test(name, () => {
    const upgraded = upgradeAll(code, 'App.tsx', facts, since);
    const left = upgradeSteps(upgraded, 'App.tsx', facts, since);
    for (const text of has) expect(upgraded).toContain(text);
    for (const text of hasNot) expect(upgraded).not.toContain(text);
    expect(left.filter(({ fix }) => fix)).toEqual([]);
    expect(left.map(({ message }) => message)).toEqual(says.map((text) => expect.stringContaining(text)));
    if (guess) expect(guessLine([{ name: 'App.tsx', text: code }], facts, lines)).toBe(guess);
  });

test('the line ends of a file stay as they are', () => {
  const code = `import MaterialTable from 'material-table';\nexport default () => (\n  <MaterialTable\n    columns={columns}\n    data={rows}\n    options={{\n      exportButton: true,\n      exportDelimiter: ';',\n    }}\n  />\n);\n`;
  const upgraded = upgradeAll(code.replaceAll('\n', '\r\n'), 'App.jsx', facts, '1');
  expect(upgraded).toContain("import { ExportCsv, ExportPdf } from '@material-table/exporters';\r\n");
  expect(upgraded).toBe(upgradeAll(code, 'App.jsx', facts, '1').replaceAll('\n', '\r\n'));
});
