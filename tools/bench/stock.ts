import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { basePath } from '../../site-path';

/**
 * Build demo pages with plain Docusaurus, without our plugins. The pages import the demos and hydrate with
 * them; their code is in fences.
 * @param demos addresses such as `demos/sort/basic`, which the pages have there, too.
 * @returns the folder with the built site.
 * @throws when the build fails.
 */
export function buildStockSite(demos: string[]): string {
  const siteDir = path.resolve('.docusaurus/bench/stock');
  fs.rmSync(siteDir, { recursive: true, force: true });
  const pages = demos.map((demo) => [`docs/${demo}.mdx`, stockPage(path.resolve(`${demo}.mdx`))] as const);
  const files = { 'docs/index.md': '# Demos', 'docusaurus.config.cjs': config, 'package.json': '{}' };
  for (const [name, text] of [...Object.entries(files), ...pages]) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const command = ['docusaurus', 'build', siteDir, '--config', path.join(siteDir, 'docusaurus.config.cjs')];
  execFileSync('npx', command, { stdio: ['ignore', 'ignore', 'inherit'] });
  return path.join(siteDir, 'build');
}

/** A demo page's text, with each demo as an import and a fence. @throws without a demo. */
function stockPage(source: string): string {
  const imports: string[] = [];
  const text = fs
    .readFileSync(source, 'utf8')
    .replace(/<Demo\s+src="([^"]+)"[^>]*\/>/g, (_whole, src: string) => {
      const file = path.resolve(path.dirname(source), src);
      const name = `Demo${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(file)};`);
      return `<${name} />\n\n\`\`\`tsx\n${fs.readFileSync(file, 'utf8')}\`\`\``;
    })
    .replace(/^import .* from '@site\/.*';$/gm, '')
    .replace(/<KnownIssue\s[^>]*\/>/g, 'A known issue.')
    .replace(/<InstallTabs\s[^>]*\/>/g, '`npm install`');
  if (imports.length === 0) throw new Error(`${source} has no demo, so there is nothing to compare.`);
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
  return `${frontMatter}\n${imports.join('\n')}\n\n${body.replace(/\]\((?!https?:)[^)]*\)/g, '](https://example.org/)')}`;
}

const config = `module.exports = {
  title: 'Stock',
  url: 'http://localhost',
  baseUrl: ${JSON.stringify(basePath)},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: { rspackPersistentCache: false } },
  markdown: { format: 'detect' },
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
  themes: ['@docusaurus/theme-classic'],
};
`;
