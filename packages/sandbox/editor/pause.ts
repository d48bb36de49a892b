/** Debounce: the returned function waits for `ms` and resolves `true` only for the last call. */
export function createPause(ms: number): () => Promise<boolean> {
  let count = 0;
  return async () => {
    count += 1;
    const own = count;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return own === count;
  };
}
