/** How many answers are kept: those to the words of a query, and to what was typed of them on the way. */
const most = 500;

/** A function of one word that keeps its answers: with each key the words before the last one are asked again. */
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
