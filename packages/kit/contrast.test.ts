import { describe, expect, test } from 'vitest';
import { colors } from './tokens';

type Color = keyof typeof colors.light;

const grounds: Color[] = ['page', 'surface', 'raised'];
const codeColors = (Object.keys(colors.light) as Color[]).filter(
  (name) => name.startsWith('code') && !['codePage', 'codeInline', 'codeMark'].includes(name),
);

/** Foreground and background pairs, with their minimum contrast. */
const pairs: [what: string, front: Color[], back: Color[], least: number][] = [
  ['text', ['text', 'muted', 'accent', 'accentStrong', 'danger', 'warning'], grounds, 4.5],
  ['body text, as AAA asks', ['text'], grounds, 7],
  ['text in marked code', codeColors, ['codePage', 'codeMark'], 4.5],
  ['inline code', ['text', 'accent'], ['codeInline'], 4.5],
  ['text of a box', ['text'], ['infoSoft', 'successSoft', 'warningSoft', 'dangerSoft', 'accentSoft'], 4.5],
  ['text of a filled button', ['onAccent'], ['accent'], 4.5],
  ['text of a filled button', ['onFill'], ['fill'], 4.5],
  ['the mark of a topic', ['info', 'warning', 'accent', 'codeKeyword'], grounds, 4.5],
  ['the border of a control', ['lineStrong'], grounds, 3],
  ['a line between the rows of a table', ['lineTable'], ['raised'], 1.15],
  ['inline code against its page', ['codeInline'], ['page'], 1.12],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('%s is told from its ground', (_, fronts, backs, least) => {
    const faint = fronts.flatMap((front) =>
      backs
        .map((back) => ({ front, back, ratio: contrast(colors[theme][front], colors[theme][back]) }))
        .filter(({ ratio }) => ratio < least),
    );
    expect(faint).toEqual([]);
  });
});

/** As defined by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
