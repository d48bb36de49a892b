import type { Mutant } from './mutant';

const noticedBy = 'src/search';

export const search: Mutant[] = [
  {
    name: 'search: names are not split at their capitals',
    file: 'src/search/words.ts',
    find: 'return name.match(/\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?\\p{Ll}+|\\p{N}+|\\p{L}+/gu) ?? [name];',
    replace: 'return [name];',
    noticedBy,
  },
  {
    name: 'search: a plural is another word',
    file: 'src/search/words.ts',
    find: 'return stemmer(american(word.toLowerCase()));',
    replace: 'return american(word.toLowerCase());',
    noticedBy,
  },
  {
    name: 'search: British spelling finds nothing',
    file: 'src/search/words.ts',
    find: 'return stemmer(american(word.toLowerCase()));',
    replace: 'return stemmer(word.toLowerCase());',
    noticedBy,
  },
  {
    name: 'search: files and lines of a pasted error are looked for',
    file: 'src/search/words.ts',
    find: 'return contentOf(withoutNoise(query));',
    replace: 'return contentOf(query);',
    noticedBy,
  },
  {
    name: 'search: a typo in a name is not forgiven',
    file: 'src/search/lookup.ts',
    find: 'if (matches.size === 0 && word.length > 3)',
    replace: 'if (matches.size === 0 && word.length > 99)',
    noticedBy,
  },
  {
    name: 'search: a typo in what people say is not forgiven',
    file: 'src/search/engine.ts',
    find: ' ?? spelledLike(word) ?? word',
    replace: ' ?? word',
    noticedBy,
  },
  {
    name: 'search: the vocabulary is not used',
    file: 'src/search/rank.ts',
    find: 'means.forEach((meaning, at) =>',
    replace: 'means.slice(99).forEach((meaning, at) =>',
    noticedBy,
  },
  {
    name: 'search: the order of the words counts',
    file: 'src/search/vocabulary.ts',
    find: "return words.map(stemOf).sort().join(' ');",
    replace: "return words.map(stemOf).join(' ');",
    noticedBy,
  },
  {
    name: 'search: an exact name is no better than another',
    file: 'src/search/engine.ts',
    find: 'isNamed ? worthOfName(entry, query.trim()) : 0',
    replace: 'isNamed ? -worthOfName(entry, query.trim()) : 0',
    noticedBy,
  },
  {
    name: 'search: results of a page stand apart',
    file: 'src/search/groups.ts',
    find: 'const group = groups.get(page);',
    replace: 'const group = groups.get(`${page}${rank}`);',
    noticedBy,
  },
  {
    name: 'search: what repeats other pages is searched',
    file: 'plugins/search/sections.ts',
    find: '[data-unsearched], ',
    replace: '',
    noticedBy: 'plugins/search',
  },
];
