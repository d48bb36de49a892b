/** How many answers are kept: for the words of a query, and for their prefixes while typing. */
const most = 500;

/** A function of one word that caches its answers: each key looks up the words before the last one again. */
export function remember<Answer>(find: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (word) => {
    const kept = known.get(word);
    if (kept) return kept.answer;
    const answer = find(word);
    if (known.size >= most) known.clear();
    known.set(word, { answer });
    return answer;
  };
}
