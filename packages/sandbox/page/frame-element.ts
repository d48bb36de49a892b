interface FrameOptions {
  /** The site's base URL, with a slash at its end. */
  baseUrl: string;
  /** Names the preview for assistive technology. */
  title: string;
  allowDownloads?: boolean;
}

/** Where the frame's page is, below the site's base URL. */
export const framePage = 'sandbox/preview.html';

/** Create the sandboxed frame, hidden until ready: browsers render their own error page on failure. */
export function createFrameElement({ baseUrl, title, allowDownloads }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', allowDownloads ? 'allow-scripts allow-downloads' : 'allow-scripts');
  frame.setAttribute('allow', deniedFeatures.map((feature) => `${feature} 'none'`).join('; '));
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal;visibility:hidden';
  frame.src = baseUrl + framePage;
  return frame;
}

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];
