const most = { letters: 200, words: 20 };

/** The beginning of a very long query: a pasted file would take minutes. */
export function cutQuery(query: string): string {
  const start = query.slice(0, most.letters);
  const words = [...start.matchAll(/\S+/g)];
  const last = words[most.words - 1];
  return last && words.length > most.words ? start.slice(0, last.index + last[0].length) : start;
}
