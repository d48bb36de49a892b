import { expect, test } from 'vitest';
import { splitFiles } from '../files';
import { severalFiles } from './several-files';

test('the files of a whole screen become one program, and those above its folder move into it', () => {
  const program = severalFiles([
    {
      name: 'App.tsx',
      typescript:
        "import { Row } from '../server/types';\nimport { load } from './api';\nconst text = '../server/types';\n",
    },
    { name: '../server/types.ts', typescript: "export * from '../shared/all';\n" },
    { name: 'api.ts', typescript: "export { load } from '../server/load';\n" },
  ]);
  const files = splitFiles(program).map(({ name, text }) => [name, text.trim()]);
  expect(files).toEqual([
    [
      'App.tsx',
      "import { Row } from './server/types';\nimport { load } from './api';\nconst text = '../server/types';",
    ],
    ['server/types.ts', "export * from '../shared/all';"],
    ['api.ts', "export { load } from './server/load';"],
  ]);
});
