import { withoutProps } from './explain';
import { afterFreeTime } from './free-time';
import { sendNote } from './send';
import { shownAlone } from './report-error';
import type { Unit } from './units';

/** How long what a program shows may be empty before that is told, ms: it may wait for its rows. */
const emptyTimeout = 1000;

/** Say that a program shows nothing, and why that may be: an empty preview looks as if it had not run. */
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

/** Nothing is to be seen; what is next to a program's own root, such as a dialog, counts. */
function isEmpty(): boolean {
  const { body } = document;
  return !body.innerText.trim() && !body.querySelector('svg, canvas, img, video, input, button');
}
