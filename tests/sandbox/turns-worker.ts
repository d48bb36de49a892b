import { recordTurns } from './record-turns';

/** A thread that shares only the machine with the page: its turns are what the machine provides. */
const turns = recordTurns();

addEventListener('message', ({ data }: MessageEvent<{ id: number; from: number; to: number }>) => {
  postMessage({ id: data.id, turns: turns.between(data.from, data.to), since: turns.since });
});
