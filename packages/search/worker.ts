/// <reference lib="webworker" />
import { messageOf } from '#kit/reason-of.ts';
import { createEngine, type SearchEngine } from './engine';
import { readNames, type NamesFile, type TextsFile } from './entry';
import type { Answer, Question } from './client';

// In a worker, so that a key press never waits for the index.

const limit = 40;
let engine: Promise<SearchEngine> | undefined;
let isComplete = false;

// An empty file runs without an error, so report that this one has started.
postMessage({ id: 0 } satisfies Answer);
addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));

async function answer({ id, query, under, base, release }: Question): Promise<void> {
  const reply = (rest: Omit<Answer, 'id'>) => postMessage({ id, ...rest } satisfies Answer);
  try {
    engine ??= start(base, release);
    const { search, meet, near } = await engine;
    if (under !== undefined) return reply({ met: meet(query, under), isComplete });
    const results = search(query, limit);
    reply({ results, near: results.length === 0 ? near(query, 5) : [], isComplete });
  } catch (error) {
    engine = undefined;
    reply({ error: messageOf(error) });
  }
}

/** The names are enough to answer. When the texts have loaded, the page asks again. */
async function start(base: string, release: string): Promise<SearchEngine> {
  const read = async <File>(name: string): Promise<File> => {
    const response = await fetch(`${base}search/${name}.json?${release}`);
    if (!response.ok) throw new Error(`${name}.json: status ${response.status}`);
    return await response.json();
  };
  isComplete = false;
  const made = createEngine(readNames(await read<NamesFile>('names')));
  void read<TextsFile>('texts').then(
    (texts) => {
      made.addTexts(texts);
      isComplete = true;
      postMessage({ id: 0, isComplete: true } satisfies Answer);
    },
    (error: unknown) => {
      // The next question starts over.
      engine = undefined;
      postMessage({ id: 0, error: messageOf(error) } satisfies Answer);
    },
  );
  return made;
}
