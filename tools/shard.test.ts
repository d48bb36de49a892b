import { expect, test } from 'vitest';
import { shardOf } from './shard.mjs';

test('without an argument everything runs', () => {
  expect(shardOf([])).toEqual({ isFirst: true, args: [] });
});

test('the checks belong to the first part', () => {
  expect(shardOf(['--shard=1/4']).isFirst).toBe(true);
  expect(shardOf(['--shard=4/4'])).toEqual({ isFirst: false, args: ['--shard=4/4'] });
});

test.each(['--shard=0/4', '--shard=5/4', '--shard', '--watch'])('%s is refused', (argument) => {
  expect(() => shardOf([argument])).toThrow('npm test accepts an argument such as --shard=1/4');
});
