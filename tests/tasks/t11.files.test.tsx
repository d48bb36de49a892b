import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, press, pressText, search } from '../claims/hands';
import { all, bodyRow, input, shown, texts } from '../claims/read';
import Files, { type Entry } from './t11.files';

const top: Entry[] = [
  { id: 'docs', name: 'Documents', isFolder: true },
  { id: 'pics', name: 'Pictures', isFolder: true },
  { id: 'todo', name: 'todo.txt' },
];
const inside: Record<string, Entry[]> = {
  docs: [
    { id: 'mail', name: 'Letters', folder: 'docs', isFolder: true },
    { id: 'cv', name: 'cv.pdf', folder: 'docs' },
  ],
  mail: [{ id: 'bank', name: 'bank.odt', folder: 'mail' }],
  pics: [{ id: 'roof', name: 'roof.jpg', folder: 'pics' }],
};

/** Show the files; `answer` sends the entries of a folder. */
function browse() {
  const answers: Record<string, (entries: Entry[]) => void> = {};
  const list = (folder: string) => new Promise<Entry[]>((resolve) => (answers[folder] = resolve));
  const { el } = mount(<Files top={top} list={list} />);
  const answer = async (folder: string) => {
    flushSync(() => answers[folder]!(inside[folder]!));
    await expect.poll(() => shown(el)).toContain(inside[folder]![0]!.name);
  };
  return { el, answer };
}

const toggle = (el: ParentNode, name: string) =>
  press(all(el, bodyRow)[shown(el).indexOf(name)]!, 'Detail panel visibility toggle');
const selected = (el: ParentNode) => texts(el, 'p[role="status"]')[0];

test('t11: a folder shows that it is loading', async () => {
  const { el, answer } = browse();
  expect(shown(el)).toEqual(['Documents', 'Pictures', 'todo.txt']);
  toggle(el, 'Documents');
  expect(shown(el)).toEqual(['Documents', 'Loading…', 'Pictures', 'todo.txt']);
  await answer('docs');
  expect(shown(el)).toEqual(['Documents', 'Letters', 'cv.pdf', 'Pictures', 'todo.txt']);
});

test('t11: children loaded later are selected with their folder', async () => {
  {
    const { el, answer } = browse();
    click(input(el, 'Select Documents'));
    expect(selected(el)).toBe('Selected: docs');
    toggle(el, 'Documents');
    await answer('docs');
    toggle(el, 'Letters');
    await answer('mail');
    expect(input(el, 'Select bank.odt').checked).toBe(true);
    expect(selected(el)).toBe('Selected: bank, cv, docs, mail');
    toggle(el, 'Pictures');
    await answer('pics');
    expect(input(el, 'Select roof.jpg').checked).toBe(false);
    click(input(el, 'Select cv.pdf'));
    expect(selected(el)).toBe('Selected: bank, docs, mail');
  }
  {
    const { el, answer } = browse();
    toggle(el, 'Documents');
    click(input(el, 'Select Documents'));
    await answer('docs');
    expect(input(el, 'Select cv.pdf').checked).toBe(true);
    expect(selected(el)).toBe('Selected: cv, docs, mail');
  }
});

test('t11: a search shows hits with their parents', async () => {
  const { el, answer } = browse();
  toggle(el, 'Documents');
  await answer('docs');
  toggle(el, 'Letters');
  await answer('mail');
  toggle(el, 'Documents');
  expect(shown(el)).toEqual(['Documents', 'Pictures', 'todo.txt']);
  search(el, 'bank');
  await expect.poll(() => shown(el)).toEqual(['Documents', 'Letters', 'bank.odt']);
});

test('t11: adding a file keeps branches open', async () => {
  const { el, answer } = browse();
  toggle(el, 'Documents');
  await answer('docs');
  toggle(el, 'Letters');
  await answer('mail');
  pressText(el, 'New file in Documents');
  expect(shown(el)).toEqual([
    'Documents',
    'Letters',
    'bank.odt',
    'cv.pdf',
    'new 0.txt',
    'Pictures',
    'todo.txt',
  ]);
});
