import type { KeyboardEvent } from 'react';

/**
 * Whether a key press belongs to an input method, as when Enter confirms a Japanese conversion. A handler
 * of keys on a text field leaves it alone.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before the key press that confirms it, and only this code tells them apart.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
