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
  layOutStockSite(siteDir, { 'index.mdx': stockPage(path.resolve('demos', `${demo}.mdx`), '/') });
  execFileSync('npx', stockBuild(siteDir), { stdio: ['ignore', 'ignore', 'inherit'] });
  return path.join(siteDir, 'build');
}

/** Write the sources of a stock site anew. @param docs its pages by their files. */
export function layOutStockSite(siteDir: string, docs: Record<string, string>): void {
  fs.rmSync(siteDir, { recursive: true, force: true });
  const files = { ...prefixed('docs', docs), 'docusaurus.config.cjs': config, 'package.json': '{}' };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** What `npx` is told to build a stock site. */
export function stockBuild(siteDir: string): string[] {
  return ['docusaurus', 'build', siteDir, '--config', path.join(siteDir, 'docusaurus.config.cjs')];
}

/**
 * The text of a page of demos for a stock site, with each demo as an import and a fence. Links lead nowhere there.
 * @param slug its address in place of that of its file.
 * @throws when the page has no demo.
 */
export function stockPage(source: string, slug?: string): string {
  const imports: string[] = [];
  let text = fs
    .readFileSync(source, 'utf8')
    .replace(/<Demo\s+src="([^"]+)"[^>]*\/>/g, (_whole, src: string) => {
      const file = path.resolve(path.dirname(source), src);
      const name = `Demo${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(file)};`);
      return `<${name} />\n\n\`\`\`tsx\n${fs.readFileSync(file, 'utf8')}\`\`\``;
    });
  text = text
    .replace(/^import .* from '@site\/.*';$/gm, '')
    .replace(/<KnownIssue\s[^>]*\/>/g, 'A known issue, told on a page of its own.')
    .replace(/<InstallTabs\s[^>]*\/>/g, '`npm install`');
  if (imports.length === 0) throw new Error(`${source} has no demo, so there is nothing to compare.`);
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
  const plain = body.replace(/\]\((?!https?:)[^)]*\)/g, '](https://example.org/)');
  const head = slug === undefined ? frontMatter : frontMatter.replace('---\n', `---\nslug: ${slug}\n`);
  return `${head}\n${imports.join('\n')}\n\n${plain}`;
}

function prefixed(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

const config = `module.exports = {
  title: 'Stock',
  url: 'http://localhost',
  baseUrl: '/stock/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: { rspackPersistentCache: false } },
  markdown: { format: 'detect' },
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
  themes: ['@docusaurus/theme-classic'],
};
`;
