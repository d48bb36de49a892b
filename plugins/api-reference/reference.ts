import { loadModel } from '#library-facts/installed.ts';
import { readKnownIssues, type KnownIssue } from './known-issues/read';
import type { Model } from '#library-facts/model/types.ts';
import { readPages, type Page, type PageEntry } from './pages';

/** The members of the package joined with the pages that document them. */
export interface Reference {
  model: Model;
  pages: Page[];
  /** Where each member is documented; the first page counts, the checks reject a second. */
  entries: Map<string, PageEntry>;
  /** Where each group of members is listed. */
  groupHrefs: Map<string, string>;
  /** The defects of the package. */
  issues: KnownIssue[];
}

/** Read the reference in its current state on disk. */
export async function loadReference(): Promise<Reference> {
  return joinReference(loadModel(), await readPages(), readKnownIssues());
}

/** The package's members with their texts. The first page about a group or a member is its address. */
export function joinReference(model: Model, pages: Page[], issues: KnownIssue[] = []): Reference {
  const entries = new Map<string, PageEntry>();
  const groupHrefs = new Map([['MaterialTableProps', '/docs/api/material_table']]);
  for (const page of pages) {
    for (const [group, href] of Object.entries(page.groups))
      if (!groupHrefs.has(group)) groupHrefs.set(group, href);
    for (const entry of page.entries) if (!entries.has(entry.ref)) entries.set(entry.ref, entry);
  }
  return { model, pages, entries, groupHrefs, issues };
}
