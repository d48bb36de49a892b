import { serverFile } from '../files';

let answers: Record<string, unknown> = {};

/** Answer `fetch` with a file of the program from now on: addresses, and the JSON that each gives. */
export function setMockFetch(files: readonly { name: string; text: string }[]): void {
  answers = {};
  const file = files.find(({ name }) => name === serverFile);
  if (!file) return;
  const parsed: unknown = JSON.parse(file.text);
  if (typeof parsed === 'object' && parsed !== null) answers = { ...parsed };
}

/** What the program's own server says to an address: by the whole of it, without its query, by its path, or for any other by `*`. */
export function answerOf(url: string): { body: unknown } | undefined {
  const [withoutQuery = url] = url.split(/[?#]/);
  const path = withoutQuery.replace(/^\w+:\/\/[^/]*/, '') || '/';
  const key = [url, withoutQuery, path, '*'].find((name) => Object.hasOwn(answers, name));
  return key === undefined ? undefined : { body: answers[key] };
}
