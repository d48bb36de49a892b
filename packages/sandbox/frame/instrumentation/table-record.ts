import { isRecord } from '#kit/read-values';
import { type BadAnswer, type Doubled, reportLimits, type TableReport } from '../../table-reports';
import { originalOf } from './answers';

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

/** How many rows are looked at. */
const most = 20_000;

/** Rows that a table can't tell apart: those with the same id, and those with the same `uuid`, which is their key in React. */
function findDoubled({ data, options }: Record<string, unknown>): Doubled[] {
  if (!Array.isArray(data)) return [];
  const synonym = isRecord(options) && options.idSynonym;
  const hasOwnName = typeof synonym === 'string' && synonym !== 'id';
  const id = firstDoubled(data, hasOwnName ? synonym : 'id');
  const uuid = firstDoubled(data, 'uuid');
  return [
    ...(id ? [{ field: hasOwnName ? ('idSynonym' as const) : ('id' as const), ...id }] : []),
    ...(uuid ? [{ field: 'uuid' as const, ...uuid }] : []),
  ];
}

function firstDoubled(rows: unknown[], field: string): Pick<Doubled, 'value' | 'rows'> | undefined {
  const first = new Map<string, number>();
  for (let index = 0; index < Math.min(rows.length, most); index += 1) {
    const row = rows[index];
    const value = isRecord(row) ? row[field] : undefined;
    // The table takes 0 and '' for no id at all.
    if ((typeof value !== 'string' && typeof value !== 'number') || !value) continue;
    const key = String(value);
    const earlier = first.get(key);
    if (earlier !== undefined)
      return { value: key.slice(0, reportLimits.value), rows: [earlier + 1, index + 1] };
    first.set(key, index);
  }
  return undefined;
}
