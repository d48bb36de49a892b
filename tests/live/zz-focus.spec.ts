import { test } from '/work/main/tests/live/harness';
test('focus debug', async ({ live, page }) => {
  page.on('console', m => console.log('C', m.text()));
  await page.evaluate(() => { const w=(n:string)=>(e:Event)=>console.log(Math.round(performance.now()), n, (e.target as any)?.id||(e.target as any)?.tagName||'win', document.activeElement?.tagName, document.hasFocus());
   for (const n of ['focusin','focusout','keydown']) document.addEventListener(n, w(n), true); window.addEventListener('blur', w('wblur')); window.addEventListener('focus', w('wfocus')); });
  await live.run(`setInterval(() => { window.focus(); document.querySelector('input')?.focus(); }, 20);
export default () => <input aria-label="Trap" />;`);
  await page.waitForTimeout(300);
  console.log('CLICK'); await page.locator('#editor').click();
  await page.waitForTimeout(300); console.log('inert', await page.evaluate(()=>document.querySelector('iframe')!.inert));
  await page.keyboard.type('abc', { delay: 100 });
  console.log(await page.locator('#editor').inputValue());
});
