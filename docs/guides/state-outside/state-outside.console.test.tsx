import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { proves } from '../../../tests/claims/claim';
import scenes from './_storage-scenes';

proves(
  'reading it during render throws an error, for example in Next.js, or makes server and browser output differ.',
  async () => {
    const frames = await commands.renderOnServer('docs/guides/state-outside/_storage-scenes.tsx');
    expect(frames.readsStorage?.error).toContain('localStorage is not defined');
    expect(frames.guardsStorage?.html).toContain('nothing');
    localStorage.setItem('state-outside', 'stored');
    const el = document.body.appendChild(document.createElement('div'));
    el.innerHTML = frames.guardsStorage?.html ?? '';
    const said: string[] = [];
    const onRecoverableError = (error: unknown) => void said.push(String(error));
    const root = hydrateRoot(el, scenes.guardsStorage?.(), { onRecoverableError });
    onTestFinished(() => {
      root.unmount();
      el.remove();
      localStorage.removeItem('state-outside');
    });
    await expect.poll(() => said.join()).toContain("didn't match");
    expect(el.textContent).toBe('stored');
  },
);
