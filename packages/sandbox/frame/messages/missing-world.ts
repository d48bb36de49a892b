import { answerOf } from '../program/mock-fetch';
import { send, sendNote } from '../send';
import { networkError } from './network-error';

/** Explain what the preview lacks, once per program; a browser would be silent or say "Failed to fetch". */
export function explainMissingWorld(): void {
  window.fetch = (input, init) => answerFetch(input, init);
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
  window.open = () => {
    noteWindows();
    return null;
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[target]') : null;
    if (link && link.getAttribute('target') !== '_self') noteWindows();
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective.startsWith('img'))
      sendNote(
        'picture',
        `The preview loads no pictures of other sites (${blockedURI.slice(0, 100)}). In your app they appear.`,
      );
    else if (effectiveDirective.startsWith('connect'))
      sendNote('network', `The preview has no network: ${blockedURI.slice(0, 100)} was not asked.`);
  });
}

async function answerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const answer = answerOf(url);
  if (answer) {
    sendNote('server', `\`fetch\` is answered by server.json, without a network: ${url.slice(0, 100)}`);
    const isAborted = init?.signal?.aborted ?? false;
    if (isAborted) throw new DOMException('The operation was aborted.', 'AbortError');
    return new Response(JSON.stringify(answer.body), { headers: { 'Content-Type': 'application/json' } });
  }
  throw networkError(url);
}

function noteDialogs(): void {
  sendNote('dialog', 'The preview opens no dialogs. What they would say is written here.');
}

/** Explain once why a link opened nothing. */
export function noteWindows(): void {
  sendNote('window', 'The preview opens no windows and tabs. In your app the link opens.');
}
