import { runsOfEach } from './features';
import { drawn, nextFrame } from './frame';
import { measureOnce } from './measure';
import { spreadOf, summarize } from './statistics';
import type { Result, Sample, Scenario } from './types';

interface Run {
  stage: HTMLElement;
  scenarios: Scenario[];
  signal: AbortSignal;
  onStart: (scenario: Scenario, index: number) => void;
  onResult: (result: Result) => void;
  /** Called with what makes the times doubtful, each once. */
  onWarning: (warning: string) => void;
}

/** Measure all scenarios one after the other, each several times. @throws when the signal is aborted, or a table breaks. */
export async function runLab({ stage, scenarios, signal, onStart, onResult, onWarning }: Run): Promise<void> {
  const before = await paceOf(signal);
  if (before.frame > 40)
    onWarning(
      `Frames come only every ${before.frame.toFixed(0)} ms: the browser slows this tab down, or the device saves energy.`,
    );
  for (const [index, scenario] of scenarios.entries()) {
    onStart(scenario, index);
    // The first run pays for styles and for code that isn't compiled yet.
    await measureOnce(stage, scenario, signal);
    const samples: Sample[] = [];
    while (samples.length < runsOfEach) {
      const sample = await visibly(() => measureOnce(stage, scenario, signal));
      if (sample) samples.push(sample);
      else onWarning('The tab was hidden for a while. Runs that it interrupted were repeated.');
    }
    onResult(summarize(scenario, samples));
  }
  const after = await paceOf(signal);
  if (after.work > before.work * 1.5)
    onWarning(
      `The same work takes ${(after.work / before.work).toFixed(1)} times as long as at the start: other programs, heat or the battery slow the device down.`,
    );
}

/** The result of some work, or nothing when the tab was hidden meanwhile. */
async function visibly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  let wasHidden = document.hidden;
  const note = () => {
    wasHidden = true;
  };
  document.addEventListener('visibilitychange', note);
  try {
    const result = await work();
    return wasHidden ? undefined : result;
  } finally {
    document.removeEventListener('visibilitychange', note);
  }
}

/** How fast the browser is at rest: ms between frames, and for a fixed piece of work. */
async function paceOf(signal: AbortSignal): Promise<{ frame: number; work: number }> {
  const frames: number[] = [];
  const works: number[] = [];
  for (let round = 0; round < 7; round++) {
    await nextFrame(signal);
    const start = performance.now();
    fixedWork();
    works.push(performance.now() - start);
    await drawn(signal);
    const drawnAt = performance.now();
    await nextFrame(signal);
    frames.push(performance.now() - drawnAt + (drawnAt - start));
  }
  return { frame: spreadOf(frames).median, work: spreadOf(works).median };
}

/** Some milliseconds of sorting, always the same. */
function fixedWork(): number[] {
  return Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 10_007).sort((a, b) => a - b);
}
