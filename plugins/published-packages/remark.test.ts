import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { packageSpec } from '../../site-path';
import publishedPackagesRemark from './remark';

const pageOf = (markdown: string) =>
  String(unified().use(remarkParse).use(publishedPackagesRemark).use(remarkStringify).processSync(markdown));

test('commands and settings name what can be installed; imports and other packages stay', () => {
  const mcp = packageSpec('mcp');
  expect(pageOf('Run `npx -y --prefer-offline @material-table/mcp search`.\n')).toBe(
    `Run \`npx -y --prefer-offline ${mcp} search\`.\n`,
  );
  expect(pageOf('```json\n{ "args": ["-y", "--prefer-offline", "@material-table/mcp"] }\n```\n')).toContain(
    `["-y", "--prefer-offline", "${mcp}"]`,
  );
  expect(pageOf('```bash\nnpm install -D @material-table/eslint-plugin eslint\n```\n')).toContain(
    `npm install -D ${packageSpec('eslint-plugin')} eslint`,
  );
  for (const kept of [
    '`npm install @material-table/core`\n',
    "```ts\nimport materialTable from '@material-table/eslint-plugin';\n```\n",
    '`npx -y @material-table/mcp-other`\n',
  ])
    expect(pageOf(kept)).toBe(kept);
});
