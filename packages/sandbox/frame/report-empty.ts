import { withoutProps } from './explain';
import { afterFreeTime } from './free-time';
import { sendNote } from './send';
import { shownAlone } from './report-error';
import type { Unit } from './units';

/** How long a program may show nothing before that is reported, ms: it may wait for its rows. */
const emptyTimeout = 1000;

/** Report that a program shows nothing, and the likely cause: otherwise it looks as if it had not run. */
export function reportEmpty(program: { units: readonly [Unit, ...Unit[]] }, isOnScreen: () => boolean): void {
  afterFreeTime(emptyTimeout, isOnScreen, () => {
    if (!isEmpty()) return;
    const alone = shownAlone(program);
    sendNote(
      'empty',
      `The program runs and shows nothing. ${
        alone
          ? withoutProps(alone.name)
          : 'What it renders is empty, such as `null`, `false` or an empty list.'
      }`,
    );
  });
}

/** Nothing is visible; elements outside a program's root, such as a dialog, count. */
function isEmpty(): boolean {
  const { body } = document;
  return !body.innerText.trim() && !body.querySelector('svg, canvas, img, video, input, button');
}
