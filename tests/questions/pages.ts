/** Planned pages, which questions and queries may already name. */
export const plannedPage = /^\/docs\/(guides\/[a-z-]+|can-it-do|errors|known-issues|upgrade|choosing)$/;
