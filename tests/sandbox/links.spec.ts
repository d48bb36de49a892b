import { expect, test } from './harness';

/** Links of all kinds, each in an element with its name; `to` is a foreign address. */
const links: Record<string, string> = {
  link: `<a href={to}><span>text</span></a>`,
  'link that saves': `<a href={to} download="rows.csv">text</a>`,
  'link of an SVG': `<svg width="40" height="20"><a href={to}><rect width="40" height="20" /></a></svg>`,
  'link of an SVG by its old name': `<svg width="40" height="20"><a xlinkHref={to}><rect width="40" height="20" /></a></svg>`,
  'link of an SVG that is shown again': `<svg width="40" height="20"><defs><a id="shown" href={to}><rect width="40" height="20" /></a></defs><use href="#shown" /></svg>`,
  'area of a picture': `<><img useMap="#map" alt="" width="40" height="20" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" /><map name="map"><area shape="rect" coords="0,0,40,20" href={to} alt="area" /></map></>`,
  'link in a shadow tree': `<Shadow mode="open" />`,
  'link in a closed shadow tree': `<Shadow mode="closed" />`,
  'link that a program follows': `<Follow how={(link) => { document.body.append(link); link.click(); }} />`,
  'link that is nowhere': `<Follow how={(link) => link.click()} />`,
  'link that is nowhere, by an event': `<Follow how={(link) => link.dispatchEvent(new MouseEvent('click', { ctrlKey: true }))} />`,
  'link by an event that nothing cancels': `<Follow how={(link) => { document.body.append(link); link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, composed: true })); }} />`,
  'link that turns into another': `<Follow how={(link) => { link.download = 'rows.csv'; const real = link.href; link.href = 'data:text/plain,hi'; link.addEventListener('click', () => { link.removeAttribute('download'); link.href = real; }); link.click(); }} />`,
};

const program = (to: string, name: string) => `const to = ${JSON.stringify(to)};
const Shadow = ({ mode }) => <div ref={(host) => {
  if (!host || host.done) return;
  host.done = true;
  host.attachShadow({ mode }).innerHTML = '<a href="' + to + '">text</a>';
}} />;
const Follow = ({ how }) => {
  const follow = () => how(Object.assign(document.createElement('a'), { href: to, textContent: 'made' }));
  return <button onClick={follow} onAuxClick={follow}>text</button>;
};
for (const type of ['click', 'auxclick']) window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, once: true });
export default () => <div id="one" style={{ display: 'inline-block' }}>{${links[name]}}</div>;`;

test('no click with a key or another button opens a link of a program elsewhere', async ({
  context,
  sandbox,
  page,
  server,
}) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.url()));
  server.canary.hits.length = 0;
  const one = page.frameLocator('iframe').locator('#one');
  for (const name of Object.keys(links))
    await test.step(name, async () => {
      await sandbox.run(program(`http://127.0.0.1:${server.canary.port}/${encodeURIComponent(name)}`, name));
      for (const modifiers of [['Control'], ['Meta'], ['Shift'], ['Alt']] as const) {
        await one.click({ modifiers: [...modifiers], force: true });
      }
      await one.click({ button: 'middle', force: true });
      const focusable = one.locator('a, area, button').first();
      if ((await focusable.count()) > 0) {
        await focusable.focus();
        await page.keyboard.press('Control+Enter');
      }
      expect.soft(context.pages().length, name).toBe(1);
      await expect(page.locator('iframe')).toHaveCount(1);
    });
  // A tab that was requested before this one would be open by now.
  const last = await context.newPage();
  await last.goto(`http://127.0.0.1:${server.canary.port}/last`);
  expect(server.canary.hits.filter((hit) => !hit.includes('favicon'))).toEqual(['GET /last']);
  expect(context.pages()).toHaveLength(2);
  // The link that turns into another saves what it was before.
  expect([...new Set(downloads)]).toEqual(['data:text/plain,hi']);
});

test('a link of a program is not dragged out of its frame', async ({ sandbox, page }) => {
  await sandbox.run(`export default () => <><a href="https://example.org/secret">link</a><p>text</p></>;`);
  await page.frameLocator('iframe').getByText('link').hover();
  await page.mouse.down();
  await page.locator('#editor').hover();
  await page.locator('#editor').hover({ position: { x: 20, y: 10 } });
  await page.mouse.up();
  await expect(page.locator('#editor')).toHaveValue('');
});

test('a click with a key still reaches the program, and what is no link does what it does', async ({
  sandbox,
  page,
}) => {
  await sandbox.run(
    `export default () => <><a href="https://example.org/" onClick={(event) => console.log('CLICK', event.ctrlKey)}>link</a><input type="checkbox" /></>;`,
  );
  const frame = page.frameLocator('iframe');
  await frame.getByText('link').click({ modifiers: ['Control'] });
  await expect.poll(async () => JSON.stringify(await sandbox.events())).toContain('CLICK true');
  expect(JSON.stringify(await sandbox.events())).toContain('opens no windows and tabs');
  await frame.getByRole('checkbox').click({ modifiers: ['Shift'] });
  await expect(frame.getByRole('checkbox')).toBeChecked();
});
