import { apply, getter, setter } from './natives';

/** Evaluates text as an inline script that has the policy's nonce. Errors of an inline script come with their text and place. */
export function createEvaluate(nonce: string): {
  /** @returns the value of an expression. @throws the SyntaxError that the browser finds in it. */
  evaluate: (code: string) => unknown;
  /** Called by the script with the value; by anybody else in vain. */
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
      // One by one: to take an array apart is to ask the program's own iterator, if it has one.
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
