import { expect, test } from 'vitest';
import { readWrk } from './load-figures';

const output = `Running 5s test @ http://127.0.0.1:1
  Latency Distribution
     50%  120.00us
     75%  140.00us
     90%  1.20ms
     99%  2.50ms
  1000 requests in 5.00s, 1.00MB read
Requests/sec:  12345.60
Transfer/sec:     98.70MB
`;

test('the figures of a run without errors', () => {
  expect(readWrk(16, output)).toEqual({
    connections: 16,
    perSecond: 12345.6,
    p50: '120.00us',
    p99: '2.50ms',
    transfer: '98.70MB',
    errors: 0,
  });
});

test('failed connections and refusals are errors', () => {
  const bad = `  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\n${output}`;
  expect(readWrk(16, bad).errors).toBe(17);
});

test('an output without figures is no result', () => {
  expect(() => readWrk(16, 'unable to connect')).toThrow('the load is not known');
});
