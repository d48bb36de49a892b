import type { ReactElement } from 'react';

/** Components that read the browser's storage while they render, by name. */
const scenes: Record<string, () => ReactElement> = {
  readsStorage: () => <p>{localStorage.getItem('state-outside')}</p>,
  guardsStorage: () => (
    <p>{typeof localStorage === 'undefined' ? 'nothing' : localStorage.getItem('state-outside')}</p>
  ),
};

export default scenes;
