import fs from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import postcss, { type ChildNode } from 'postcss';
import { filesBelow } from '../files-below';

interface Declaration {
  text: string;
  /** The custom property that it defines. */
  variable?: string;
  uses: string[];
}

interface Rule {
  /** What the page must have for each of them, one of each list: `p`, `.class`, `[attribute`. */
  selectors: { text: string; needs: string[][] }[];
  declarations: Declaration[];
}

/** A rule, a block of rules, or text that every page gets. */
type Part = Rule | string | { head: string; parts: Part[] };

/**
 * Cuts style sheets down to a page: rules for elements, classes and attributes that the page doesn't have are
 * left out, and so are custom properties that nothing on it reads. The boot script loads the whole sheets
 * along with the scripts, which add such elements.
 * @returns a function of the sheets, the page, and other styles of the page; each sheet is parsed once.
 */
export function stylesForPages() {
  const parsed = new Map<string, Part[]>();
  return (sheets: string[], $: CheerioAPI, otherStyles = ''): string => {
    const page = contentsOf($);
    const parts = sheets.flatMap((sheet) => {
      const all = parsed.get(sheet) ?? partsOf(postcss.parse(sheet).nodes);
      parsed.set(sheet, all);
      return onPage(all, page.names);
    });
    const used = usedVariables(parts, [...page.variables, ...variablesIn(otherStyles)]);
    return textOf(parts, used);
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

/** The tags, classes and attributes of a page, written as in selectors, and the variables that it reads. */
function contentsOf($: CheerioAPI): { names: Set<string>; variables: string[] } {
  const names = new Set<string>();
  const variables: string[] = [];
  for (const element of $('html, html *').toArray()) {
    names.add(element.name);
    for (const [name, value] of Object.entries(element.attribs)) {
      names.add(`[${name}`);
      if (name === 'class') for (const word of value.split(/\s+/)) names.add(`.${word}`);
      if (value.includes('--')) variables.push(...variablesIn(value));
    }
  }
  const scripts = $('script:not([src])').text();
  variables.push(...variablesIn(scripts));
  // Tags and attributes that an inline script adds are among its words.
  for (const [word] of scripts.matchAll(/[\w-]+/g)) names.add(word).add(`[${word}`);
  for (const [, name] of scripts.matchAll(/class(?:Name|List\.\w+)\W+([\w-]+)/g)) names.add(`.${name}`);
  return { names, variables };
}

function partsOf(nodes: ChildNode[]): Part[] {
  return nodes.map((node) => {
    if (node.type === 'rule')
      return {
        selectors: node.selectors.map((text) => ({ text, needs: neededNames(text) })),
        declarations: node.nodes.map((child) => {
          const text = child.toString();
          const isVariable = child.type === 'decl' && child.prop.startsWith('--');
          return {
            text,
            ...(isVariable && { variable: child.prop }),
            uses: variablesIn(isVariable ? child.value : text),
          };
        }),
      };
    const isOfRules = node.type === 'atrule' && ['media', 'supports', 'layer'].includes(node.name);
    return isOfRules && node.nodes
      ? { head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }
      : `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`;
  });
}

const variablesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

/**
 * Each item is met by one of its names. `:not(.a)` needs none, `:has(.a)` is kept without a look, and `:is(.a, p)`
 * needs the last part of one of its selectors.
 */
function neededNames(selector: string): string[][] {
  const needs: string[][] = [];
  const inner = /:([\w-]+)\(([^()]*)\)/;
  let plain = selector.replace(/\[([\w-]+)[^\]]*\]/g, '[$1');
  for (let match = inner.exec(plain); match; match = inner.exec(plain)) {
    const [whole, name = '', text = ''] = match;
    // What is inside of another function isn't needed in any case.
    const isInside = /\([^()]*$/.test(plain.slice(0, match.index));
    const lastNames = text.split(',').map((part) => namesIn(part).at(-1));
    if (/^(is|where)$/.test(name) && !isInside && !lastNames.includes(undefined))
      needs.push(lastNames.filter((last) => last !== undefined));
    plain = plain.replace(whole, '');
  }
  return [...needs, ...namesIn(plain).map((name) => [name])];
}

function namesIn(selector: string): string[] {
  const names = selector
    .replace(/(?<!\\)::?[\w-]+/g, '')
    .matchAll(/(^|[\s>+~.[])((?:[a-z_]|\\.)(?:[\w-]|\\.)*)/gi);
  return [...names].map(
    ([, before = '', name = '']) => (/[.[]/.test(before) ? before : '') + name.replaceAll('\\', ''),
  );
}

function onPage(parts: Part[], names: Set<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (typeof part === 'string') return [part];
    if ('parts' in part) {
      const inside = onPage(part.parts, names);
      return inside.length > 0 ? [{ ...part, parts: inside }] : [];
    }
    const selectors = part.selectors.filter(({ needs }) =>
      needs.every((any) => any.some((name) => names.has(name))),
    );
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}

/** The variables that the page or a rule reads, and those that these are made from. */
function usedVariables(parts: Part[], read: string[]): Set<string> {
  const madeFrom = new Map<string, string[]>();
  const collect = (part: Part): void => {
    if (typeof part === 'string') read.push(...variablesIn(part));
    else if ('parts' in part) part.parts.forEach(collect);
    else
      for (const { variable, uses } of part.declarations)
        if (variable) madeFrom.set(variable, [...(madeFrom.get(variable) ?? []), ...uses]);
        else read.push(...uses);
  };
  parts.forEach(collect);
  const used = new Set(read);
  for (const name of used) for (const other of madeFrom.get(name) ?? []) used.add(other);
  return used;
}

function textOf(parts: Part[], used: Set<string>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('parts' in part) {
        const text = textOf(part.parts, used);
        return text && `${part.head}{${text}}`;
      }
      const kept = part.declarations.filter(({ variable }) => !variable || used.has(variable));
      if (kept.length === 0) return '';
      return `${part.selectors.map(({ text }) => text).join()}{${kept.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}
