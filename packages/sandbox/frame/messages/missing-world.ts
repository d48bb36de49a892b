import { send, sendNote } from '../send';
import { noStorage } from './explain';

/** Explain what the preview lacks, once per program; a browser would be silent or say "Failed to fetch". */
export function explainMissingWorld(): void {
  window.fetch = refuseFetch;
  explainDialogs();
  window.open = () => {
    noteWindows();
    return null;
  };
  window.addEventListener('click', keepLink, true);
  window.addEventListener('submit', keepForm, true);
  // It fires no event.
  HTMLFormElement.prototype.submit = noteForms;
  const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const;
  for (const name of storages) noteStorage(window, name);
  noteStorage(Document.prototype, 'cookie');
  document.addEventListener('securitypolicyviolation', explainPolicy);
}

function explainDialogs(): void {
  window.alert = (text?: unknown) => {
    noteDialogs();
    send({ t: 'log', level: 'log', text: `alert: ${String(text)}` });
  };
  window.confirm = (text?: string) => {
    noteDialogs();
    send({ t: 'log', level: 'log', text: `confirm: ${String(text)} (answered with OK)` });
    return true;
  };
  window.prompt = (text?: string) => {
    noteDialogs();
    send({ t: 'log', level: 'log', text: `prompt: ${String(text)} (answered with Cancel)` });
    return null;
  };
  window.print = () => {
    sendNote('print', 'The preview prints nothing. In your app the browser opens its print dialog.');
    // As after a print dialog that was closed: a program may wait for it.
    for (const type of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(type));
  };
}

function noteDialogs(): void {
  sendNote('dialog', 'The preview opens no dialogs. Their messages are written here.');
}

/** Explain once why a link opened nothing. */
function noteWindows(): void {
  sendNote('window', 'The preview opens no windows and tabs. In your app the link opens.');
}

/** What a click can follow out of the preview. */
const outwardLinks =
  ':is(a, area)[href]:not([href^="#"], [download][href^="blob:" i], [download][href^="data:" i])';

function keepLink(event: MouseEvent): void {
  const link = event.composedPath().find((item) => item instanceof Element && item.matches(outwardLinks));
  if (link instanceof Element) keepHere(event, [link], noteWindows);
}

function keepForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method');
  if (method?.toLowerCase() !== 'dialog') keepHere(event, [form, submitter], noteForms);
}

/**
 * What the program does not handle would navigate the frame away, and end the program. The sandbox refuses a
 * new tab without such an effect.
 */
function keepHere(event: Event, elements: (Element | null)[], note: () => void): void {
  for (const element of elements)
    element?.setAttribute(element.matches('a, area, form') ? 'target' : 'formtarget', '_blank');
  // By then, the program's own listeners have run.
  bridge.setTimeout(() => event.defaultPrevented || note(), 0);
}

function noteForms(): void {
  sendNote(
    'form',
    'A form was submitted, and the preview sends it nowhere. In your app the browser would load the page of its `action`. Handle it with `onSubmit`, and call `event.preventDefault()` there.',
  );
}

/** Without storage the browser throws, and many programs catch that silently. */
function noteStorage(owner: object, name: string): void {
  const native = Object.getOwnPropertyDescriptor(owner, name);
  // Without an accessor, nothing is read or written.
  if (!native?.get) return;
  const noted = <Accessor extends (this: unknown, ...args: never[]) => unknown>(accessor?: Accessor) =>
    accessor &&
    function (this: unknown, ...args: Parameters<Accessor>) {
      sendNote('storage', noStorage);
      return Reflect.apply(accessor, this, args);
    };
  Object.defineProperty(owner, name, { ...native, get: noted(native.get), set: noted(native.set) });
}

function explainPolicy({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  const address = blockedURI.slice(0, 100);
  if (effectiveDirective.startsWith('img'))
    sendNote(
      'picture',
      `The preview loads no images from other sites (${address}). In your app they appear.`,
    );
  else if (effectiveDirective.startsWith('connect'))
    sendNote('network', `The preview has no network, so nothing was requested from ${address}.`);
  else if (/^(?:font|media|worker|style-src-elem)/.test(effectiveDirective))
    sendNote(
      effectiveDirective,
      `The preview loads no files (\`${effectiveDirective}\`: ${address}). In your app they are loaded.`,
    );
}

/** Also shown when the program catches the rejection. */
function refuseFetch(input: RequestInfo | URL): Promise<never> {
  const url = input instanceof Request ? input.url : String(input);
  const message = `The preview has no network, so \`fetch\` gets no response from ${url.slice(0, 200)}. Return fixed rows.`;
  send({ t: 'error', kind: 'promise', message });
  return Promise.reject(new TypeError(message));
}
