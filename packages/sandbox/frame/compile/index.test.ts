import { describe, expect, it } from 'vitest';
import { compile, linesBefore } from '.';
import { ProgramError } from '../messages/errors';
import { createGuard, StoppedError } from '../guard';
import { readFromFrame } from '../../protocol';

/** Evaluate compiled code with a guard. */
function evaluate(source: string, check: () => void = () => {}) {
  const asked: string[] = [];
  const scope: Record<string, unknown> = {
    asked,
    exports: {},
    get: (specifier: string, name: string) => {
      asked.push(`${specifier} ${name}`);
      return {};
    },
    load: () => Promise.resolve({}),
  };
  const factory: unknown = (0, eval)(compile(source).code);
  if (typeof factory !== 'function') throw new Error('Compiled code is not a function.');
  const main: unknown = factory(
    scope,
    check,
    () => ({}),
    { exports: {} },
    {},
    () => {},
  );
  if (typeof main !== 'function') throw new Error('Compiled code gave no function.');
  main();
  return { scope, exports: scope.exports as Record<string, unknown> };
}

describe('compile', () => {
  it('keeps what exports mean', () => {
    expect(evaluate('export default 5').exports.default).toBe(5);
    expect(evaluate('export const a = 1, { b } = { b: 2 };').exports).toEqual({ a: 1, b: 2 });
    expect(evaluate('const a = 1; export { a as c };').exports).toEqual({ c: 1 });
    expect(evaluate('export default class {}').exports.default).toBeTypeOf('function');
    expect(evaluate('export default (function () { return 3 })()').exports.default).toBe(3);
    expect(evaluate('1 + 1').scope.last).toBe(2);
  });

  it('puts a guard into every kind of loop and function without changing what they do', () => {
    let calls = 0;
    const source = `
      let out = [];
      for (let i = 0; i < 2; i++) out.push(i);
      for (const k in { a: 1 }) out.push(k);
      for (const v of [9]) out.push(v);
      let n = 0; while (n < 2) n++; do n++; while (n < 5)
      for (let i = 0; i < 1; i++) for (let j = 0; j < 2; j++) out.push(() => j);
      const f = (a) => (b) => ({ a, b }), g = async () => 1, h = function* () { yield 1 };
      class A { #x = () => 4; get x() { return this.#x() } static { out.push('s') } constructor() { out.push('c') } }
      function strict() { 'use strict'; return this }
      export default [out.map((v) => typeof v === 'function' ? v() : v), n, f(1)(2), new A().x, [...h()], strict()];`;
    const { exports } = evaluate(source, () => (calls += 1));
    expect(exports.default).toEqual([[0, 1, 'a', 9, 0, 1, 's'], 5, { a: 1, b: 2 }, 4, [1], undefined]);
    expect(calls).toBeGreaterThan(20);
  });

  it.each(
    Object.entries({
      // Each ends by itself: a missing guard should fail the test, not hang it.
      for: 'for (let n = 0; n < 3; n++) { }',
      'for without a block': 'for (let n = 0; n < 3; n++);',
      'for in': 'for (const key in { a: 1 });',
      'for of': 'for (const item of [1]) { }',
      while: 'let n = 0; while (n++ < 3) { }',
      'do while': 'do { } while (false)',
      'do while without a block': 'do ; while (false)',
      function: '(function () { })()',
      arrow: '(() => 1)()',
      'arrow with a block': '(() => { })()',
      method: '({ run() { } }).run()',
      getter: '({ get run() { return 1 } }).run',
      'class field': 'new (class { field = (() => 1)() })()',
    }),
  )('asks the guard in %s', (_kind, source) => {
    const stop = () => {
      throw new StoppedError('loop');
    };
    expect(() => evaluate(source, stop)).toThrow(StoppedError);
  });

  it('follows re-exports', () => {
    const { scope, exports } = evaluate(
      `export { Button as default, Chip } from '@mui/material';\nexport * from '@mui/material/styles';`,
    );
    expect(Object.keys(exports)).toEqual(['default', 'Chip']);
    expect(scope.asked).toEqual(['@mui/material Button', '@mui/material Chip']);
    expect(
      compile(`export { Button } from '@mui/material';\nexport * from '@mui/material/styles';`).imports,
    ).toMatchObject([
      { specifier: '@mui/material', names: ['Button'], position: { line: 1 } },
      { specifier: '@mui/material/styles', names: [], position: { line: 2 } },
    ]);
  });

  it('keeps every line where it is, after the first one of the compiled code', () => {
    const source = `import {\n  useMemo,\n} from 'react';\nexport {\n  Button,\n} from '@mui/material';\nexport * from\n  './all';\ninterface Row {\n  id: number;\n}\nexport\nconst a = 1;\nexport default\n  function App() {\n  const rows: Row[] = useMemo(\n    () => fail(), []);\n  return (\n    <p>\n      {rows.map((row) => oops.id)}\n    </p>\n  );\n}`;
    const lineOf = (text: string, name: string) => text.split('\n').findIndex((line) => line.includes(name));
    const { code } = compile(source);
    for (const name of ['fail', 'oops']) expect(lineOf(code, name)).toBe(lineOf(source, name) + linesBefore);
    const anonymous = 'export\n  default\n  () => oops';
    expect(lineOf(compile(anonymous).code, 'oops')).toBe(2 + linesBefore);
  });

  it('tells where an error of syntax is', () => {
    const fault = (source: string) => {
      try {
        compile(source);
      } catch (error) {
        return error instanceof ProgramError ? { message: error.message, ...error.position } : error;
      }
      return undefined;
    };
    expect(fault('const a = 1;\nconst b = );')).toEqual({ message: 'Unexpected `)`.', line: 2 });
    expect(fault('let a = 1;\nlet a = 2;')).toMatchObject({ line: 2 });
    expect(fault('const a = 1;\nreturn a;')).toMatchObject({ line: 2 });
    expect(fault('function f() {')).toMatchObject({ line: 1 });
    const tooDeep = { message: 'The code is nested too deeply to be read.' };
    expect(fault('('.repeat(100_000))).toEqual(tooDeep);
    expect(fault(`a${'.b'.repeat(100_000)}`)).toEqual(tooDeep);
    // Sucrase can parse these, acorn can't.
    for (const depth of [500, 1000, 2000, 4000])
      expect([undefined, tooDeep]).toContainEqual(fault(`${'<b>'.repeat(depth)}${'</b>'.repeat(depth)}`));
  });

  it('keeps a keyword apart from the JSX behind it', () => {
    for (const source of [
      'export default function App() { return<div>a</div> }',
      'export default function App() { return<>a</> }',
      'const App = () => <p />; export default<App/>',
      'const f = (n) => { switch (n) { case<p/>.type: return<i/> } }; export default () => f(1)',
    ])
      expect(compile(source).code).not.toMatch(/(?:return|default|case)_(?:jsx|Fragment)/);
  });

  it.each([
    ['straight quotes', 'export default () => <p title=“a”>x</p>', /^The quotes are curly/, 1],
    ['no fences', '```jsx\nexport default () => <p>x</p>\n```\n', /^A Markdown code fence/, 1],
    [
      'no text around fences',
      'Try this:\n\n```jsx\nexport default () => <p>x</p>\n```\n',
      /^A Markdown code fence/,
      3,
    ],
  ])('asks for %s', (_what, source, message, line) => {
    expect(() => compile(source)).toThrow(message);
    try {
      compile(source);
    } catch (error) {
      expect(error).toMatchObject({ kind: 'syntax', position: { line } });
    }
  });

  it('takes what only looks like a slip', () => {
    for (const source of [
      'const text = `“curly”`; export default () => <p title="“a”">{text} <!</p>'.replace(' <!', ''),
      `import { Button /* the */, type ButtonProps as Props } from '@mui/material';\nexport default () => <Button />`,
      'const md = `\n```js\n`; export default () => <p>{md}</p>'.replace('```js', '\\`\\`\\`js'),
    ])
      expect(() => compile(source)).not.toThrow();
  });

  it('elides types and lists the imports that are left with their place', () => {
    const { imports, notes } = compile(
      `import React from 'react';\nimport MaterialTable, { type Column, MTableCell } from '@material-table/core';\nimport './a.css';\nconst c: Column<{}>[] = [];\nexport default () => <MaterialTable columns={c} components={{ Cell: MTableCell }} />;`,
    );
    expect(imports.map(({ specifier, names, position }) => [specifier, names, position.line])).toEqual([
      ['react/jsx-runtime', ['jsx'], 1],
      ['react', ['default'], 1],
      ['@material-table/core', ['default', 'MTableCell'], 2],
    ]);
    expect(notes).toEqual(['`./a.css` is left out, because the preview runs only code.']);
  });
});

describe('createGuard', () => {
  const setUp = () => {
    let time = 0;
    const turns: (() => void)[] = [];
    const frames: (() => void)[] = [];
    const trips: string[] = [];
    const guard = createGuard({
      now: () => time,
      nextTurn: (turn) => turns.push(turn),
      nextFrame: (frame) => frames.push(frame),
      onTrip: ({ reason }) => trips.push(reason),
    });
    return {
      guard,
      trips,
      pass: (ms: number) => (time += ms),
      turn: () => turns.splice(0).forEach((run) => run()),
      frame: () => frames.splice(0).forEach((run) => run()),
    };
  };

  it('counts the work of an animation frame separately, though the turn has not ended', () => {
    const { guard, trips, pass, frame } = setUp();
    const work = () => {
      pass(900);
      for (let i = 0; i < 5000; i += 1) guard.check();
    };
    guard.check();
    work();
    frame();
    work();
    expect(trips).toEqual([]);
    expect(work).toThrow(StoppedError);
  });

  it('stops a turn that is too long, again and again, and tells once', () => {
    const { guard, trips, pass } = setUp();
    guard.check();
    pass(1600);
    for (let i = 0; i < 5; i += 1)
      expect(() => {
        for (;;) guard.check();
      }).toThrow(StoppedError);
    expect(trips).toEqual(['loop']);
  });

  it('gives a program of few steps more time, as on a slow machine', () => {
    const { guard, trips, pass } = setUp();
    for (let i = 0; i < 240; i += 1) {
      guard.check();
      pass(10);
    }
    expect(trips).toEqual([]);
    pass(200);
    expect(() => guard.check()).toThrow(StoppedError);
    expect(trips).toEqual(['loop']);
  });

  it('lets a program work as long as it rests', () => {
    const { guard, pass, turn, trips } = setUp();
    for (let i = 0; i < 50; i += 1) {
      guard.check();
      pass(500);
      turn();
      pass(500);
    }
    expect(trips).toEqual([]);
  });

  it('stops a program that never rests', () => {
    const { guard, pass, turn, trips } = setUp();
    for (let i = 0; i < 20; i += 1) {
      if (!guard.reason) guard.check();
      pass(500);
      turn();
    }
    expect(trips).toEqual(['busy']);
  });

  it('ends a replaced program silently', () => {
    const { guard, trips } = setUp();
    guard.kill();
    expect(() => guard.check()).toThrow(StoppedError);
    expect(trips).toEqual([]);
  });
});

describe('readFromFrame', () => {
  it('takes known messages only, cut and clamped', () => {
    expect(readFromFrame({ t: 'rang', run: 1, ms: 5 })).toBeUndefined();
    expect(readFromFrame({ t: 'height', height: 1e12 })).toEqual({
      t: 'height',
      height: 4000,
    });
    expect(readFromFrame({ t: 'height', height: Number.NaN })).toBeUndefined();
    expect(readFromFrame({ t: 'log', text: 'a'.repeat(9000), level: 'evil', run: -1 })).toMatchObject({
      level: 'log',
      run: 0,
      text: expect.stringMatching(/^a{2000}…$/),
    });
    for (const junk of [null, 5, 'x', [], { t: '__proto__' }, Object.create({ t: 'ready' })]) {
      expect(readFromFrame(junk)).toBeUndefined();
    }
  });
});
