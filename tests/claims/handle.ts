import { flushSync } from 'react-dom';

/** A `tableRef` with the methods of the class that the types hide. */
export type Handle = { current: Record<string, (...values: unknown[]) => void> | null };

export const handle = (): Handle => ({ current: null });

/** Drop a header or a chip, like the library's own drag and drop callback. */
export function drop(ref: Handle, id: number, from: [string, number], to: [string, number]) {
  const place = ([droppableId, index]: [string, number]) => ({ droppableId, index });
  flushSync(() =>
    ref.current?.onDragEnd?.({ draggableId: String(id), source: place(from), destination: place(to) }),
  );
}
