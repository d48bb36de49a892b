import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json';

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const text = fs.readFileSync(file, 'utf8');

  test('every npm command that it names exists, with the file that it runs', () => {
    const names = [...text.matchAll(/npm (?:run ([\w-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(names.length).toBeGreaterThan(3);
    const scripts: Record<string, string> = manifest.scripts;
    for (const name of names) {
      expect(scripts, name).toHaveProperty(name);
      for (const script of scripts[name]?.match(/[\w-]+\/[\w.-]+\.m?[jt]s/g) ?? [])
        expect(fs.existsSync(script), script).toBe(true);
    }
  });

  test('every picture and file that it links is there', () => {
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(fs.existsSync(target), target).toBe(true);
  });
});

test('README names every command but those that npm runs by itself', () => {
  const text = fs.readFileSync('README.md', 'utf8');
  for (const name of Object.keys(manifest.scripts))
    expect(text, name).toMatch(new RegExp(`npm (run )?${name}\\b`));
});
