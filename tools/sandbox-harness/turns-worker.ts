import { recordTurns } from './record-turns';

/** A thread that shares nothing with the page but the machine: how often it gets its turn is what the machine gives. */
const turns = recordTurns();

addEventListener('message', ({ data }: MessageEvent<{ id: number; from: number; to: number }>) => {
  postMessage({ id: data.id, turns: turns.between(data.from, data.to), since: turns.since });
});
