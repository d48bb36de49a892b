/** What one run of wrk measured. */
export interface LoadFigures {
  connections: number;
  perSecond: number;
  /** With their units, as wrk writes them. */
  p50: string;
  p99: string;
  transfer: string;
  /** Answers other than 2xx and 3xx, and connections that failed. */
  errors: number;
}

/** Read what wrk prints with `--latency`. @throws when a figure is missing. */
export function readWrk(connections: number, output: string): LoadFigures {
  const figure = (pattern: RegExp) => {
    const found = pattern.exec(output)?.[1];
    if (found === undefined)
      throw new Error(`wrk printed no ${pattern.source}, so the load is not known. It said:\n${output}`);
    return found;
  };
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0;
  return {
    connections,
    perSecond: Number(figure(/Requests\/sec:\s+([\d.]+)/)),
    p50: figure(/50%\s+(\S+)/),
    p99: figure(/99%\s+(\S+)/),
    transfer: figure(/Transfer\/sec:\s+(\S+)/),
    errors: [...sockets.slice(1), refused].reduce<number>((sum, count) => sum + Number(count), 0),
  };
}
