import { expect, test } from 'vitest';
import { whyNot } from './behavior';
import { isProved } from './coverage';
import { sentencesIn, type Sentence } from './sentences';

const page = `---
title: Not a sentence. Nor this.
---

# Heading. Two.

\`row\` is a copy. \`a.b\` and [a link](/x) stay whole! "Really?" e.g. This.

:::warning[A title. Too]

- **Bold** words
  go on.

:::

| Head | Two |
| ---- | --- |
| a    | b.  |

<ComponentProps of="X" notes={{ a: 'The row. \`id\` too.' }} />

\`\`\`tsx
const a = 1; // Not. This.
\`\`\`
`;

const texts = (mdx: string) => sentencesIn(mdx).map(({ text }) => text);

test('sentences come from paragraphs, lists, boxes, rows of tables and notes, not from code, headings and titles', () => {
  expect(texts(page)).toEqual([
    'row is a copy.',
    'a.b and a link stay whole!',
    '"Really?" e.g. This.',
    'Bold words go on.',
    'a | b.',
    'The row.',
    'id too.',
  ]);
});

const reasonFor = (text: string) =>
  whyNot(sentencesIn(text)[0] as Sentence)
    ?.split(' ')
    .slice(0, 2)
    .join(' ');

test.each([
  ['The table sorts rows by id.', undefined],
  ['See it in [Sorting](/x).', 'a cross'],
  ['## Related\n\n[Sorting](/x), with comparisons of your own.', 'a cross'],
  ['Is it sorted at first?', 'a question'],
  ['The list has these fields:', 'an introduction'],
  ['Give every column a width.', 'an advice'],
  ['To fix all of them use `options.draggable`.', 'an advice'],
  ['Give the table a key, so that it starts anew.', undefined],
  ['With false the titles go, and the box too.', undefined],
  ["The types don't list it.", 'what the'],
  ['Version 3.0.17 renamed it along with Material UI.', 'history: read'],
  ['Nothing else.', 'fewer than'],
])('"%s": %s', (text, reason) => {
  expect(reasonFor(text)).toBe(reason);
});

test('a sentence is proved by quotes of at least half of it, or by one that holds it', () => {
  const sentence = 'With `a` it opens, and without it stays closed.';
  expect(isProved(sentence, ['it opens'])).toBe(false);
  expect(isProved(sentence, ['With a it opens,', 'it stays closed'])).toBe(true);
  expect(isProved(sentence, [`Before. With a it opens, and without it stays closed.`])).toBe(true);
  expect(isProved(sentence, ['it opens', 'it opens'])).toBe(false);
});
