import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Build the page of a demo the stock way: a Docusaurus site without any plugin of ours, the demos imported in the page and hydrated
 * with it, their code in fences.
 * @param demo `sort/basic` is the page demos/sort/basic.mdx.
 * @returns the folder with the built site; its home is the page.
 * @throws when the build fails.
 */
export function buildStockSite(demo: string): string {
  const siteDir = path.resolve('.docusaurus/bench', demo.replace('/', '-'));
  const source = path.resolve('demos', `${demo}.mdx`);
  fs.rmSync(siteDir, { recursive: true, force: true });
  fs.mkdirSync(path.join(siteDir, 'docs'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'docs/index.mdx'), stockPage(source));
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.cjs'), config);
  fs.writeFileSync(path.join(siteDir, 'package.json'), '{}');
  execFileSync(
    'npx',
    ['docusaurus', 'build', siteDir, '--config', path.join(siteDir, 'docusaurus.config.cjs')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return path.join(siteDir, 'build');
}

const config = `module.exports = {
  title: 'Stock',
  url: 'http://localhost',
  baseUrl: '/stock/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: { rspackPersistentCache: false } },
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
  themes: ['@docusaurus/theme-classic'],
};
`;

/** The same text, with each demo as an import and a fence. Links lead nowhere here. */
function stockPage(source: string): string {
  const imports: string[] = [];
  let text = fs
    .readFileSync(source, 'utf8')
    .replace(/<Demo\s+src="([^"]+)"[^>]*\/>/g, (_whole, src: string) => {
      const file = path.resolve(path.dirname(source), src);
      const name = `Demo${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(file)};`);
      return `<${name} />\n\n\`\`\`tsx\n${fs.readFileSync(file, 'utf8')}\`\`\``;
    });
  text = text.replace(/<KnownIssue\s[^>]*\/>/g, 'A known issue, told on a page of its own.');
  if (imports.length === 0) throw new Error(`${source} has no demo, so there is nothing to compare.`);
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
  const plain = body.replace(/\]\((?!https?:)[^)]*\)/g, '](https://example.org/)');
  return `${frontMatter.replace('---\n', '---\nslug: /\n')}\n${imports.join('\n')}\n\n${plain}`;
}
