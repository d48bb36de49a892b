/** Multiply and take the rest: the same numbers in each run, which Math.random can't promise. */
export function createRandom(seed: number) {
  let state = seed;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('There is nothing to pick from.');
    return one;
  };
  return { random, pick };
}
