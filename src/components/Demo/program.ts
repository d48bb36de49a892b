import type { DemoProgram, DemoText, HighlightedFile, ProgramFile } from './types';

/** The plain text of what a page shows of a demo, byte for byte the text of its files. */
export function programOf({ files: [first, ...others] }: DemoText): DemoProgram {
  return { files: [plainFile(first), ...others.map(plainFile)] };
}

export function plainFile({ name, typescriptHtml, javascriptHtml }: HighlightedFile): ProgramFile {
  return { name, typescript: textOf(typescriptHtml), javascript: textOf(javascriptHtml) };
}

function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent;
}
