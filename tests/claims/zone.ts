import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The used part of Chromium's session, whose full type is in a Node package. */
interface Session {
  send: (method: string, params: object) => Promise<unknown>;
}

/** Put the browser into a time zone, such as `Asia/Tokyo`, until the running test ends. */
export async function inZone(timezoneId: string): Promise<void> {
  const set = async (id: string) => {
    await (cdp() as unknown as Session).send('Emulation.setTimezoneOverride', { timezoneId: id });
  };
  onTestFinished(() => set(''));
  await set(timezoneId);
}
