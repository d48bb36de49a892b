/** A visible match: its term, and its distance below the window's top when scrolled to the heading. */
export interface Spot {
  term: string;
  top: number;
}

/** Up to this many occurrences, a word justifies scrolling away from a heading with other matches. */
const fewPlaces = 2;

/**
 * The best place in a section that may be longer than the window: where the rarest words appear together that
 * are not visible at the heading. @returns nothing when the heading is as good a place.
 */
export function bestPlace<Place extends Spot>(spots: readonly Place[], height: number): Place | undefined {
  const termsFrom = (start: number) =>
    new Set(spots.filter(({ top }) => top >= start && top < start + height).map(({ term }) => term));
  const atHeading = termsFrom(0);
  const missed = spots.filter(({ term }) => !atHeading.has(term));
  const rarity = (term: string) => 1 / missed.filter((spot) => spot.term === term).length;
  let best: { spot?: Place; worth: number } = { worth: 0 };
  for (const spot of missed) {
    const isDrawing = atHeading.size === 0 || rarity(spot.term) >= 1 / fewPlaces;
    if (spot.top < height || !isDrawing) continue;
    const terms = [...termsFrom(spot.top - topOffset(height))].filter((term) => !atHeading.has(term));
    const worth = terms.reduce((sum, term) => sum + rarity(term), 0);
    if (worth > best.worth) best = { spot, worth };
  }
  return best.spot;
}

/** How far below the top of the window a match is shown, with some context above. */
export function topOffset(height: number): number {
  return height / 3;
}
