import type { Replacement } from '../mutant';

/** A mistake in the published library, below its `dist`, that the claims must notice. */
export interface LibraryMutant extends Replacement {
  id: string;
  /** What a visitor of a page with the table would notice. */
  notice: string;
  /** The files in tests/claims that say otherwise, without their ending. */
  tests: string[];
}
