/** The browser functions that the checks use, in any protocol. */
export interface Driver {
  /** The browser's own version. */
  version: string;
  /** Go to an address; resolves when its HTML is parsed. */
  open: (url: string) => Promise<void>;
  /** Run the body of a function in the page, or in its first frame; its result must survive JSON. */
  run: (body: string, where?: 'page' | 'frame') => Promise<unknown>;
  /** Click at a point in the window with the mouse. */
  click: (x: number, y: number) => Promise<void>;
  /** Press keys in turn, with `Control` held down if `isControl`. */
  type: (keys: string, isControl?: boolean) => Promise<void>;
  /** The pages' logged errors and exceptions since the last call. */
  takeErrors: () => Promise<string[]>;
  /** The folder in which the browser saves files, where it can be chosen. */
  downloads?: string;
  close: () => Promise<void>;
}

export const enter = '\uE007';
const control = '\uE009';

/** The actions of WebDriver, which WebDriver BiDi adopted. */
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

/** Retry until the answer is truthy. @throws after 20 s, with the description. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = Date.now() + 20_000;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within 20 s`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
