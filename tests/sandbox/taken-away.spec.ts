import { expect, test } from './harness';

/** What a button of a program does, and what the log says when the preview takes that away. */
const taken: Record<string, { does: string; note: RegExp }> = {
  'an alert': { does: `alert('Hi')`, note: /opens no dialogs/ },
  'a question': { does: `confirm('Sure?')`, note: /opens no dialogs/ },
  'a print dialog': { does: `print()`, note: /prints nothing/ },
  'a window': { does: `open('https://example.org/')`, note: /opens no windows/ },
  'a storage in which errors are caught': {
    does: `try { localStorage.setItem('a', 'b'); } catch {}`,
    note: /has no storage/,
  },
  'a storage of the session': { does: `try { sessionStorage.length; } catch {}`, note: /has no storage/ },
  'a database': { does: `try { indexedDB.open('a'); } catch {}`, note: /has no storage/ },
  'a cookie': { does: `try { document.cookie; } catch {}`, note: /has no storage/ },
  'a cookie that is written': { does: `try { document.cookie = 'a=b'; } catch {}`, note: /has no storage/ },
  'a font': {
    does: `new FontFace('a', 'url(https://example.org/a.woff2)').load().catch(() => {})`,
    note: /loads no files/,
  },
  'a video': {
    does: `Object.assign(document.createElement('video'), { src: 'https://example.org/a.mp4' }).load()`,
    note: /loads no files/,
  },
};

test(`the log says once, in words, what the preview takes from a program: ${Object.keys(taken).join('; ')}`, async ({
  sandbox,
  page,
}) => {
  const button = page.frameLocator('iframe').getByRole('button');
  for (const [name, { does, note }] of Object.entries(taken))
    await test.step(name, async () => {
      await sandbox.run(`export default () => <button onClick={() => { ${does}; }}>Do it</button>;`);
      await button.click();
      await button.click();
      const notes = async () =>
        (await sandbox.events()).flatMap((event) =>
          event.t === 'log' && event.level === 'note' ? [event.text] : [],
        );
      await expect.poll(notes, { message: name }).toEqual([expect.stringMatching(note)]);
    });
});

test('a link that the program does not handle leaves it on screen, and a line in the log', async ({
  context,
  sandbox,
  page,
}) => {
  const frame = page.frameLocator('iframe');
  for (const link of [
    `<a href="https://example.org/">link</a>`,
    `<a href="https://example.org/" onClick={(event) => event.stopPropagation()}>link</a>`,
    `<a href="https://example.org/" target="_top">link</a>`,
    `<a href="mailto:a@example.org">link</a>`,
    `<a href="/relative" target="_self"><b>link</b></a>`,
  ])
    await test.step(link, async () => {
      await sandbox.run(`export default () => <p>text {${link}}</p>;`);
      await frame.getByText('link').click();
      await expect
        .poll(async () => JSON.stringify(await sandbox.events()), { message: link })
        .toContain('opens no windows and tabs');
      await expect(frame.getByText('text')).toBeVisible();
      expect(
        (await sandbox.events()).filter(({ t }) => t === 'stopped'),
        link,
      ).toEqual([]);
      expect(context.pages()).toHaveLength(1);
    });
});

test('a program that waits for the end of printing goes on', async ({ sandbox, page }) => {
  await sandbox.run(`import { useEffect, useState } from 'react';
export default function App() {
  const [state, setState] = useState('idle');
  useEffect(() => {
    const end = () => setState('printed');
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return <button onClick={() => { setState('printing'); window.print(); }}>{state}</button>;
}`);
  await page.frameLocator('iframe').getByRole('button').click();
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveText('printed');
});

test('text is copied by a click, and the clipboard is not read', async ({ context, sandbox, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.run(`const copy = (text) => navigator.clipboard.writeText(text).then(() => console.log('WROTE ' + text), (error) => console.log('REFUSED ' + text + error.message));
export default () => <>
  <button onClick={() => copy('by a click')}>Copy</button>
  <button onClick={() => navigator.clipboard.readText()}>Read</button>
  <textarea />
</>;`);
  const frame = page.frameLocator('iframe');
  const events = async () => JSON.stringify(await sandbox.events());
  await frame.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(events).toContain('WROTE by a click');
  await frame.getByRole('button', { name: 'Read' }).click();
  expect(await sandbox.waitFor('error')).toMatchObject({
    message: expect.stringContaining('may write to the clipboard during a click, but not read it'),
  });
  await frame.getByRole('textbox').focus();
  await page.keyboard.press('Control+v');
  await expect(frame.getByRole('textbox')).toHaveValue('by a click');
});

test('a file is chosen, rows are dragged, and a field takes the focus from the editor', async ({
  sandbox,
  page,
}) => {
  await sandbox.run(`export default () => <>
  <input type="file" aria-label="File" onChange={async ({ target }) => console.log(await target.files[0].text())} />
  <button onClick={(event) => event.target.nextSibling.focus()}>Name it</button><input aria-label="Name" />
  <p draggable onDragStart={(event) => event.dataTransfer.setData('text/plain', 'ROW')}>drag</p>
  <div style={{ height: 40 }} onDragOver={(event) => event.preventDefault()} onDrop={(event) => console.log('DROPPED ' + event.dataTransfer.getData('text/plain'))}>drop</div>
</>;`);
  const frame = page.frameLocator('iframe');
  const events = async () => JSON.stringify(await sandbox.events());
  const chooser = page.waitForEvent('filechooser');
  await frame.getByLabel('File').click();
  await (await chooser).setFiles({ name: 'rows.txt', mimeType: 'text/plain', buffer: Buffer.from('CHOSEN') });
  await expect.poll(events).toContain('CHOSEN');
  await frame.getByText('drag').dragTo(frame.getByText('drop'));
  await expect.poll(events).toContain('DROPPED ROW');
  await page.locator('#editor').pressSequentially('code');
  await frame.getByRole('button', { name: 'Name it' }).click();
  await page.keyboard.type('Ada');
  await expect(frame.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.locator('#editor')).toHaveValue('code');
});

test('a dialog has room in the preview of a program that is low without it', async ({ sandbox, page }) => {
  await sandbox.run(`import { Button, Dialog, DialogContent } from '@mui/material';
import { useRef, useState } from 'react';
export default function App() {
  const [isOpen, setIsOpen] = useState(false);
  const own = useRef(null);
  const text = 'Delete this row and all that belongs to it? '.repeat(10);
  return <>
    <button onClick={() => setIsOpen(true)}>Material</button>
    <button onClick={() => own.current.showModal()}>Browser</button>
    <Dialog open={isOpen}><DialogContent>{text}<Button onClick={() => setIsOpen(false)}>Cancel</Button></DialogContent></Dialog>
    <dialog ref={own}>{text}<button onClick={() => own.current.close()}>Cancel</button></dialog>
  </>;
}`);
  const frame = page.frameLocator('iframe');
  const heightOf = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeLessThan(100);
  for (const kind of ['Material', 'Browser']) {
    await frame.getByRole('button', { name: kind }).click();
    await expect(frame.getByRole('dialog').getByText('Delete this row')).toBeInViewport({ ratio: 1 });
    await frame.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(heightOf).toBeLessThan(100);
  }
});
