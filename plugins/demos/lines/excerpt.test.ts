import fs from 'node:fs';
import { expect, test } from 'vitest';
import { topicsOnHome } from '../read';
import { excerptOf } from './excerpt';

test('the excerpts of the home page are at most nine lines of 36 columns', () => {
  for (const [id, topic] of Object.entries(topicsOnHome)) {
    const text = fs.readFileSync(`demos/${id}.tsx`, 'utf8');
    const lines = excerptOf(text, `${id}.tsx`, new Set(topic)).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(9);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(36);
  }
});
