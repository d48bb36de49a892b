import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { slowestOf, sumsOf } from './figures';

/**
 * Prints at the end of a run how often axe ran, how far the keyboard went and how many links were followed,
 * the ten slowest files, and each test that passed only on its second try.
 */
export default class FiguresReporter implements Reporter {
  private readonly passed = new Map<TestCase, TestResult>();
  private readonly durations: { file: string; ms: number }[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    this.durations.push({ file: path.relative('', test.location.file), ms: result.duration });
    if (result.status === 'passed') this.passed.set(test, result);
  }

  onEnd(): void {
    const sums = Object.entries(sumsOf([...this.passed.values()].flatMap(({ annotations }) => annotations)));
    if (sums.length > 0) console.log(`\nFigures: ${sums.map(([what, sum]) => `${sum} ${what}`).join(', ')}`);
    console.log(`Slowest files: ${slowestOf(this.durations, 10).join(', ')}`);
    const second = [...this.passed.keys()].filter((test) => test.outcome() === 'flaky');
    console.log(`Second tries: ${second.length}`);
    for (const test of second) console.log(`  ${test.titlePath().filter(Boolean).join(' › ')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
