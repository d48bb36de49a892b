/** How long a slice takes, ms: with what a key itself takes it has to fit into a frame, on a slow processor, too. */
const slice = 3;

/** Do work that pauses now and then in slices, between which the page answers keys. @returns what the work returns. */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + slice;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
