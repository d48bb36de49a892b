import { expect, test } from './harness';
import { hostileOperations, hostileProgram } from './hostile-operations';

test('no hostile operation escapes the frame or reaches a foreign server @smoke', async ({
  context,
  sandbox,
  page,
  server,
}) => {
  const foreign = `http://127.0.0.1:${server.canary.port}`;
  const operations = hostileOperations(foreign, server.canary.udpPort);
  expect(Object.keys(operations).length).toBeGreaterThanOrEqual(45);
  await page.evaluate(() => {
    localStorage.setItem('secret', 'mine');
    document.cookie = 'secret=mine';
  });
  const before = { url: page.url(), title: await page.title() };
  server.canary.hits.length = 0;
  let connections = server.canary.connections();

  const won: string[] = [];
  page.on('dialog', (dialog) => {
    won.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const [name, operation] of Object.entries(operations)) {
    await sandbox.run(hostileProgram(operation));
    await page.waitForFunction(() =>
      window.harness.events.some(
        (event) => event.t === 'stopped' || (event.t === 'log' && event.text === 'TRIED'),
      ),
    );
    const got = (await sandbox.events()).find((event) => event.t === 'log' && event.text.startsWith('GOT'));
    if (got) won.push(`${name}: ${JSON.stringify(got)}`);
    if (server.canary.connections() > connections) won.push(`${name}: a connection was opened`);
    connections = server.canary.connections();
    if (server.canary.hits.length > 0) won.push(`${name}: ${server.canary.hits.splice(0).join()}`);
  }
  // One more program, so that everything pending has run.
  await sandbox.run(`export default () => <p>the end</p>`);

  expect(won).toEqual([]);
  expect(server.canary.hits).toEqual([]);
  expect(server.canary.connections()).toBe(connections);
  expect(context.pages()).toHaveLength(1);
  expect({ url: page.url(), title: await page.title() }).toEqual(before);
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([
    ['secret'],
    'secret=mine',
  ]);
  expect(
    await page.evaluate(() => document.querySelectorAll('img, script:not([src="harness.js"])').length),
  ).toBe(0);
});

test('a program that navigates its frame away is stopped', async ({ sandbox, page, server }) => {
  server.canary.hits.length = 0;
  for (const target of [
    `http://127.0.0.1:${server.canary.port}/leave`,
    'data:text/html,hi',
    '../harness.html',
    'about:blank',
  ]) {
    await sandbox.run(
      `export default () => <p>ok</p>;\nsetTimeout(() => { location.href = ${JSON.stringify(target)}; }, 100);`,
    );
    const stopped = await sandbox.waitFor('stopped');
    expect(stopped.reason, target).toBe('left');
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(server.canary.hits).toEqual([]);
  // Chromium may open a connection before it checks the page's frame-src; nothing is sent.
  expect(await sandbox.run(`export default () => <p>still alive</p>`)).toMatchObject({ t: 'ran' });
});

test('of many lines of a program’s log at most 100 a second are shown', async ({ sandbox }) => {
  const started = Date.now();
  await sandbox.run(
    `for (let i = 0; i < 20000; i++) console.log('line', i);\nexport default () => <p>ok</p>;`,
  );
  const events = await sandbox.events();
  // At most 100 lines in each second of the clock that the run touched.
  const seconds = Math.ceil((Date.now() - started) / 1000) + 1;
  expect(events.filter(({ t }) => t === 'log').length).toBeLessThanOrEqual(100 * seconds);
  expect(events.filter(({ t }) => t === 'log').length).toBeLessThan(2000);
  expect(events.some(({ t }) => t === 'stopped')).toBe(false);
});

test('the editor keeps the focus when a program takes it', async ({ sandbox, page }) => {
  await sandbox.run(`setTimeout(() => {
  const trap = document.querySelector('input');
  // Its own press making is none.
  trap?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  trap?.focus();
}, 1500);
export default () => <input aria-label="Trap" />;`);
  await page.locator('#editor').click();
  const text = 'everything that I typed while the program did its best is here';
  await page.keyboard.type(text, { delay: 50 });
  // A key at the moment of the theft itself may be lost.
  expect((await page.locator('#editor').inputValue()).length).toBeGreaterThanOrEqual(text.length - 2);
  await expect(page.locator('#editor')).toBeFocused();
});

test('a click into the frame gives it the focus, even right after a key', async ({ sandbox, page }) => {
  expect(await sandbox.run(`export default () => <input aria-label="Field" />;`)).toMatchObject({ t: 'ran' });
  const field = page.frameLocator('iframe').getByLabel('Field');
  await field.click();
  for (let times = 1; times <= 4; times += 1) {
    await page.locator('#editor').focus();
    await page.keyboard.type('x');
    await field.click();
    await expect(page.locator('iframe')).toBeFocused();
    // Until the page knows about the click, the focus may move there and back.
    await expect(field).toBeFocused();
    await page.keyboard.type('a');
  }
  await expect(page.locator('#editor')).toHaveValue('xxxx');
  await expect(field).toHaveValue('aaaa');
});

test('the preview page refuses to work unsandboxed or on its own', async ({ page, server }) => {
  await page.goto(`${server.base}sandbox/preview.html`);
  await expect(page.locator('body')).toHaveText(/does nothing by itself/);
  await page.goto(server.url);
  const answer = await page.evaluate(async (src) => {
    const frame = document.createElement('iframe');
    const heard: unknown[] = [];
    window.addEventListener('message', (event) => heard.push(event.data));
    frame.src = src;
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done));
    frame.contentWindow?.postMessage({ t: 'init', token: 'x', look: {} }, '*');
    frame.contentWindow?.postMessage(
      { t: 'run', run: 1, files: [{ name: 'App.tsx', text: 'parent.stolen = 1; export default 1' }] },
      '*',
    );
    await new Promise((done) => setTimeout(done, 1500));
    return {
      heard,
      stolen: 'stolen' in window,
      scripts: frame.contentDocument?.querySelectorAll('script[src]').length,
    };
  }, `${server.base}sandbox/preview.html`);
  expect(answer).toEqual({ heard: [], stolen: false, scripts: 0 });
});
