import fs from 'node:fs';
import path from 'node:path';
import { serve } from '../server';

/** A built site, served like the others it is compared to. */
export interface Build {
  name: string;
  root: string;
  url: string;
}

/** What a part of the bench measured. */
export interface Findings {
  title: string;
  /** How it was measured, in a sentence or two. */
  explanation: string;
  columns: string[];
  rows: string[][];
}

/** How often each build is measured; `ROUNDS=3` takes fewer. */
export const rounds = Number(process.env.ROUNDS ?? 5);

/**
 * Serve `build/` and the builds to compare with, and measure.
 * @param others `old=../old/build`, built for the same path.
 */
export async function withBuilds(
  others: string[],
  measure: (builds: Build[]) => Promise<void>,
): Promise<void> {
  const places = ['new=build', ...others].map((word) => {
    const [name = '', folder = ''] = word.split('=');
    return { name, root: path.resolve(folder) };
  });
  const servers = await Promise.all(places.map(({ root }) => serve({ root })));
  try {
    await measure(places.map((place, index) => ({ ...place, url: servers[index]?.url ?? '' })));
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Measure an address on all builds that have it, once per round, so that other load affects all equally. */
export async function inTurn<Result>(
  builds: Build[],
  address: string,
  measure: (url: string) => Promise<Result>,
): Promise<{ build: Build; results: Result[] }[]> {
  const having = builds
    .filter(({ root }) => fs.existsSync(path.join(root, address, 'index.html')))
    .map((build) => ({ build, results: new Array<Result>() }));
  for (let round = 0; round < rounds; round++)
    for (const { build, results } of having) results.push(await measure(build.url + address));
  return having;
}

/** The median of some values, and their range: `119 (42-267)`. NaN without values. */
export function summary(values: number[], digits = 0): string {
  const ends = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${median(values).toFixed(digits)} (${ends.join('-')})`;
}

/** The upper one of the two middle values if their number is even. NaN without values. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
