import { expect, test } from './harness';

/** Calls of the console, and the text that each adds to the log. */
const shown: Record<string, string> = {
  // What holds its content elsewhere than in own fields.
  "console.log(new Map([['a', 1]]))": "Map(1) { 'a' => 1 }",
  "console.log(new Set([1, 'b']))": "Set(2) { 1, 'b' }",
  'console.log(new Map([[{ id: 1 }, new Set([2])]]))': 'Map(1) { { id: 1 } => Set(1) { 2 } }',
  'console.log(new WeakMap(), new WeakSet())': 'WeakMap { <items unknown> } WeakSet { <items unknown> }',
  'console.log(Promise.resolve(1))': 'Promise { <state unknown> }',
  'console.log(new Date(0), new Date(NaN), /a+/gi)': '1970-01-01T00:00:00.000Z Invalid Date /a+/gi',
  'console.log(new Uint8Array([1, 2]), new ArrayBuffer(8))': 'Uint8Array(2) [1, 2] ArrayBuffer {}',
  "console.log(new String('x'), new Number(3), Object(2n))": '[String: x] [Number: 3] [BigInt: 2]',
  "console.log(new URL('https://a.example/b'), new URLSearchParams({ a: 1 }))":
    '[URL: https://a.example/b] [URLSearchParams: a=1]',
  "console.log(new Headers({ a: 'b' }))": "Headers { 'a' => 'b' }",
  "console.log(new Error('No.', { cause: new TypeError('why') }))": 'Error: No. { cause: TypeError: why }',
  "console.log(Object.assign(new Error('No.'), { code: 5 }))": 'Error: No. { code: 5 }',
  "console.log(document.createElement('p'), document.createElement('ul').children, document)":
    '<p> HTMLCollection(0) [] #document',
  // Other kinds of values and fields.
  "class Person { name = 'Ann'; #secret = 1; get full() { return 1; } }; console.log(new Person(), Person)":
    "Person { name: 'Ann' } class Person",
  'console.log(function add() {}, () => {}, null, undefined, true, -0, 10n)':
    'ƒ add() ƒ () null undefined true -0 10n',
  "console.log({ [Symbol('k')]: Symbol('v'), 'a b': Object.create(null) })":
    "{ 'a b': [Object: null prototype] {}, [Symbol(k)]: Symbol(v) }",
  "console.log({ get a() { throw new Error('called'); } })": '{ a: [Getter] }',
  'const ring = { name: 1 }; ring.self = ring; console.log(ring, [ring])':
    '{ name: 1, self: [Circular] } [{ name: 1, self: [Circular] }]',
  'const twin = {}; console.log([twin, twin])': '[{}, {}]',
  'console.log({ a: { b: { c: { d: 1 } } } })': '{ a: { b: { c: {…} } } }',
  "console.log(new Proxy({}, { ownKeys() { throw new Error('trap'); } }))": '(unreadable)',
  'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); console.log([proxy])': '[(unreadable)]',
  // Format texts.
  "console.log('%s has %d of %i, %f%%, %o%c.', 'Ann', '3 rows', 4.7, 1.5, { a: 1 }, 'color: red', 'end')":
    'Ann has 3 of 4, 1.5%, { a: 1 }. end',
  "console.log('100%', '%s %d', {})": '100% %s %d {}',
  "console.log('%s and %s', 'one')": 'one and %s',
  // Methods.
  "console.assert(1 > 2, 'no %s', 'way')": 'Assertion failed: no way',
  'console.count(); console.count(); console.countReset()': 'default: 1|default: 2',
  "console.table([{ id: 1, name: 'Ann' }])": "[{ id: 1, name: 'Ann' }]",
  'console.dir({ a: 1 }, { depth: null })': '{ a: 1 }',
  "console.dirxml('x'); console.timeStamp('y'); console.debug('z')": 'x|y|z',
  "console.trace('here')": 'here',
  "console.group('Rows', 1); console.log('in\\nside'); console.groupEnd(); console.log('out')":
    'Rows 1|  in\n  side|out',
  "console.timeLog('load')": 'The timer “load” doesn’t run.',
};

test('the log shows what each method of the console writes, and each kind of value with what is in it', async ({
  sandbox,
}) => {
  const calls = Object.keys(shown).map((call) => `{ ${call}; console.log('|next'); }`);
  expect(await sandbox.run(`${calls.join('\n')}\nexport default () => <p>ok</p>;`)).toMatchObject({
    t: 'ran',
  });
  const texts = (await sandbox.events()).flatMap((event) => (event.t === 'log' ? event.text : []));
  expect(texts.join('|').split('||next|')).toEqual([
    ...Object.values(shown).slice(0, -1),
    `${Object.values(shown).at(-1)}||next`,
  ]);
});

test('levels, timers and cleared entries of the console reach the page', async ({ sandbox }) => {
  await sandbox.run(`console.time('load'); console.assert(false); console.clear(); console.warn('w');
console.timeEnd('load');
export default () => <p>ok</p>;`);
  expect((await sandbox.events()).filter(({ t }) => t === 'log' || t === 'clearLog')).toEqual([
    { t: 'log', level: 'error', text: 'Assertion failed: console.assert' },
    { t: 'clearLog' },
    { t: 'log', level: 'warn', text: 'w' },
    { t: 'log', level: 'log', text: expect.stringMatching(/^load: [\d.]+ ms$/) },
  ]);
});

test('counts, groups and timers begin with each program, which stays in its frame', async ({ sandbox }) => {
  const source = `console.group('G'); console.count(); console.timeLog();\nexport default () => <p>ok</p>;`;
  for (const start of [['loading'], []]) {
    await sandbox.run(source + '\n'.repeat(start.length));
    const [ran, ...shown] = (await sandbox.events()).toReversed();
    expect(ran).toMatchObject({ t: 'ran' });
    expect(shown.toReversed().map((event) => (event.t === 'log' ? event.text : event.t))).toEqual([
      ...start,
      'G',
      '  default: 1',
      '  The timer “default” doesn’t run.',
    ]);
  }
});

/** Values that are too large to be shown whole. */
const huge: Record<string, RegExp> = {
  'new Array(1e9)': /^\[empty, .*… 999999980 more\]$/,
  'Object.assign([], { 1e9: 1 })': /^\[empty, .*… \d+ more\]$/,
  'document.all': /HTMLAllCollection/,
  '[document.all]': /HTMLAllCollection/,
  "'x'.repeat(1e8)": /^x+…$/,
  "...['x', 'y', 'z'].map((letter) => letter.repeat(4e8))": /^x+…$/,
  "{ text: 'x'.repeat(1e8), ['k'.repeat(1e8)]: 1 }": /^\{ text: 'x+…', 'k+…': 1 \}$/,
  "new Error('x'.repeat(1e8))": /^Error: x+…$/,
  "new String('x'.repeat(1e8))": /^\[String: x+…\]$/,
  "Symbol('x'.repeat(1e8))": /^Symbol\(x+…$/,
  "Object.defineProperty(() => 1, 'name', { value: 'x'.repeat(1e8) })": /^ƒ x+…\(\)$/,
  'new Uint8Array(1e9)': /^Uint8Array\(1000000000\) \[0, .*… 999999980 more\]$/,
  '2n ** 10_000_000n': /^\(a very long bigint\)$/,
  'new Map(Array.from({ length: 1e5 }, (_, id) => [id, id]))': /^Map\(100000\) \{ 0 => 0, .*, … \}$/,
  window: /^Window \{ .*…/,
};

test(`the log shows the beginning of ${Object.keys(huge).join('; ')}`, async ({ sandbox }) => {
  test.setTimeout(300_000);
  for (const [value, text] of Object.entries(huge))
    await test.step(value, async () => {
      const end = await sandbox.run(`console.log(${value});\nexport default () => <p>ok</p>;`);
      expect(end).toMatchObject({ t: 'ran' });
      const { text: logged } = await sandbox.waitFor('log');
      expect(logged, value).toMatch(text);
      expect(logged.length, value).toBeLessThan(2000);
    });
});
