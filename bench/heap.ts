import type { CDPSession } from 'playwright';

/** What is read of Chromium's snapshot of a heap: its nodes are numbers in a row, so many for each. */
export interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: (string[] | string)[] } };
  nodes: number[];
}

/** What scripts make and hold. The rest is the browser's: compiled code, object shapes, elements, its own list of timings. */
const ofScripts = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'number',
  'symbol',
  'bigint',
]);

/** The bytes of all that the scripts of a page hold, after the garbage is collected. */
export async function heldByScripts(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return bytesOfScripts(JSON.parse(chunks.join('')) as HeapSnapshot);
}

/** The bytes of the nodes that scripts made. @throws when the snapshot has another form. */
export function bytesOfScripts({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [types] = meta.node_types;
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  if (!Array.isArray(types) || type < 0 || size < 0)
    throw new Error(
      'Chromium writes heap snapshots in another form. Memory was not counted: correct bench/heap.ts.',
    );
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length)
    if (ofScripts.has(types[nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  return bytes;
}
