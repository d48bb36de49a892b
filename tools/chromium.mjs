import fs from 'node:fs';

/** The same engine without windows, menus and profiles needs two thirds of the processor time. */
export const withoutWindows = '/usr/bin/chromium-headless-shell';
const withWindows = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the installed Chromium, or undefined: `CHROMIUM` overrides the usual places. */
export function findChromium() {
  return [process.env.CHROMIUM, withoutWindows, ...withWindows].find(
    (place) => place && fs.existsSync(place),
  );
}

const executablePath = findChromium();

/** Options for Playwright: a container can't provide Chromium's sandbox; no background requests. */
export const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // A process per site and per sandboxed frame, as in Chromium with windows.
    ...(executablePath === withoutWindows
      ? ['--site-per-process', '--enable-features=IsolateSandboxedIframes']
      : []),
  ],
};
