import { hostileOperations, hostileProgram } from '../sandbox-harness/hostile-operations';
import { otherEnds, runaways } from '../sandbox-harness/runaway-programs';
import { type AutoProgram, type AutoResult, startSandboxServer } from '../sandbox-harness/server';
import type { Driver } from './driver';

/** The guard can't interrupt a native call: if the frame shares the page's process, the browser has to. */
const nativeCalls = ['a huge native call', 'a catastrophic regular expression'];

/** Longest freeze of the page, in ms that the machine gave to another thread: the guard stops after 1500. */
const longestStandstill = 2500;

const timeout = 20 * 60_000;

export interface Outcome {
  title: string;
  /** What is wrong. */
  fault?: string;
  /** A known and accepted deviation. */
  note?: string;
}

/** Every hostile operation in the frame: none may succeed, or reach another server. */
export async function tryHostilePrograms(driver: Driver, only: RegExp): Promise<Outcome[]> {
  return tryPrograms(driver, only, ({ port, udpPort }) =>
    Object.entries(hostileOperations(`http://127.0.0.1:${port}`, udpPort)).map(([title, body]) => ({
      title,
      source: hostileProgram(body),
      isHostile: true,
    })),
  );
}

/** Every endless program ends, and the page responds. The browser ends those that outlast the watchdog. */
export async function tryEndlessPrograms(driver: Driver, only: RegExp): Promise<Outcome[]> {
  return tryPrograms(driver, only, () =>
    Object.entries(runaways)
      .filter(([title]) => !otherEnds[title]?.source.includes('silent') || otherEnds[title].test('loop'))
      .map(([title, source]) => ({ title, source, isHostile: false })),
  );
}

async function tryPrograms(
  driver: Driver,
  only: RegExp,
  programsFor: (canary: { port: number; udpPort: number }) => AutoProgram[],
): Promise<Outcome[]> {
  const server = await startSandboxServer();
  try {
    const programs = programsFor(server.canary).filter(({ title }) => only.test(title));
    if (programs.length === 0) return [];
    let latest = 'none';
    const report = server.askPage(programs, (title) => (latest = title));
    await driver.open(`${server.url}#auto`);
    const results = await Promise.race([report, giveUp(() => latest)]);
    const hits = server.canary.hits.map((hit) => ({ title: 'foreign request', fault: hit }));
    return [...results.map(judge), ...hits];
  } finally {
    await server.close();
  }
}

function judge({ title, end, got, gap, given }: AutoResult): Outcome {
  const stood = `the page stood still for ${Math.round(gap)} ms`;
  if (nativeCalls.includes(title)) return { title, note: `${stood}, for the browser to end` };
  const faults = [
    ...(end === 'late' ? ['it did not end'] : []),
    ...(got ? [got] : []),
    ...(given > longestStandstill ? [`${stood}, while another thread had ${given} ms`] : []),
  ];
  if (faults.length > 0) return { title, fault: faults.join(', ') };
  return end === 'alive' ? { title, note: 'it runs on, and the page lives' } : { title };
}

function giveUp(latest: () => string): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () =>
      reject(
        new Error(
          `The page sent no report in ${timeout / 60_000} minutes. The last program that ended: ${latest()}.`,
        ),
      );
    setTimeout(fail, timeout).unref();
  });
}
