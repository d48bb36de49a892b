/** The longest inputs: a question, name or address (`text`), and a file that a person wrote (`code`). */
export const longest = { text: 4000, code: 100_000 };

/** A longer answer is split: a model reads all of it, whether it needs it or not. */
export const longestAnswer = 16_000;

/** The request, as an error repeats it. */
export function echo(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
