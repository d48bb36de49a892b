import type { CheerioAPI } from 'cheerio';
import { escapeHtml } from '#kit/escape-html.ts';
import { codeHtml, demoHtml } from './code';
import type { Part, ExportedSite, SourceFile } from './site';

/** Interactive parts, which mean nothing outside the page. */
const chrome = [
  'button, input, select, textarea, fieldset, noscript, svg, style, script',
  'label:has(input, select), [role="search"], .hash-link, img[alt=""]',
  // Live tables without a caption, and tools that measure or run in the browser.
  '[data-island], [data-markdown="none"]',
].join(', ');

/**
 * Convert the parts of an article that are not plain HTML: demos, code, admonitions, facts, tabs, folded
 * text. Parts that only work interactively are removed.
 */
export function replaceParts($: CheerioAPI, article: Part, site: ExportedSite): void {
  article.find(chrome).remove();
  // React separates texts by comments, and a row of links contains no spaces.
  article
    .find('*')
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove();
  article
    .find('a + a')
    .filter((_, { prev }) => prev?.type !== 'text')
    .before(' ');
  // Inner parts first, or the outer one would contain them unconverted.
  const replace = (selector: string, html: (part: Part) => string) => {
    for (const element of article.find(selector).toArray().reverse())
      $(element).replaceWith(html($(element)));
  };
  const shown = new Map<string, string>();
  let before: SourceFile | undefined;
  for (const element of article.find('[data-demo]').toArray()) {
    const [program] = site.filesOf($(element).attr('data-demo') ?? '');
    $(element).replaceWith(demoHtml($(element), site, shown, before));
    before = program;
  }
  replace('[data-language]', (block) => {
    const title = block.children('div').not(':has(pre)').first().text().trim();
    return codeHtml(block.find('pre').first().text(), block.attr('data-language') ?? '', title);
  });
  replace('pre:not(:has(> code[class]))', (block) => codeHtml(block.text(), 'tsx'));
  replace('.tabs-container', (tabs) => tabsHtml($, tabs));
  replace('.theme-admonition', boxHtml);
  replace('p.known-issue', knownIssueHtml);
  replace('details', (details) => foldedHtml($, details));
  replace('figure', (figure) => figureHtml($, figure));
  replace('dl', (list) => factsHtml($, list));
}

/** Each tab below its name; a panel with only code is a shell command. */
function tabsHtml($: CheerioAPI, tabs: Part): string {
  const panels = tabs.find('[role="tabpanel"]').toArray();
  const html = tabs
    .find('[role="tab"]')
    .toArray()
    .map((tab, index) => {
      const panel = tabs.find(panels[index] ?? '');
      const command = panel.children('code:only-child').text();
      const content = command ? codeHtml(command, 'bash') : `<div>${panel.html()}</div>`;
      return `<p><strong>${escapeHtml($(tab).text())}</strong></p>${content}`;
    });
  return html.join('');
}

/** An admonition becomes a quotation that begins with its level and title. */
function boxHtml(box: Part): string {
  const level = /theme-admonition-(\w+)/.exec(box.attr('class') ?? '')?.[1] ?? 'note';
  const title = box.children().first().text().trim();
  const name = title.toLowerCase() === level ? '' : ` ${escapeHtml(title)}`;
  return `<blockquote><p><strong>${capital(level)}:</strong>${name}</p>${box.children().last().html()}</blockquote>`;
}

function knownIssueHtml(issue: Part): string {
  issue.children('strong').first().append(':');
  return `<blockquote><p>${issue.html()}</p></blockquote>`;
}

/** The content folded in a heading is its section; the text next to the heading repeats it. */
function foldedHtml($: CheerioAPI, details: Part): string {
  const summary = details.children('summary').remove();
  const heading = summary.children('h2, h3, h4');
  if (heading.length > 0) return `${$.html(heading)}<div>${details.html()}</div>`;
  return `<p><strong>${plain(summary)}</strong></p><div>${details.html()}</div>`;
}

/** A drawing becomes its caption and its links. */
function figureHtml($: CheerioAPI, figure: Part): string {
  const links = figure.find('a').toArray();
  const list = links.map((link) => `<li>${$.html(link)}</li>`).join('');
  return `<p>${figure.find('figcaption').html() ?? ''}</p>${list && `<ul>${list}</ul>`}`;
}

/** Terms with their definitions, a line each. A type of several lines is a block of code. */
function factsHtml($: CheerioAPI, list: Part): string {
  const lines = list
    .find('dt')
    .toArray()
    .map((term) => {
      const meaning = $(term).next('dd');
      const text = meaning.text();
      const isCode = text.includes('\n') && meaning.children('code').text() === text;
      return `<li><strong>${plain($(term))}:</strong> ${isCode ? codeHtml(text, 'ts') : meaning.html()}</li>`;
    });
  return `<ul>${lines.join('')}</ul>`;
}

/** The text of a part that becomes bold as a whole. */
function plain(part: Part): string {
  part.find('b, strong').each((_, bold) => {
    part.find(bold).replaceWith(part.find(bold).contents());
  });
  return part.html() ?? '';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
