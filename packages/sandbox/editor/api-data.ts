import data from '@generated/completion/data.json';
import type { MemberFacts } from './member-facts';

/** The members of the table's API by group and name; `plugins/completion` writes them. */
export const apiData: Record<string, Record<string, MemberFacts>> = data;
