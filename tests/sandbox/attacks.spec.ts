import { expect, test } from './harness';

/** Each of these disables or bypasses the guards of a program. */
const unguarded: Record<string, { source: string; end: RegExp }> = {
  'its own guard': {
    source: `export default function App() { const __guard = () => {}; while (true) {} }`,
    end: /^loop$/,
  },
  'a guard that is assigned': {
    source: `try { __guard = () => {}; } catch {} while (true) {}`,
    end: /^loop$/,
  },
  'a stolen callback': {
    source: `let again; const { push } = Array.prototype;
Array.prototype.push = function (...items) { if (typeof items[0] === 'function') again = items[0]; return push.apply(this, items); };
setTimeout(() => { Array.prototype.push = push; while (true) again?.(); }, 50);
export default () => <p />;`,
    end: /^loop$/,
  },
  'a clock that is never read': {
    source: `Math.min = () => Infinity; Math.max = () => Infinity; export default () => { while (true) {} }`,
    end: /^loop$/,
  },
  eval: { source: `export default () => { (0, eval)('for (;;);'); return <p /> }`, end: /from a text/ },
  'new Function': {
    source: `export default () => { new Function('for (;;);')(); return <p /> }`,
    end: /from a text/,
  },
  'the constructor of async functions': {
    source: `const Make = (async () => {}).constructor; export default () => { Make('for (;;);')(); return <p /> }`,
    end: /from a text/,
  },
  'a timer with a text': {
    source: `export default () => <p />; setTimeout('for (;;);', 10);`,
    end: /from a text/,
  },
  'the frame’s own way to start': {
    source: `export default () => { window.__sandbox.boot?.('(() => { for (;;); })'); throw new Error('no way'); }`,
    end: /no way/,
  },
  'an inline script': {
    source: `const add = (nonce) => { const script = document.createElement('script'); script.nonce = nonce; script.text = 'for (;;);'; document.head.append(script); };
try { (0, eval)('1'); } catch ({ message }) { add(/nonce-([^']*)/.exec(message)?.[1]); }
document.addEventListener('securitypolicyviolation', ({ originalPolicy }) => add(/nonce-([^']*)/.exec(originalPolicy)?.[1]));
for (const { nonce, content } of document.querySelectorAll('script, meta')) add(nonce || /nonce-([^']*)/.exec(content)?.[1]);
setTimeout(() => { throw new Error('no way'); }, 300);
export default () => <p />;`,
    end: /no way/,
  },
  'a script that the frame loads': {
    source: `const of = (name) => Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, name);
document.addEventListener('securitypolicyviolation', ({ originalPolicy }) => {
  const [, nonce] = /nonce-([^']*)/.exec(originalPolicy);
  const take = function () { this.nonce = nonce; of('text').set.call(this, 'for (;;);'); document.documentElement.append(this); };
  Object.defineProperty(HTMLScriptElement.prototype, 'src', { ...of('src'), set: take });
  import('@mui/icons-material/Save').catch(() => {});
  setTimeout(() => { throw new Error('no way'); }, 300);
}, { once: true });
try { (0, eval)('1'); } catch {}
export default () => <p />;`,
    end: /no way/,
  },
};

test(`no loop runs unguarded by ${Object.keys(unguarded).join('; ')}`, async ({ sandbox, page }) => {
  for (const [name, { source, end }] of Object.entries(unguarded))
    await test.step(name, async () => {
      // Each in a new frame.
      await page.evaluate((text) => {
        window.harness.events.length = 0;
        window.harness.runner.run(text, { isAnother: true });
      }, source);
      const last = await Promise.race([sandbox.waitFor('stopped'), sandbox.waitFor('error')]);
      expect.soft(last.t === 'stopped' ? last.reason : `error: ${last.message}`, name).toMatch(end);
    });
});

test('huge messages, many and few, leave the page alive', async ({ sandbox, page }) => {
  const keys = `Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => ['key' + n, 'x'.repeat(5000)]))`;
  for (const [message, every] of [
    [`{ t: 'log', text: 'x'.repeat(9e5) }`, 2],
    [keys, 20],
  ] as const) {
    await sandbox.run(`const message = ${message};
setInterval(() => parent.postMessage(message, '*'), ${every});
export default () => <p>ok</p>;`);
    const stopped = await sandbox.waitFor('stopped');
    expect(['flood', 'silent', 'busy']).toContain(stopped.reason);
    expect(await page.evaluate(() => window.harness.shareBeforeEnd(1500))).toBeGreaterThan(1 / 10);
    expect(await sandbox.run(`export default () => <p>next</p>`)).toMatchObject({ t: 'ran' });
  }
});

test('a program neither reads what the page tells its frame nor speaks in its name @smoke', async ({
  sandbox,
}) => {
  await sandbox.run(`window.addEventListener('message', ({ data }) => console.log('HEARD', data), true);
for (const run of [0, 1, 2, 3]) parent.postMessage({ t: 'error', run, kind: 'render', message: 'forged' }, '*');
export default () => <p />;`);
  await sandbox.run(`console.log('the next one'); export default () => <p />`);
  await sandbox.run(`console.log('and one more'); export default () => <p />`);
  const events = await sandbox.events();
  expect(events).toContainEqual({ t: 'log', level: 'log', text: 'and one more' });
  expect(JSON.stringify(events)).not.toMatch(/HEARD|forged/);
});

/** Functions that a program may patch to receive the page's messages, their port, or the next text. */
const spiedOn: Record<string, readonly (string | symbol)[]> = {
  'MessageEvent.prototype': ['data', 'ports', 'source', 'origin'],
  'Event.prototype': ['target', 'currentTarget', 'srcElement', 'type', 'composedPath', 'preventDefault'],
  'MessagePort.prototype': ['onmessage', 'postMessage', 'start'],
  'EventTarget.prototype': ['addEventListener', 'dispatchEvent'],
  'Function.prototype': ['apply', 'bind', 'call'],
  Reflect: ['apply'],
  'Promise.prototype': ['then'],
  'Array.prototype': ['flatMap', 'map', Symbol.iterator],
  'String.prototype': ['split', 'slice'],
  'Object.prototype': ['t', 'run', 'source', 'theme'],
  'HTMLScriptElement.prototype': ['src', 'text'],
  'HTMLElement.prototype': ['nonce'],
  'Element.prototype': ['append', 'remove'],
  window: ['event', 'Map', 'setTimeout'],
  'window.__sandbox': ['take'],
};

/** A program that patches one of them and reports what it obtained. */
const spy = (owner: string, key: string) => `const { getOwnPropertyDescriptor, defineProperty } = Object;
const { apply } = Reflect;
const dataOf = getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get;
const { log } = console;
// Not written out, or this program would be found.
const mark = 'the next' + ' one';
let isLooking = false;
const isFound = (value) => {
  if (typeof value === 'string') return value.includes(mark);
  if (typeof value === 'function') return Function.prototype.toString.call(value).includes(mark);
  if (value instanceof HTMLScriptElement) return true;
  if (value instanceof MessageEvent) return isFound(apply(dataOf, value, []));
  return typeof value === 'object' && value !== null && ['run', 'theme', 'ping'].includes(value.t);
};
// No spread: it would call the iterator that is patched.
const look = (values) => {
  if (isLooking) return;
  isLooking = true;
  try { for (let at = 0; at < values.length; at += 1) if (isFound(values[at])) log('GOT', ${JSON.stringify(`${owner} ${key}`)}); } catch {}
  isLooking = false;
};
const spied = (native) => native && function (...args) {
  if (isLooking) return apply(native, this, args);
  look([this]);
  look(args);
  const result = new.target ? Reflect.construct(native, args) : apply(native, this, args);
  look([result]);
  return result;
};
look([window[${key === 'event' ? `'event'` : `'none'`}]]);
const known = getOwnPropertyDescriptor(${owner}, ${key});
try {
  if (!known) defineProperty(${owner}, ${key}, { configurable: true, get() { look([this]); }, set() { look([this]); } });
  else if (typeof known.value === 'function') ${owner}[${key}] = spied(known.value);
  else defineProperty(${owner}, ${key}, { ...known, get: spied(known.get), set: spied(known.set) });
} catch {}
export default () => <p>{'patched'}</p>;`;

for (const [owner, keys] of Object.entries(spiedOn))
  test(`a program that patches ${owner} gets hold of no message, port, script or later text`, async ({
    sandbox,
    page,
  }) => {
    const frame = page.frameLocator('iframe');
    for (const key of keys)
      await test.step(String(key), async () => {
        const name = typeof key === 'symbol' ? 'Symbol.iterator' : `'${key}'`;
        await page.evaluate(
          (source) => {
            window.harness.events.length = 0;
            window.harness.runner.run(source, { isAnother: true });
          },
          spy(owner, name),
        );
        await expect(frame.locator('p')).toHaveText('patched');
        await page.evaluate(() => window.harness.runner.setTheme({ colorScheme: 'dark' }));
        await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
        const events = await sandbox.events();
        expect(await sandbox.run(`/* the next one */ export default () => <b>next</b>`)).toMatchObject({
          t: 'ran',
        });
        await expect(frame.locator('b')).toHaveText('next');
        const got = [...events, ...(await sandbox.events())].filter(
          (event) => event.t === 'log' && event.text.startsWith('GOT'),
        );
        expect.soft(got, name).toEqual([]);
        await page.evaluate(() => window.harness.runner.setTheme({ colorScheme: 'light' }));
      });
  });

const madeLinks: Record<string, string> = {
  'another document': `document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'link').documentElement`,
  'a custom element': `(() => { class Own extends HTMLLinkElement {} customElements.define('own-link', Own, { extends: 'link' }); return new Own(); })()`,
  'an entity': `new DOMParser().parseFromString('<!DOCTYPE x [<!ENTITY l "<l:link xmlns:l=\\'http://www.w3.org/1999/xhtml\\'/>">]><x>&l;</x>', 'application/xml').documentElement.firstChild`,
  'the page’s own meta': `document.querySelector('meta').cloneNode()`,
  'a template': `(() => { const template = document.createElement('template'); template.innerHTML = '<template><link></template>'; return template.content.firstChild.content.firstChild; })()`,
  'markup next to an element': `(() => { const box = document.createElement('div'); box.insertAdjacentHTML('beforeend', '<p><link></p>'); return box.querySelector('link'); })()`,
  'a fragment': `document.createRange().createContextualFragment('<i></i><link>').querySelector('link')`,
  'a name with a prefix': `document.createElementNS('http://www.w3.org/1999/xhtml', 'x:link')`,
  // It changes the frame that all of them share, so it is the last.
  'a patched replace': `(() => { String.prototype.replace = function () { return String(this); }; RegExp.prototype.exec = () => null; RegExp.prototype[Symbol.replace] = (text) => text; const box = document.createElement('div'); box.innerHTML = '<link>'; return box.firstChild ?? document.createElement('link'); })()`,
};

test(`no element that opens connections is made by ${Object.keys(madeLinks).join('; ')}`, async ({
  sandbox,
}) => {
  for (const [way, made] of Object.entries(madeLinks))
    await test.step(way, async () => {
      await sandbox.run(`const made = (() => { try { return ${made}; } catch { return undefined; } })();
console.log('IS', made instanceof HTMLLinkElement || made instanceof HTMLMetaElement);
export default () => <p />;`);
      expect.soft((await sandbox.waitFor('log')).text, way).toBe('IS false');
    });
});

test('markup of all kinds still gets where it belongs', async ({ sandbox }) => {
  await sandbox.run(`const box = document.createElement('div');
box.innerHTML = '<table><tbody></tbody></table><svg></svg><p>old</p>';
box.querySelector('tbody').innerHTML = '<tr><td>cell</td></tr>';
box.querySelector('svg').innerHTML = '<circle r="1"></circle>';
box.querySelector('p').outerHTML = '<b>new</b>';
box.querySelector('b').insertAdjacentHTML('afterend', '<i>last</i>');
box.insertAdjacentHTML('afterbegin', 'first');
console.log(box.innerHTML, box.querySelector('circle') instanceof SVGCircleElement);
export default () => <p />;`);
  expect((await sandbox.waitFor('log')).text).toBe(
    'first<table><tbody><tr><td>cell</td></tr></tbody></table><svg><circle r="1"></circle></svg><b>new</b><i>last</i> true',
  );
});

test('an error of a program that was replaced is not told of its successor', async ({ sandbox }) => {
  await sandbox.run(
    `setInterval(() => { throw new Error('of the first'); }, 2); export default () => <p>one</p>`,
  );
  await sandbox.waitFor('error');
  expect(await sandbox.run(`export default () => <p>two</p>`)).toMatchObject({ t: 'ran' });
});

test('a program saves one file for each click, and none by itself or of another kind', async ({
  sandbox,
  page,
}) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await sandbox.run(`export default () => <p>other</p>`);
  await page.evaluate(() =>
    window.harness.another().run(`
const save = (name) => { const link = Object.assign(document.createElement('a'), { href: 'data:text/plain,hi', download: name }); link.click(); link.dispatchEvent(new MouseEvent('click')); const inner = document.createElement('b'); link.append(inner); inner.click(); };
for (let n = 0; n < 5; n += 1) save('bad' + n + '.csv');
console.log('TRIED');
export default () => <><button onClick={() => save('bad.exe')}>Program</button><button onClick={() => save('rows.csv')}>Rows</button></>;`),
  );
  await sandbox.waitFor('ran');
  const frame = page.frameLocator('iframe');
  // With the activation of a script of the browser's tools, but without the visitor's input.
  await frame.getByRole('button', { name: 'Rows' }).evaluate((button: HTMLElement) => button.click());
  await frame.getByRole('button', { name: 'Program' }).click();
  await frame.getByRole('button', { name: 'Rows' }).click();
  await expect.poll(() => downloads).toEqual(['rows.csv']);
  await frame.getByRole('button', { name: 'Rows' }).click();
  await expect.poll(() => downloads).toEqual(['rows.csv', 'rows.csv']);
});

test('another program gets a frame that no one was in', async ({ sandbox, page }) => {
  await sandbox.run(`Array.prototype.map = () => ['changed']; document.body.append('left behind');
document.addEventListener('keydown', () => {}); export default () => <p>first</p>`);
  await page.evaluate(() =>
    window.harness.runner.run(`export default () => <p>{[1, 2].map(String).join()}</p>`, { isAnother: true }),
  );
  await expect(page.frameLocator('iframe').locator('body')).toHaveText('1,2');
});

test('a running program is stopped when asked to', async ({ sandbox, page }) => {
  await sandbox.run(`export default () => <p>on</p>`);
  await page.evaluate(() => window.harness.runner.halt());
  expect(await sandbox.waitFor('stopped')).toMatchObject({ reason: 'asked' });
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await sandbox.run(`export default () => <p>again</p>`)).toMatchObject({ t: 'ran' });
});

test('a program that forges an error of an import gets its words shown, and no button that changes the code', async ({
  sandbox,
}) => {
  // A failed import() passes an error of the frame to the program.
  await sandbox.run(`import MaterialTable from '@material-table/core';
import('left-pad').catch((error) => { MaterialTable.kept = error; console.log('kept'); });
export default () => <p>ok</p>;`);
  await sandbox.waitFor('log');
  const forged = `import MaterialTable from '@material-table/core';
throw Object.assign(MaterialTable.kept, {
  message: 'Do as I say.',
  faults: [{
    message: 'Do as I say.', line: 1, column: 1,
    change: { from: 'import', to: 'evil' },
    file: { specifier: './evil', names: ['evil'], from: 'App.tsx' },
  }],
});`;
  expect(await sandbox.run(forged)).toEqual({
    t: 'error',
    kind: 'import',
    message: 'Do as I say.',
    line: 2,
    column: 1,
    faults: [{ message: 'Do as I say.', line: 1, column: 1 }],
    fixes: { changes: 0, files: [] },
    took: expect.any(Number),
  });
});
