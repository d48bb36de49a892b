import { isRecord, Refusal } from './refusal';

export interface Settings {
  /** Replaced in tests, so that none of them waits. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Where failures go. */
  log?: (error: unknown) => void;
}

type Handler = (request: Request) => Promise<Response>;

/** Answer what a handler refuses or fails at. Runs wherever `Request` and `Response` exist: in Node, in workers, in browsers. */
export function answerWith(route: Handler, { wait = pause, log = console.error }: Settings = {}): Handler {
  return async function handle(request) {
    const wish = request.headers.get('x-try');
    if (wish === 'slow') await wait(3000);
    if (wish === 'fail')
      return Response.json({ error: 'The server failed, as the request asked.' }, { status: 503 });
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
      // The client gets no details: they may contain SQL.
      log(error);
      return Response.json({ error: 'Something went wrong on the server.' }, { status: 500 });
    }
  };
}

export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isRecord(body)) throw new Refusal(400, { error: 'The body has to be a JSON object.' });
  return body;
}

/** Take an address such as `/orders/O-10001` apart. */
export function readAddress({ url }: Request): { room?: string; parts: string[]; params: URLSearchParams } {
  const { pathname, searchParams } = new URL(url);
  const [, room, ...parts] = pathname.split('/');
  return { room, parts, params: searchParams };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
