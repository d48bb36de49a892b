/**
 * Tell the last of many: who is followed by another within so many ms need not do its work.
 * @returns a function that waits for that long and says whether no one came after.
 */
export function createPause(ms: number): () => Promise<boolean> {
  let count = 0;
  return async () => {
    count += 1;
    const own = count;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return own === count;
  };
}
