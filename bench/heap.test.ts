import { expect, test } from 'vitest';
import { bytesOfScripts } from './heap';

const meta = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['object', 'code', 'native', 'string'], 'string', 'number'],
};

test('what scripts made counts; compiled code and what is the browser’s own do not', () => {
  const nodes = [0, 1, 100, 1, 2, 5000, 2, 3, 700, 3, 4, 20];
  expect(bytesOfScripts({ snapshot: { meta }, nodes })).toBe(120);
});

test('a snapshot of another form is refused', () => {
  const other = { ...meta, node_fields: ['kind', 'name', 'size'] };
  expect(() => bytesOfScripts({ snapshot: { meta: other }, nodes: [] })).toThrow(/another form/);
});
