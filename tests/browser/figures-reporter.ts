import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { sumsOf } from './figures';

/** Prints one line at the end of a run: how often axe looked, how far the keyboard went, how many links were followed. */
export default class FiguresReporter implements Reporter {
  private readonly passed = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.passed.set(test, result);
  }

  onEnd(): void {
    const sums = Object.entries(sumsOf([...this.passed.values()].flatMap(({ annotations }) => annotations)));
    if (sums.length > 0) console.log(`\nFigures: ${sums.map(([what, sum]) => `${sum} ${what}`).join(', ')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
