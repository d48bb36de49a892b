import { serverFile } from '../../files';

let answers: Record<string, unknown> = {};

/** From now on, answer `fetch` with a file of the program: addresses, with the JSON of each. */
export function setMockFetch(files: readonly { name: string; text: string }[]): void {
  answers = {};
  const file = files.find(({ name }) => name === serverFile);
  if (!file) return;
  const parsed: unknown = JSON.parse(file.text);
  if (typeof parsed === 'object' && parsed !== null) answers = { ...parsed };
}

/** The response for an address: by the whole address, without its query, by its path, or the default `*`. */
export function answerOf(url: string): { body: unknown } | undefined {
  const [withoutQuery = url] = url.split(/[?#]/);
  const path = withoutQuery.replace(/^\w+:\/\/[^/]*/, '') || '/';
  const key = [url, withoutQuery, path, '*'].find((name) => Object.hasOwn(answers, name));
  return key === undefined ? undefined : { body: answers[key] };
}
