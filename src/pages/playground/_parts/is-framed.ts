/** True inside a page of another site, which could cover the button that the visitor clicks. */
export function isFramed(): boolean {
  return window.top !== window.self;
}
