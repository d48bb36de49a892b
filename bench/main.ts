// npm run bench: measure the built site; run `npm run build` first. `npm run bench -- inp memory` runs these parts alone, `npm run bench
// -- peers previous=../old/build` compares with another site, too. A machine that is too noisy gets no report of times: the run ends with 1.
// ROUNDS=3 takes medians of fewer rounds; RECORD=1 writes bench/RESULTS.md; ANYWAY=1 prints the times of a noisy machine, and never writes them.
import os from 'node:os';
import { readArguments, type Arguments } from './arguments';
import { measureBuilds } from './build';
import { textOf, type Findings } from './findings';
import { measureInteractions } from './inp';
import { measureMemory } from './memory';
import { calibrate, whyNoisy, whyTooBusy } from './noise';
import { measurePages } from './pages';
import { measurePeers } from './peers';
import { closeBrowser } from './phone';
import { recordHeadlines, recordResult } from './results';
import { measureSearch } from './search';
import { measureTyping } from './typing';

interface Part {
  /** Counts are the same on a noisy machine, times are not. */
  isTimed: boolean;
  measure: (words: Arguments) => Promise<Findings>;
}

const parts: Record<string, Part> = {
  pages: { isTimed: true, measure: measurePages },
  inp: { isTimed: true, measure: measureInteractions },
  search: { isTimed: true, measure: measureSearch },
  typing: { isTimed: true, measure: measureTyping },
  memory: { isTimed: false, measure: measureMemory },
  peers: { isTimed: true, measure: ({ peers }) => measurePeers(peers) },
  build: { isTimed: true, measure: ({ sizes }) => measureBuilds(sizes) },
};
const byDefault = ['pages', 'inp', 'search', 'typing', 'memory', 'peers'];
const isAnyway = Boolean(process.env.ANYWAY);

async function main(): Promise<void> {
  const words = readArguments(process.argv.slice(2), Object.keys(parts), byDefault);
  for (const name of words.parts) if (!(await run(name, words))) process.exitCode = 1;
}

/** Measure one part. @returns whether it was reported and nothing is over its limit. */
async function run(name: string, words: Arguments): Promise<boolean> {
  const part = parts[name];
  if (!part) return false;
  const started = Date.now();
  console.log(`\n== ${name}: load of this machine ${(os.loadavg()[0] ?? 0).toFixed(1)}`);
  const before = calibrate();
  const busy = part.isTimed ? whyTooBusy(before) : undefined;
  if (busy && !isAnyway) return refuse(busy);
  const findings = await part.measure(words);
  const noise = part.isTimed ? whyNoisy(before, calibrate()) : undefined;
  if (noise && !isAnyway) return refuse(noise);
  const text = textOf(findings);
  console.log(`${findings.title}\n\n${text}\n\n${((Date.now() - started) / 1000).toFixed(0)} s.`);
  if (noise) return refuse(noise);
  if (process.env.RECORD) {
    recordResult(findings.title, `npm run bench -- ${name}`, text);
    recordHeadlines(findings.headlines ?? {});
  }
  return findings.over.length === 0;
}

function refuse(noise: string): boolean {
  console.log(
    `No report: ${noise}. Other programs would be measured, too. Try again when the machine is quiet, or read the figures with ANYWAY=1.`,
  );
  return false;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(closeBrowser);
