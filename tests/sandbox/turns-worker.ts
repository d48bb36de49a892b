import { recordTurns } from './turns';

/** A thread that shares only the machine with the page: its turns are what the machine provides. */
const turns = recordTurns();

addEventListener('message', ({ data }: MessageEvent<{ from: number; to: number }>) => {
  postMessage({ turns: turns.between(data.from, data.to), since: turns.since });
});
