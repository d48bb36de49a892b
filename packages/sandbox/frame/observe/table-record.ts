import type { BadAnswer, Doubled, SeenTable } from '../../seen';
import { originalOf } from './answers';
import { compareContent } from './same-content';
import { findDoubled } from './doubled';

type Props = Record<string, unknown>;

/** Over these many ms renders are counted; from so many a second on they are told. */
const span = 3000;
const many = 10;

/** What happens to one table while its program runs. */
export class TableRecord {
  /** How often its parent rendered it in a second, in tens, at its busiest. */
  perSecond = 0;
  private renders = 0;
  private recent: number[] = [];
  private readonly anew = new Map<string, { times: number; path?: string }>();
  private doubled: Doubled[];
  private answer: BadAnswer | undefined;
  /** The `data` functions it has had: an answer may come after the next one was made. */
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
  add(props: Props, now: number): void {
    const before = this.latest;
    this.latest = props;
    this.renders += 1;
    this.recent = [...this.recent.filter((time) => time > now - span), now];
    const rate = Math.floor((this.recent.length * 1000) / span / many) * many;
    this.perSecond = Math.max(this.perSecond, rate);
    for (const prop of Object.keys(props))
      this.compare(prop, originalOf(before[prop]), originalOf(props[prop]));
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

  /** What is worth telling, or undefined. Without counts, so that the same thing is told once. */
  summary(): Omit<SeenTable, 'line' | 'column'> | undefined {
    const { perSecond, doubled, answer } = this;
    const made = [...this.anew]
      .filter(([, { times }]) => times > 1 && times * 2 >= this.renders)
      .map(([prop, { path }]) => ({ prop, ...(path === undefined ? {} : { path }) }))
      .filter(({ prop, path }) => perSecond > 0 || (path !== undefined && comparedProps.includes(prop)));
    if (made.length === 0 && perSecond === 0 && doubled.length === 0 && !answer) return undefined;
    return { perSecond, made, doubled, ...(answer ? { answer } : {}) };
  }

  private addLoad(data: unknown): void {
    const load = originalOf(data);
    if (typeof load === 'function') this.loads.add(load);
  }

  private compare(prop: string, before: unknown, after: unknown): void {
    if (before === after) return;
    const { isSame, path } = compareContent(before, after);
    if (!isSame) return;
    const known = this.anew.get(prop);
    this.anew.set(prop, { times: (known?.times ?? 0) + 1, path: known?.path ?? path });
  }
}

/** The props of which the table notices that a function in them is another one. */
const comparedProps = ['columns', 'options', 'data', 'components'];

function doubledIn(props: Props): Doubled[] {
  try {
    return findDoubled(props);
  } catch {
    // A getter of a row threw.
    return [];
  }
}
