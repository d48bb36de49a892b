/** Endless programs by where they start: loading, rendering, an effect, a timer, a promise, a click. */
export const runaways: Record<string, string> = {
  'while at the top': `while (true) {}`,
  'for of over an endless generator': `function* all() { while (true) yield 1 } for (const n of all()) n;`,
  'spread of an endless iterator': `const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }; [...endless];`,
  'a loop that catches everything': `for (;;) { try { for (;;) {} } catch {} }`,
  'mutual recursion by microtasks': `const a = () => Promise.resolve().then(b); const b = () => Promise.resolve().then(a); a();`,
  'an await storm': `(async () => { for (;;) await null })();`,
  'while in render': `export default () => { while (true) {} }`,
  'a huge nested loop': `export default () => { let n = 0; for (let i = 0; i < 1e6; i++) for (let j = 0; j < 1e6; j++) n += j; return <p>{n}</p> }`,
  'a component that renders itself': `export default function App() { return <App /> }`,
  'a wide component tree': `const Twin = () => <><Twin /><Twin /></>; export default () => <Twin />`,
  'state set while rendering': `import { useState } from 'react'; export default () => { const [n, set] = useState(0); set(n + 1); return <p>{n}</p> }`,
  'state set in a layout effect': `import { useState, useLayoutEffect } from 'react'; export default () => { const [n, set] = useState(0); useLayoutEffect(() => set(n + 1)); return <p>{n}</p> }`,
  'state set in an effect': `import { useState, useEffect } from 'react'; export default () => { const [n, set] = useState(0); useEffect(() => set(n + 1)); return <p>{n}</p> }`,
  'a loop in an effect': `import { useEffect } from 'react'; export default () => { useEffect(() => { while (true) {} }, []); return <p /> }`,
  'a loop in a timer': `setTimeout(() => { while (true) {} }, 100); export default () => <p />`,
  'a loop in every interval': `setInterval(() => { const end = performance.now() + 400; while (performance.now() < end); }, 1); export default () => <p />`,
  'a loop in a column': `export default () => <MaterialTable columns={[{ title: 'A', render: () => { for (;;); } }]} data={[{ id: 1 }]} />`,
  'a loop in eval, which has no guard': `export default () => { (0, eval)('for(;;);'); return <p /> }`,
  'a catastrophic regular expression': `export default () => <p>{String(/^(a+)+$/.test('a'.repeat(60) + 'b'))}</p>`,
  'a huge native call': `export default () => <p>{[].reverse.call({ length: 2e9 }).length}</p>`,
};

/** What ends the programs that the guard's loop rule doesn't: React, its busy rule, or the watchdog. */
export const otherEnds: Record<string, RegExp> = {
  'state set while rendering': /^error$/,
  'state set in a layout effect': /^error$/,
  'state set in an effect': /^busy$/,
  'a loop in every interval': /^busy$/,
  // On a busy machine, counting 15,000 elements may take longer than the watchdog waits.
  'a component that renders itself': /^(?:loop|silent)$/,
  'a wide component tree': /^(?:loop|silent)$/,
  'a loop in eval, which has no guard': /^silent$/,
  'a catastrophic regular expression': /^silent$/,
  // The guard runs again when the call returns, if that is sooner.
  'a huge native call': /^(?:silent|loop)$/,
};
