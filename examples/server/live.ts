/** Send events to all who listen, as server-sent events of this process. */
export function createLive<Event>() {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();

  return {
    open(signal: AbortSignal): Response {
      let listener: ReadableStreamDefaultController<Uint8Array>;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          listener = controller;
          listeners.add(controller);
          // A comment: it makes the server send the head of the answer at once.
          controller.enqueue(encoder.encode(': open\n\n'));
          signal.addEventListener('abort', () => {
            if (listeners.delete(controller)) controller.close();
          });
        },
        cancel() {
          listeners.delete(listener);
        },
      });
      return new Response(stream, {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
      });
    },

    send(event: Event) {
      const bytes = encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
      for (const listener of listeners) listener.enqueue(bytes);
    },
  };
}
