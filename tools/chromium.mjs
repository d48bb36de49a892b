import fs from 'node:fs';

/** The same engine without windows, menus and profiles: the tests of a page take two thirds of the processor's time. */
const withoutWindows = '/usr/bin/chromium-headless-shell';
const withWindows = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The program of the Chromium that is installed, or undefined: `CHROMIUM` names another one than the usual places have. */
export function findChromium() {
  return [process.env.CHROMIUM, withoutWindows, ...withWindows].find(
    (place) => place && fs.existsSync(place),
  );
}

/** Whether the Chromium that is found, or named by `CHROMIUM`, is as quick as one gets. */
export function isQuickest() {
  return Boolean(process.env.CHROMIUM) || findChromium() === withoutWindows;
}

const isWithoutWindows = findChromium() === withoutWindows;

/** Options for Playwright: a container can't provide Chromium's sandbox, and no background requests are wanted. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // A process for each site and for each sandboxed frame, as Chromium with windows does by itself.
    ...(isWithoutWindows ? ['--site-per-process', '--enable-features=IsolateSandboxedIframes'] : []),
  ],
};
