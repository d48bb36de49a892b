import fs from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import postcss, { type ChildNode } from 'postcss';
import { filesBelow } from '../files-below';

/** A rule with the classes that each of its selectors needs, a block of rules, or text that every page gets. */
type Part =
  | string
  | { selectors: { text: string; classes: string[] }[]; body: string }
  | { head: string; parts: Part[] };

/**
 * Cuts a style sheet down to a page: rules whose classes the page's elements don't have are left out. The
 * boot script loads the whole sheet along with the scripts, which add such elements.
 * @returns a function of the sheet and the page; each sheet is parsed once.
 */
export function stylesForPages() {
  const parsed = new Map<string, Part[]>();
  return (sheet: string, $: CheerioAPI): string => {
    const parts = parsed.get(sheet) ?? partsOf(postcss.parse(sheet).nodes);
    parsed.set(sheet, parts);
    const classes = new Set(
      $('[class]')
        .toArray()
        .flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
    );
    // A class that an inline script adds is one of its words.
    for (const word of $('script:not([src])')
      .text()
      .match(/[\w-]+/g) ?? [])
      classes.add(word);
    return textOf(parts, classes);
  };
}

/**
 * Take the fonts out of the built sheets, when all pages have them: a browser that meets them again in the
 * whole sheet replaces the font of a text that it has already shown.
 */
export function takeOutFonts(outDir: string): void {
  for (const file of filesBelow(path.join(outDir, 'assets/css'))) {
    const sheet = postcss.parse(fs.readFileSync(file, 'utf8'));
    sheet.walkAtRules('font-face', (rule) => void rule.remove());
    fs.writeFileSync(file, sheet.toString());
  }
}

function partsOf(nodes: ChildNode[]): Part[] {
  return nodes.map((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, classes: neededClasses(text) }));
      return { selectors, body: node.toString().slice(node.selector.length) };
    }
    const isOfRules = node.type === 'atrule' && ['media', 'supports', 'layer'].includes(node.name);
    return isOfRules && node.nodes
      ? { head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }
      : `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`;
  });
}

/** Those outside of functions: `:not(.a)` needs none, `:is(.a, .b)` and `:has(.a)` are kept without a look. */
function neededClasses(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, '').replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function textOf(parts: Part[], classes: Set<string>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('parts' in part) {
        const text = textOf(part.parts, classes);
        return text && `${part.head}{${text}}`;
      }
      const kept = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
      return kept.length > 0 ? kept.map(({ text }) => text).join() + part.body : '';
    })
    .join('');
}
