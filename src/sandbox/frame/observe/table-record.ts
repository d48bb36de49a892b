import type { Doubled, MadeAnew } from '../../seen';
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

  constructor(private latest: Props) {
    this.doubled = doubledIn(latest);
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
    for (const prop of Object.keys(props)) this.compare(prop, before[prop], props[prop]);
    if (before.data !== props.data) this.doubled = doubledIn(props);
  }

  /** What is worth telling, or undefined. Without counts, so that the same thing is told once. */
  summary(): { perSecond: number; made: MadeAnew[]; doubled: Doubled[] } | undefined {
    const { perSecond, doubled } = this;
    const made = [...this.anew]
      .filter(([, { times }]) => times > 1 && times * 2 >= this.renders)
      .map(([prop, { path }]) => ({ prop, ...(path === undefined ? {} : { path }) }))
      .filter(({ prop, path }) => perSecond > 0 || (path !== undefined && comparedProps.includes(prop)));
    return made.length > 0 || perSecond > 0 || doubled.length > 0 ? { perSecond, made, doubled } : undefined;
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
