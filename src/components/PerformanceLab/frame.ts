/** Wait for the start of a frame. While the tab is hidden there is none: it waits on. @throws when the signal is aborted. */
export function nextFrame(signal: AbortSignal): Promise<void> {
  return untilCalled(signal, (call) => {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  });
}

/** Wait until the browser has drawn the frame that is being made. @throws when the signal is aborted. */
export function drawn(signal: AbortSignal): Promise<void> {
  // A message comes as a task of its own, behind the drawing that the frame ends with.
  return untilCalled(signal, (call) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = call;
    port2.postMessage(undefined);
    return () => port1.close();
  });
}

/** Wait until something inside of the node is changed. @throws when the signal is aborted. */
export function changeOf(node: Node, signal: AbortSignal): Promise<void> {
  return untilCalled(signal, (call) => {
    const observer = new MutationObserver(call);
    observer.observe(node, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  });
}

function untilCalled(signal: AbortSignal, start: (call: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => finish(() => reject(signal.reason as Error));
    const stop = start(() => finish(resolve));
    signal.addEventListener('abort', abort);
    function finish(settle: () => void): void {
      stop();
      signal.removeEventListener('abort', abort);
      settle();
    }
  });
}
