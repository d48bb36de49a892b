/** What the checks ask of a browser, whatever protocol it speaks. */
export interface Driver {
  /** The browser's own version. */
  version: string;
  /** Go to an address; ready when its HTML is read. */
  open: (url: string) => Promise<void>;
  /** Run the body of a function in the page, or in its first frame, and give what it returns; it must survive JSON. */
  run: (body: string, where?: 'page' | 'frame') => Promise<unknown>;
  /** Click at a place of the window, as a mouse does. */
  click: (x: number, y: number) => Promise<void>;
  /** Press keys one after the other, with `Control` held down where `isControl` says so. */
  type: (keys: string, isControl?: boolean) => Promise<void>;
  /** What pages wrote as errors or threw since the last call. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

export const enter = '\uE007';
const control = '\uE009';

/** The actions are those of WebDriver, which WebDriver BiDi took over. */
export function clickActions(x: number, y: number) {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.max(0, x - 3), y, duration: 0 },
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

export function typeActions(keys: string, isControl: boolean) {
  const presses = [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  const held = isControl
    ? [{ type: 'keyDown', value: control }, ...presses, { type: 'keyUp', value: control }]
    : presses;
  return [{ type: 'key', id: 'keyboard', actions: held }];
}

/** Ask until the answer is truthy. @throws after 20 s, with what was waited for. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = Date.now() + 20_000;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within 20 s`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
