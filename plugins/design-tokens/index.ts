import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { colors, frame, radius, space, type } from '#kit/tokens.ts';

/**
 * Turn `packages/kit/tokens.ts` into CSS custom properties (`--mt-color-accent`, `--mt-space-4`, ...) and
 * load them on every page, before our other style sheets.
 */
export default function designTokensPlugin({ generatedFilesDir }: LoadContext) {
  const file = 'design-tokens/tokens.css';
  return {
    name: 'design-tokens',
    loadContent: () => generate(generatedFilesDir, file, tokensCss()),
    getClientModules: () => [path.join(generatedFilesDir, file)],
  } satisfies Plugin;
}

/** The style sheet: shape tokens once, color tokens for each value of `data-theme`; paper is light. */
export function tokensCss(): string {
  const shape = [
    ...properties('font', { sans: type.family, mono: type.mono }),
    ...properties('size', type.size),
    ...properties('line', type.line),
    ...properties('space', space),
    ...properties('radius', radius),
    ...properties('frame', frame),
  ];
  return [
    rule(':root', shape),
    rule(":root, [data-theme='light']", [...properties('color', colors.light), 'color-scheme: light']),
    `@media not print {\n${rule("[data-theme='dark']", [...properties('color', colors.dark), 'color-scheme: dark'])}\n}`,
  ].join('\n');
}

function properties(group: string, values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `--mt-${group}-${kebab(name)}: ${value}`);
}

function rule(selector: string, declarations: string[]): string {
  return `${selector} {\n  ${declarations.join(';\n  ')};\n}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
