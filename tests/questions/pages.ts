/** The pages that are planned but need not exist yet: where questions and queries may already point to. */
export const plannedPage = /^\/docs\/(guides\/[a-z-]+|can-it-do|errors|known-issues|upgrade|choosing)$/;
