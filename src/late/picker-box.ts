/** The element around a date picker, the same in the static page and in the browser, without a box of its own. */
export const pickerBox = {
  'data-picker': 'still',
  role: 'presentation',
  style: { display: 'contents' },
} as const;
