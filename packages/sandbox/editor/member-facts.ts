/** What the editor knows of a member of the table's API, from the reference. */
export type MemberFacts = [type: string, defaultValue: string, sentence: string];
