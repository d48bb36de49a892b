import { expect, test } from './harness';

/** Forms of all kinds, each with a field and a button; `to` is a foreign address. */
const forms: Record<string, string> = {
  'with an address': `<form action={to}><input name="a" /><button>Send</button></form>`,
  'that posts': `<form action={to} method="post"><input name="a" /><button>Send</button></form>`,
  'without an address': `<form><input name="a" /><button>Send</button></form>`,
  'for a new tab': `<form action={to} target="_blank"><input name="a" /><button>Send</button></form>`,
  'for the whole window': `<form action={to} target="_top"><input name="a" /><button>Send</button></form>`,
  'for the page': `<form action={to} target="_parent" method="post"><input name="a" /><button>Send</button></form>`,
  'with the address on its button': `<form><input name="a" /><button formAction={to} formTarget="_blank">Send</button></form>`,
  'with a button outside of it': `<><form id="f" action={to}><input name="a" /></form><button form="f">Send</button></>`,
  'with a script as its address': `<form ref={(form) => form?.setAttribute('action', "javascript:console.log('RAN')")}><input name="a" /><button>Send</button></form>`,
  'with a script for a new tab': `<form target="_blank" ref={(form) => form?.setAttribute('action', "javascript:console.log('RAN')")}><input name="a" /><button>Send</button></form>`,
  'with mail as its address': `<form action="mailto:a@example.org" method="post"><input name="a" /><button>Send</button></form>`,
  'that a program requests': `<><form id="f" action={to}><input name="a" /></form><button onClick={() => f.requestSubmit()}>Send</button></>`,
  'that a program submits': `<><form id="f" action={to} target="_blank"><input name="a" /></form><button onClick={() => f.submit()}>Send</button></>`,
  'that a program makes': `<><input /><button onClick={() => { const form = Object.assign(document.createElement('form'), { action: to, method: 'post' }); document.body.append(form); form.submit(); }}>Send</button></>`,
};

test('a form without a handler sends nothing, keeps the program on screen, and leaves a line in the log', async ({
  context,
  sandbox,
  page,
  server,
}) => {
  server.canary.hits.length = 0;
  const connections = server.canary.connections();
  const frame = page.frameLocator('iframe');
  const to = `http://127.0.0.1:${server.canary.port}/`;
  for (const [name, form] of Object.entries(forms))
    await test.step(name, async () => {
      await sandbox.run(`const to = ${JSON.stringify(to)};
export default () => <>{${form}}</>;`);
      await frame.getByRole('button').click();
      await expect
        .poll(async () => JSON.stringify(await sandbox.events()), { message: name })
        .toMatch(/"note","text":"A form was submitted, and the preview sends it nowhere/);
      if ((await frame.locator('form input').count()) > 0) await frame.locator('input').press('Enter');
      await expect(frame.getByRole('button')).toBeVisible();
      const events = await sandbox.events();
      expect(
        events.filter(({ t }) => t === 'stopped' || t === 'error'),
        name,
      ).toEqual([]);
      expect(JSON.stringify(events), name).not.toContain('RAN');
      expect(context.pages(), name).toHaveLength(1);
    });
  expect(server.canary.hits).toEqual([]);
  expect(server.canary.connections()).toBe(connections);
});
