/// <reference lib="webworker" />
import { createEngine, type SearchEngine } from './engine';
import { readNames, type NamesFile, type TextsFile } from './entry';
import type { Answer, Question } from './client';

// Runs beside the page, so that a keystroke never waits for the index.

const limit = 40;
let engine: Promise<SearchEngine> | undefined;

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));

async function answer({ id, query, base, release }: Question): Promise<void> {
  const reply = (rest: Omit<Answer, 'id'>) => postMessage({ id, ...rest } satisfies Answer);
  try {
    engine ??= start(base, release);
    const { search } = await engine;
    reply({ results: search(query, limit) });
  } catch (error) {
    engine = undefined;
    reply({ results: [], error: error instanceof Error ? error.message : String(error) });
  }
}

/** The names are enough to answer; the texts follow, and the page asks again when they are there. */
async function start(base: string, release: string): Promise<SearchEngine> {
  const read = async <File>(name: string): Promise<File> => {
    const response = await fetch(`${base}search/${name}.json?${release}`);
    if (!response.ok) throw new Error(`${name}.json: status ${response.status}`);
    return (await response.json()) as File;
  };
  const made = createEngine(readNames(await read<NamesFile>('names')));
  void read<TextsFile>('texts').then(
    (texts) => {
      made.addTexts(texts);
      postMessage({ id: 0, results: [], isComplete: true } satisfies Answer);
    },
    (error: unknown) => postMessage({ id: 0, results: [], error: String(error) } satisfies Answer),
  );
  return made;
}
