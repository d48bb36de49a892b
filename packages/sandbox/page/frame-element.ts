interface FrameOptions {
  /** The site's base URL, with a slash at its end. */
  baseUrl: string;
  /** Names the preview for assistive technology. */
  title: string;
}

/** Where the frame's page is, below the site's base URL. */
export const framePage = 'sandbox/preview.html';

/**
 * What the sandbox allows. Without allow-forms, no submit event fires.
 * What a form submits goes nowhere: the frame's policy has `form-action 'none'`.
 */
const sandboxFlags = 'allow-scripts allow-forms allow-downloads';

/** Create the sandboxed frame, hidden until ready: browsers render their own error page on failure. */
export function createFrameElement({ baseUrl, title }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandboxFlags);
  // A browser lets a program write only during a click or a key press. It grants an opaque origin nothing else.
  frame.allow = 'clipboard-write';
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal;visibility:hidden';
  frame.src = baseUrl + framePage;
  return frame;
}
