import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../claims/claim';
import { fill, press, pressText } from '../claims/hands';
import { all, buttonOf, focused, has, input, shown, texts } from '../claims/read';
import Members, { type Member, SessionEnded } from './t52.members';

/** Show seven members of a server that fails as the test says; the third has a broken birthday. */
async function open({ isDown = false } = {}) {
  // React reports the crash of the cell.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let members: Member[] = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    name: `Member ${index + 1}`,
    birthday: index === 2 ? 'spring' : `1990-04-0${index + 1}`,
  }));
  const state = { isDown, hasSession: true };
  const server = {
    load: vi.fn(async (page: number, size: number) => {
      if (!state.hasSession) throw new SessionEnded('Signed out.');
      if (state.isDown) throw new Error('The members could not be loaded.');
      return { members: members.slice(page * size, (page + 1) * size), total: members.length };
    }),
    save: async (member: Member) => {
      if (!state.hasSession) throw new SessionEnded('Signed out.');
      if (member.name === 'Root') throw new Error('This name is reserved.');
      members = members.map((old) => (old.id === member.id ? member : old));
    },
    signIn: async () => void (state.hasSession = true),
  };
  const { el } = mount(<Members server={server} />);
  if (isDown) await expect.poll(() => alerts(el)).toEqual(['The members could not be loaded.Retry']);
  else await expect.poll(() => shown(el)[0]).toBe('Member 1');
  return { el, state, server };
}

const alerts = (el: ParentNode) => texts(el, '[role="alert"]');
const ended = 'Your session has ended. What you typed is still here.Sign in';

function rename(el: ParentNode, name: string) {
  if (!has(el, 'input[aria-label="Name"]')) press(el, 'Edit Member 1');
  fill(input(el), name);
  press(el, 'Save');
}

test('t52: each failure has a message in its place', async () => {
  const { el, state } = await open({ isDown: true });
  expect(all(el, '[role="alert"]')[0]?.closest('.MuiPaper-elevation2')).not.toBeNull();
  state.isDown = false;
  pressText(el, 'Retry');
  await expect.poll(() => shown(el, 1)[2]).toBe('');
  expect(texts(el, 'tr:nth-of-type(3) td[role="cell"]')).toEqual(['This value can’t be shown.']);
  rename(el, 'Root');
  await expect.poll(() => alerts(el)).toEqual(['Not saved: This name is reserved.']);
  const row = input(el).closest('tr');
  expect(row?.nextElementSibling?.textContent).toBe('Not saved: This name is reserved.');
  state.hasSession = false;
  rename(el, 'Ada');
  await expect.poll(() => alerts(el)).toEqual([ended, 'Not saved: Signed out.']);
});

test('t52: Retry works by keyboard', async () => {
  const { el, state, server } = await open();
  state.isDown = true;
  press(el, 'Next Page');
  await expect.poll(() => alerts(el)).toEqual(['The members could not be loaded.Retry']);
  state.isDown = false;
  buttonOf('Retry', el).focus();
  expect(focused().textContent).toBe('Retry');
  expect(focused().tabIndex).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown(el)).toEqual(['Member 6', 'Member 7']);
  expect(server.load.mock.lastCall).toEqual([1, 5]);
  expect(alerts(el)).toEqual([]);
});

test("t52: a crash in one cell doesn't take the table down", async () => {
  const { el } = await open();
  expect(shown(el)).toEqual(['Member 1', 'Member 2', 'Member 3', 'Member 4', 'Member 5']);
  expect(texts(el, 'td[role="cell"]')).toEqual(['This value can’t be shown.']);
  expect(shown(el, 1)).toEqual(['1 Apr 1990', '2 Apr 1990', '', '4 Apr 1990', '5 Apr 1990']);
  press(el, 'Next Page');
  await expect.poll(() => shown(el, 1)).toEqual(['6 Apr 1990', '7 Apr 1990']);
  expect(has(el, 'td[role="cell"]')).toBe(false);
});

test('t52: unsaved input is kept', async () => {
  const { el, state } = await open();
  rename(el, 'Root');
  await expect.poll(() => alerts(el)).toHaveLength(1);
  expect(input(el).value).toBe('Root');
  state.hasSession = false;
  rename(el, 'Ada');
  await expect.poll(() => alerts(el)).toHaveLength(2);
  expect(input(el).value).toBe('Ada');
  pressText(el, 'Sign in');
  await expect.poll(() => alerts(el)).toEqual([]);
  expect(input(el).value).toBe('Ada');
  press(el, 'Save');
  await expect.poll(() => shown(el)[0]).toBe('Ada');
});
