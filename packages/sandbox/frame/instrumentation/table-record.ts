import type { BadAnswer, Doubled, TableReport } from '../../table-reports';
import { originalOf } from './answers';
import { findDoubled } from './doubled';

type Props = Record<string, unknown>;

/** The observations of one table while its program runs. */
export class TableRecord {
  private doubled: Doubled[];
  private answer: BadAnswer | undefined;
  /** All its `data` functions so far: a result may arrive after the next function was created. */
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

  /** A `data` function has returned a result; undefined when the table can show it. */
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
