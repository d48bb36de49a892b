import { apply, getter, setter } from '../walls/natives';

/** Evaluates text as an inline script with the policy's nonce, whose errors include their text and place. */
export function createEvaluate(nonce: string): {
  /** @returns the value of an expression. @throws the browser's SyntaxError. */
  evaluate: (code: string) => unknown;
  /** Called by the script with the value; other calls are ignored. */
  take: (value: unknown) => void;
} {
  const create = document.createElement.bind(document, 'script');
  const append = document.head.append.bind(document.head);
  const setNonce = setter(HTMLElement.prototype, 'nonce');
  const setText = setter(HTMLScriptElement.prototype, 'text');
  const { remove } = Element.prototype;
  const { preventDefault, stopImmediatePropagation } = Event.prototype;
  const errorOf = getter(ErrorEvent.prototype, 'error');
  const messageOf = getter(ErrorEvent.prototype, 'message');
  let isTaking = false;
  let taken: unknown;
  let failure: unknown;
  window.addEventListener('error', (event) => {
    if (!isTaking) return;
    failure = apply(errorOf, event, []) ?? new SyntaxError(apply(messageOf, event, []));
    apply(preventDefault, event, []);
    apply(stopImmediatePropagation, event, []);
  });

  return {
    evaluate: (code) => {
      // One by one: destructuring an array would use an iterator that the program may have replaced.
      isTaking = true;
      taken = undefined;
      failure = undefined;
      const script = create();
      apply(setNonce, script, [nonce]);
      apply(setText, script, [`__sandbox.take(${code}\n)`]);
      append(script);
      apply(remove, script, []);
      isTaking = false;
      if (failure !== undefined) throw failure as Error;
      return taken;
    },
    take: (value) => {
      if (!isTaking) return;
      isTaking = false;
      taken = value;
    },
  };
}
