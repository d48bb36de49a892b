import fs from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The program of the Chromium that is installed, or undefined: `CHROMIUM` names another one than the usual places have. */
export function findChromium() {
  return [process.env.CHROMIUM, ...places].find((place) => place && fs.existsSync(place));
}

/** How Playwright starts it: a container has no sandbox for it, and it is to call nobody. */
export const launchOptions = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};
