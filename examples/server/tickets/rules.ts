import { me, priorities, type Column, type ViewQuery, type Ticket, type View } from './types';

// The screen uses these rules, too: a ticket that arrives is shown where a reload would show it.

const hour = 3_600_000;

/** Who has waited since then or before has waited long. */
export function longSince(now: number): string {
  return stamp(now - 4 * hour);
}

/** A time to the second, such as '2026-11-26T13:58:20Z'. */
export function stamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** The tickets of a view that have the search's text, in order. */
export function select(
  tickets: Iterable<Ticket>,
  { view, search, sort }: ViewQuery,
  since: string,
): Ticket[] {
  const text = search.toLowerCase();
  return [...tickets]
    .filter((ticket) => isIn[view](ticket, since) && textOf(ticket).includes(text))
    .sort((a, b) => {
      for (const { column, descending } of sort) {
        const difference = compare[column](a, b, descending ? -1 : 1);
        if (difference !== 0) return difference;
      }
      // Sorting is stable: equal tickets stay in the order in which they arrived.
      return 0;
    });
}

const isIn: Record<View, (ticket: Ticket, since: string) => boolean> = {
  mine: ({ state, assignee }) => state !== 'closed' && assignee === me,
  unassigned: ({ state, assignee }) => state !== 'closed' && assignee === null,
  urgent: ({ state, priority }) => state !== 'closed' && priority === 'urgent',
  long: ({ waitingSince }, since) => waitingSince !== null && waitingSince <= since,
  all: () => true,
};

function textOf({ id, subject, customer, tags }: Ticket): string {
  return `${id} ${subject} ${customer} ${tags.join(' ')}`.toLowerCase();
}

type Compare = (a: Ticket, b: Ticket, direction: 1 | -1) => number;

/** The order of the alphabet: by code, Ö would stand after Z. */
const { compare: byAlphabet } = new Intl.Collator('en');
const rank = ({ priority }: Ticket) => priorities.indexOf(priority);

const compare: Record<Column, Compare> = {
  subject: (a, b, direction) => direction * byAlphabet(a.subject, b.subject),
  customer: (a, b, direction) => direction * byAlphabet(a.customer, b.customer),
  priority: (a, b, direction) => direction * (rank(a) - rank(b)),
  assignee: (a, b, direction) => compareTexts(a.assignee, b.assignee, direction),
  waitingSince: (a, b, direction) => compareTexts(a.waitingSince, b.waitingSince, direction),
};

/** In both directions, what is empty comes last. */
function compareTexts(a: string | null, b: string | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * byAlphabet(a, b);
}
