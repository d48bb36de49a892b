import path from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { escapeHtml } from '#kit/escape-html.ts';
import type { Part, ExportedSite, SourceFile } from './site';

/** Code for the converter: language and file name of its fence, and the exact text. */
export function codeHtml(text: string, language: string, title = ''): string {
  const name = title ? ` data-title="${escapeHtml(title)}"` : '';
  // A parser drops the first line break of a <pre>.
  return `<pre>\n<code class="language-${escapeHtml(language)}"${name}>${escapeHtml(text)}</code></pre>`;
}

/**
 * A demo's title and the full text of its files, from the files, because the page may show only a part.
 * A demo that continues the one before it, as in a tutorial, starts with what changes.
 * @param shown the texts already on the page, by name: a file that several demos import appears once.
 * @param before the program of the demo before it on the page.
 */
export function demoHtml(
  demo: Part,
  site: ExportedSite,
  shown: Map<string, string>,
  before?: SourceFile,
): string {
  const id = demo.attr('data-demo') ?? '';
  const caption = demo.attr('aria-label');
  if (!caption)
    throw new Error(
      `The demo "${id}" has no aria-label. Its Markdown version would not say what it shows. Did src/components/Demo change? Correct plugins/markdown-export/code.ts.`,
    );
  const program = site.filesOf(id);
  const files = program.map(({ name, text }) => {
    if (shown.get(name) === text) return `<p><code>${escapeHtml(name)}</code> is the same file as above.</p>`;
    shown.set(name, text);
    return codeHtml(text, path.extname(name).slice(1), name);
  });
  const changes = before && program[0] && demo.is('[data-continued]') ? changesHtml(before, program[0]) : '';
  return `<p><strong>Demo: ${escapeHtml(caption)}</strong></p>${changes}${files.join('')}`;
}

/** What turns one program into the next, as a patch. */
function changesHtml(before: SourceFile, now: SourceFile): string {
  const options = { context: 1, headerOptions: FILE_HEADERS_ONLY };
  const patch = createTwoFilesPatch(
    before.name,
    now.name,
    before.text,
    now.text,
    undefined,
    undefined,
    options,
  );
  return `<p>Changes:</p>${codeHtml(patch.trimEnd(), 'diff')}<p>The whole program:</p>`;
}
