/** Programs that never end by themselves. Where each starts: while it loads, renders, in an effect, a timer, a promise, a click. */
export const runaways: Record<string, string> = {
  'while at the top': `while (true) {}`,
  'for without a body': `for (;;);`,
  'do while': `do { var a = 1 } while (a)`,
  'for of over an endless generator': `function* all() { while (true) yield 1 } for (const n of all()) n;`,
  'a generator without a loop': `const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }; for (const n of endless) n;`,
  'spread of an endless iterator': `const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }; [...endless];`,
  'labelled loops': `outer: for (;;) { for (;;) { continue outer } }`,
  'a loop that catches everything': `for (;;) { try { for (;;) {} } catch {} }`,
  'a loop with finally': `for (;;) { try { for (;;) {} } finally { continue } }`,
  'mutual recursion by microtasks': `const a = () => Promise.resolve().then(b); const b = () => Promise.resolve().then(a); a();`,
  'an await storm': `(async () => { for (;;) await null })();`,
  'queueMicrotask storm': `const again = () => queueMicrotask(again); again();`,
  'recursion of thenables': `const t = { then: (done) => done(t) }; Promise.resolve(t);`,
  'while in render': `export default () => { while (true) {} }`,
  'a growing array in render': `export default () => { const a = []; while (a.length < 1e12) a.push(a.length); return <p /> }`,
  'a huge nested loop': `export default () => { let n = 0; for (let i = 0; i < 1e6; i++) for (let j = 0; j < 1e6; j++) n += j; return <p>{n}</p> }`,
  'exponential recursion': `const fib = (n) => n < 2 ? n : fib(n - 1) + fib(n - 2); export default () => <p>{fib(100)}</p>`,
  'a component that renders itself': `export default function App() { return <App /> }`,
  'a wide component tree': `const Twin = () => <><Twin /><Twin /></>; export default () => <Twin />`,
  'state set while rendering': `import { useState } from 'react'; export default () => { const [n, set] = useState(0); set(n + 1); return <p>{n}</p> }`,
  'state set in a layout effect': `import { useState, useLayoutEffect } from 'react'; export default () => { const [n, set] = useState(0); useLayoutEffect(() => set(n + 1)); return <p>{n}</p> }`,
  'state set in an effect': `import { useState, useEffect } from 'react'; export default () => { const [n, set] = useState(0); useEffect(() => set(n + 1)); return <p>{n}</p> }`,
  'a loop in an effect': `import { useEffect } from 'react'; export default () => { useEffect(() => { while (true) {} }, []); return <p /> }`,
  'a loop in a timer': `setTimeout(() => { while (true) {} }, 100); export default () => <p />`,
  'a loop in every interval': `setInterval(() => { const end = performance.now() + 400; while (performance.now() < end); }, 1); export default () => <p />`,
  'a loop after a promise': `Promise.resolve().then(() => { while (true) {} }); export default () => <p />`,
  'a loop in a getter': `const row = { get name() { while (true) {} } }; export default () => <p>{row.name}</p>`,
  'a loop in a class field': `class A { n = (() => { for (;;); })(); } new A();`,
  'a loop in a column': `export default () => <MaterialTable columns={[{ title: 'A', render: () => { for (;;); } }]} data={[{ id: 1 }]} />`,
  'a loop in eval, which would have no guard': `export default () => { (0, eval)('for(;;);'); return <p /> }`,
  'a catastrophic regular expression': `export default () => <p>{String(/^(a+)+$/.test('a'.repeat(60) + 'b'))}</p>`,
  'a huge native call': `export default () => <p>{Array.from({ length: 4e7 }, String).sort().length}</p>`,
};

/** Who ends the ones that the guard's loop rule doesn't: React, the guard's rule for busy programs, or the page's watchdog. */
export const otherEnds: Record<string, RegExp> = {
  'state set while rendering': /^error$/,
  'state set in a layout effect': /^error$/,
  'state set in an effect': /^busy$/,
  'a loop in every interval': /^busy$/,
  // Counting 15,000 elements may take a busy machine longer than the watchdog waits.
  'a component that renders itself': /^(?:loop|silent)$/,
  'a wide component tree': /^(?:loop|silent)$/,
  // So may growing an array until the guard is asked.
  'a growing array in render': /^(?:loop|silent)$/,
  'a loop in eval, which would have no guard': /^error$/,
  'a catastrophic regular expression': /^silent$/,
  // The guard is asked again when the call returns, if that is sooner.
  'a huge native call': /^(?:silent|loop)$/,
};
