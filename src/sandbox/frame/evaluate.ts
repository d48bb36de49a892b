/** Evaluates text as an inline script that has the policy's nonce. Errors of an inline script come with their text and place. */
export function createEvaluate(nonce: string): {
  /** @returns the value of an expression. @throws the SyntaxError that the browser finds in it. */
  evaluate: (code: string) => unknown;
  /** Called by the script with the value; by anybody else in vain. */
  take: (value: unknown) => void;
} {
  // Taken before programs lose the means to make a script, or put functions of their own in the places of these.
  const create = document.createElement.bind(document, 'script');
  const append = document.head.append.bind(document.head);
  let isTaking = false;
  let taken: unknown;
  let failure: unknown;
  window.addEventListener('error', (event) => {
    if (!isTaking) return;
    failure = event.error ?? new SyntaxError(event.message);
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  return {
    evaluate: (code) => {
      [isTaking, taken, failure] = [true, undefined, undefined];
      const script = create() as HTMLScriptElement;
      script.nonce = nonce;
      script.text = `__sandbox.take(${code}\n)`;
      append(script);
      script.remove();
      isTaking = false;
      if (failure !== undefined) throw failure as Error;
      return taken;
    },
    take: (value) => {
      if (isTaking) [isTaking, taken] = [false, value];
    },
  };
}
