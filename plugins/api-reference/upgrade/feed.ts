import { escapeHtml } from '#kit/escape-html';
import { addedIn, type HistoryLine } from '#library-facts/history';

/** The path of the feed below the base path. */
export const feedPath = 'releases.xml';

/**
 * The releases of the library as an Atom feed, newest first: the last one of each line with a known day, its
 * requirements, and the members that it added and removed.
 * @param url of the site, with a slash at the end.
 * @throws when the newest release has no day: the feed would never contain it.
 */
export function releaseFeed(history: HistoryLine[], dates: Record<string, string>, url: string): string {
  const newest = history.at(-1)?.version ?? '';
  if (!dates[newest])
    throw new Error(
      `The day of release ${newest} is not known. The feed of releases would never list it. Add it to packages/library-facts/data/release-dates.ts.`,
    );
  const entries = history.flatMap((line, index) => {
    const day = dates[line.version];
    return day ? [entry(line, history[index - 1], day, url)] : [];
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Releases of @material-table/core</title>
  <id>${url}${feedPath}</id>
  <link rel="self" type="application/atom+xml" href="${url}${feedPath}"/>
  <link rel="alternate" type="text/html" href="${url}docs/upgrade"/>
  <updated>${moment(dates[newest])}</updated>
  <author><name>The contributors of material-table</name></author>
${entries.reverse().join('\n')}
</feed>
`;
}

/** Each release has its own id: readers show only entries whose id is new. */
function entry(line: HistoryLine, before: HistoryLine | undefined, day: string, url: string): string {
  const address = `${url}docs/api/mt_new_props#v${line.line.replace('.', '-')}`;
  return `  <entry>
    <title>@material-table/core ${line.version}</title>
    <id>${url}${feedPath}#${line.version}</id>
    <link rel="alternate" type="text/html" href="${address}"/>
    <updated>${moment(day)}</updated>
    <content type="html">${escapeHtml(content(line, before))}</content>
  </entry>`;
}

function content(line: HistoryLine, before: HistoryLine | undefined): string {
  const needs = Object.entries(line.needs).map(([name, range]) => `${name} ${range}`);
  const changes = [
    ['Added', addedIn(line)],
    ['Removed', line.removed],
    ['Type changed', line.changed],
  ] as const;
  const items = changes.flatMap(([label, refs]) =>
    refs.length > 0
      ? [`<li>${label}: ${refs.map((ref) => `<code>${nameOf(ref)}</code>`).join(', ')}</li>`]
      : [],
  );
  const since = before ? ` since ${before.version}` : '';
  return [
    `<p>It asks for ${escapeHtml(needs.join(', '))}.</p>`,
    items.length > 0
      ? `<p>Changes${since}:</p><ul>${items.join('')}</ul>`
      : `<p>No member changed${since}.</p>`,
  ].join('');
}

function nameOf(ref: string): string {
  return escapeHtml(ref.replace('MaterialTableProps.', ''));
}

function moment(day: string | undefined): string {
  return `${day}T00:00:00Z`;
}
