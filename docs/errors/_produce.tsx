import MaterialTable from '@material-table/core';
import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { columns, people } from '../../tests/claims/table';

type Act = (el: HTMLElement) => unknown;

/** For code that TypeScript rejects: the causes are typical mistakes in JavaScript. */
export const Table = MaterialTable as unknown as ComponentType<Record<string, unknown>>;

export const table = (props: object = {}) => (
  <Table columns={columns()} data={people.slice(0, 3)} {...props} />
);

/** Expect this message from the cause. */
export const says = async (
  message: string,
  ...cause: [Parameters<typeof saidBy>[0], Parameters<typeof saidBy>[1]?]
) => expect(await saidBy(cause[0], cause[1], (texts) => texts.includes(message))).toContain(message);

/**
 * Render an element, do something with it, and return everything thrown, rejected or logged meanwhile.
 * `until` is called repeatedly until it accepts the texts; it gives up after five seconds.
 */
export async function saidBy(
  element: ReactElement,
  { act, html }: { act?: Act; html?: string } = {},
  isEnough: (texts: string) => boolean = () => true,
): Promise<string> {
  const texts: string[] = [];
  const spies = (['error', 'warn', 'log'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void texts.push(formatted(parts))),
  );
  const onReport = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    texts.push(String('reason' in event ? event.reason : event.error));
  };
  window.addEventListener('error', onReport);
  window.addEventListener('unhandledrejection', onReport);
  const el = document.body.appendChild(document.createElement('div'));
  const onError = (error: unknown) => void texts.push(String(error));
  const handlers = { onUncaughtError: onError, onCaughtError: onError, onRecoverableError: onError };
  const child = <Boundary>{element}</Boundary>;
  let root: Root;
  if (html === undefined) {
    const created = createRoot(el, handlers);
    flushSync(() => created.render(child));
    root = created;
  } else {
    el.innerHTML = html;
    root = hydrateRoot(el, child, handlers);
  }
  try {
    await act?.(el);
  } catch (error) {
    texts.push(String(error));
  }
  const check = () => {
    if (!isEnough(texts.join('\n'))) throw new Error('not yet');
  };
  await vi.waitFor(check, { timeout: 5000 }).catch(() => undefined);
  root.unmount();
  el.remove();
  for (const spy of spies) spy.mockRestore();
  window.removeEventListener('error', onReport);
  window.removeEventListener('unhandledrejection', onReport);
  return texts.join('\n');
}

/** The text of a console call as a browser shows it: `%s` filled in. */
function formatted([first, ...rest]: unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map(String).join(' ');
  const text = first.replaceAll(/%[sdo]/g, () => String(rest.shift()));
  return [text, ...rest.map(String)].join(' ');
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
