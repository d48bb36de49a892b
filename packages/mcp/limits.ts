/** How long an input may be: no question, name or address is longer than `text`, no file that a person wrote than `code`. */
export const longest = { text: 4000, code: 100_000 };

/** A longer answer is given in parts: a model reads all of it, whether it needs it or not. */
export const longestAnswer = 16_000;

/** What was asked for, as an error repeats it. */
export function echo(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
