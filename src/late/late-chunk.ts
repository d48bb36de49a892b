/** A chunk that is loaded once, when it is first wanted. */
export interface LateChunk<Chunk> {
  /** What it holds, when it is there. */
  loaded: () => Chunk | undefined;
  /** Load it; after a failure the next call tries again. @throws when it can't be loaded. */
  load: () => Promise<Chunk>;
}

export function lateChunk<Chunk>(fetchChunk: () => Promise<Chunk>): LateChunk<Chunk> {
  let loaded: Chunk | undefined;
  let loading: Promise<Chunk> | undefined;
  return {
    loaded: () => loaded,
    load: () => {
      loading ??= fetchChunk().then(
        (chunk) => (loaded = chunk),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
