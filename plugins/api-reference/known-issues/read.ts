import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { parseMdx } from '../../markdown';
import { siteDir } from '#library-facts/model/paths.ts';
import { parseYaml } from '../pages/yaml';
import { playgroundAddress } from '../../playground-programs/programs';

/** The impact of a defect, worst first, and how prominently the pages show it. */
export const severities = {
  breaks: { label: 'Breaks', level: 'danger', meaning: 'It throws, shows nothing, or never runs.' },
  'loses-data': { label: 'Loses data', level: 'danger', meaning: 'What users typed is lost or saved wrong.' },
  surprises: {
    label: 'Surprising',
    level: 'warning',
    meaning: 'It works, but not as its name or type says.',
  },
  cosmetic: { label: 'Cosmetic', level: 'note', meaning: 'It looks wrong, or only a type or a message is.' },
} as const;

export type Severity = keyof typeof severities;

/** A defect of the library: a file in `docs/_known-issues`, shown on a page and at its members. */
export interface KnownIssue {
  /** The name of its file, also its anchor. */
  id: string;
  file: string;
  /** What goes wrong, as visitors would say it; code in backticks. */
  title: string;
  severity: Severity;
  topic: string;
  /** The members with an entry that shows it, as `Group.member`. */
  affects: string[];
  /** The sentences of the claims, or the titles of the tests, that run it. */
  proof: string[];
  /** What the types should be, as TypeScript by `Group.member`; `never` if nothing reads the member. */
  corrects?: Record<string, string>;
  /** The members it affects do nothing, although the table reads them. */
  noEffect?: boolean;
  /** The workaround, as part of a sentence. */
  cure?: string;
  /** The page with a live table that shows it or its workaround. */
  demo?: string;
  /** Where it was reported. */
  upstream?: string;
  /** The text below the title, as MDX. */
  words: string;
  /** The playground's address for the program next to the file, or for the one that `program` names. */
  program?: string;
  /** Why no program can show it, as part of a sentence. */
  textOnly?: string;
}

const folder = path.join(siteDir, 'docs/_known-issues');

/** Read all known issues, most severe first, then by topic. @throws when a file lacks its title or a key. */
export function readKnownIssues(): KnownIssue[] {
  if (!existsSync(folder)) return [];
  const ranks = Object.keys(severities);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readIssue(path.join(folder, name)))
    .sort(
      (a, b) =>
        ranks.indexOf(a.severity) - ranks.indexOf(b.severity) ||
        a.topic.localeCompare(b.topic) ||
        a.id.localeCompare(b.id),
    );
}

/** Read one file. @throws when it lacks its title or a key. */
export function readIssue(file: string, text = readFileSync(file, 'utf8')): KnownIssue {
  const [, yaml = '', title = '', words = ''] = /^---\n([^]*?)\n---\n\n# (.+)\n([^]*)$/.exec(text) ?? [];
  const keys = (parseYaml(yaml) ?? {}) as Partial<KnownIssue>;
  const { severity, topic, affects, proof } = keys;
  if (!title || !severity || !(severity in severities) || !topic || !affects?.length || !proof?.length)
    throw new Error(
      `${path.relative(siteDir, file)} is no known issue: it could not be listed. It needs "severity" (${Object.keys(severities).join(', ')}), ` +
        '"topic", "affects" and "proof" in its front matter, and "# What goes wrong" below.',
    );
  const program = programOf(file, keys.program);
  const id = path.basename(file, '.mdx');
  return { ...keys, severity, topic, affects, proof, id, file, title, words, ...program };
}

/** A program next to the file takes precedence over a named one, such as `errors/no-promise`. */
function programOf(file: string, named: string | undefined): { program?: string } {
  const beside = file.replace(/\.mdx$/, '.tsx');
  if (existsSync(beside)) return { program: playgroundAddress(beside, siteDir) };
  if (!named) return {};
  const [, page = '', name = ''] = /^(.+)\/([^/]+)$/.exec(named) ?? [];
  return {
    program: playgroundAddress(path.join(siteDir, 'docs', page, '_programs', `${name}.tsx`), siteDir),
  };
}

/** The text of an issue as nodes; new ones each time, because later plugins change them. */
export function wordsOfIssue({ words }: KnownIssue): RootContent[] {
  return parseMdx(words).children;
}

/** The address of a known issue. */
export function hrefOfIssue(id: string): string {
  return `/docs/known-issues#${id}`;
}
