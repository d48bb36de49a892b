import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end of a run the ten slowest files, and each test that passed only on its second try. */
export default class FiguresReporter implements Reporter {
  private readonly seconds = new Map<string, number>();
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = path.relative('', test.location.file);
    this.seconds.set(file, (this.seconds.get(file) ?? 0) + result.duration / 1000);
    this.tests.add(test);
  }

  onEnd(): void {
    const slowest = [...this.seconds].sort(([, a], [, b]) => b - a).slice(0, 10);
    console.log(`\nSlowest files: ${slowest.map(([file, s]) => `${file} ${Math.round(s)} s`).join(', ')}`);
    const second = [...this.tests].filter((test) => test.outcome() === 'flaky');
    console.log(`Second tries: ${second.length}`);
    for (const test of second) console.log(`  ${test.titlePath().filter(Boolean).join(' › ')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
