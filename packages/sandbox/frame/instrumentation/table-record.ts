import type { BadAnswer, Doubled, TableReport } from '../../table-reports';
import { originalOf } from './answers';
import { findDoubled } from './doubled';

type Props = Record<string, unknown>;

/** What happens to one table while its program runs. */
export class TableRecord {
  private doubled: Doubled[];
  private answer: BadAnswer | undefined;
  /** The `data` functions it has had: an answer may arrive after the next one was made. */
  private readonly loads = new WeakSet();

  constructor(private latest: Props) {
    this.doubled = doubledIn(latest);
    this.addLoad(latest.data);
  }

  /** The props of its latest render. */
  get props(): Props {
    return this.latest;
  }

  /** Its parent has rendered it again. */
  update(props: Props): void {
    const before = this.latest;
    this.latest = props;
    if (before.data === props.data) return;
    this.doubled = doubledIn(props);
    this.addLoad(props.data);
  }

  /** Whether a `data` function is, or was, this table's. */
  loadsWith(load: object): boolean {
    return this.loads.has(load);
  }

  /** A `data` function has given the table something; undefined when it can show it. */
  answered(answer: BadAnswer | undefined): void {
    this.answer = answer;
  }

  /** What is worth reporting, or undefined. */
  summary(): Omit<TableReport, 'line' | 'column'> | undefined {
    const { doubled, answer } = this;
    if (doubled.length === 0 && !answer) return undefined;
    return { doubled, ...(answer ? { answer } : {}) };
  }

  private addLoad(data: unknown): void {
    const load = originalOf(data);
    if (typeof load === 'function') this.loads.add(load);
  }
}

function doubledIn(props: Props): Doubled[] {
  try {
    return findDoubled(props);
  } catch {
    // A getter of a row threw.
    return [];
  }
}
