import { expect, test } from 'vitest';
import { severalFiles } from './several-files';

test('the files of a whole screen become one program, and those above its folder move into it', () => {
  const files = severalFiles([
    {
      name: 'App.tsx',
      typescript:
        "import { Row } from '../server/types';\nimport { load } from './api';\nconst text = '../server/types';\n",
    },
    { name: '../server/types.ts', typescript: "export * from '../shared/all';\n" },
    { name: 'api.ts', typescript: "export { load } from '../server/load';\n" },
  ]);
  expect(files.map(({ name, text }) => [name, text.trim()])).toEqual([
    [
      'App.tsx',
      "import { Row } from './server/types';\nimport { load } from './api';\nconst text = '../server/types';",
    ],
    ['server/types.ts', "export * from '../shared/all';"],
    ['api.ts', "export { load } from './server/load';"],
  ]);
});
