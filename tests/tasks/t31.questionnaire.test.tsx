import { expect, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { fill, key, pass, press, stopClock } from '../claims/hands';
import { all, input, one, shown, texts } from '../claims/read';
import Questionnaire, { type Choice, type Question } from './t31.questionnaire';

const questions: Question[] = [
  { id: 1, text: 'Name', kind: 'string', answer: 'Ada' },
  { id: 2, text: 'Age', kind: 'numeric', answer: 36 },
  { id: 3, text: 'Since', kind: 'date', answer: new Date(2020, 0, 31) },
  { id: 4, text: 'City', kind: 'choice', answer: null },
];
const cities: Choice[] = [
  { id: 'osl', label: 'Oslo' },
  { id: 'oul', label: 'Oulu' },
];

/** `answer` answers the oldest open request for this text. */
function open() {
  const waiting: { text: string; resolve: (choices: Choice[]) => void }[] = [];
  const search = vi.fn((text: string) => new Promise<Choice[]>((resolve) => waiting.push({ text, resolve })));
  const answer = (text: string, choices: Choice[]) =>
    waiting.find((request) => request.text === text)?.resolve(choices);
  const { el } = mount(<Questionnaire questions={questions} search={search} />);
  return { el, search, answer };
}

/** Type into the answer: what is typed without the focus is reset by Material UI's Autocomplete. */
function type(el: ParentNode, text: string) {
  input(el, 'Answer').focus();
  fill(input(el, 'Answer'), text);
}

const options = () => texts(document, '[role="option"]');

/** Edit the city, search for O and show what the server finds. */
async function searchCities() {
  const page = open();
  press(page.el, 'Edit City');
  type(page.el, 'O');
  await expect.poll(() => page.search.mock.calls.flat()).toContain('O');
  page.answer('O', cities);
  await expect.poll(options).toEqual(['Oslo', 'Oulu']);
  return page;
}

test('t31: text, number, date and choice have fitting editors', () => {
  const { el } = open();
  const editorOf = (name: string) => {
    press(el, `Edit ${name}`);
    const editor = one(el, 'tr[mode="update"], tbody').querySelector('input, [role="group"]')!;
    const found = [editor.getAttribute('type'), editor.getAttribute('role')].join(' ').trim();
    press(el, 'Cancel');
    return found;
  };
  expect(editorOf('Name')).toBe('text');
  expect(editorOf('Age')).toBe('number');
  expect(editorOf('City')).toBe('text combobox');
  press(el, 'Edit Since');
  expect(el.querySelector('button[aria-label*="date"]')).not.toBeNull();
});

test('t31: a search waits for a pause and drops old answers', async () => {
  const { el, search, answer } = open();
  stopClock();
  press(el, 'Edit City');
  for (const text of ['O', 'Os', 'Osl']) {
    type(el, text);
    pass(100);
  }
  expect(search).not.toHaveBeenCalled();
  pass(300);
  expect(search.mock.calls).toEqual([['Osl']]);
  type(el, 'Ou');
  pass(300);
  answer('Ou', cities.slice(1));
  vi.useRealTimers();
  await expect.poll(options).toEqual(['Oulu']);
  answer('Osl', cities.slice(0, 1));
  await Promise.resolve();
  expect(options()).toEqual(['Oulu']);
});

test("t31: Enter in the list doesn't save the row", async () => {
  const { el } = await searchCities();
  const field = input(el, 'Answer');
  key(field, 'ArrowDown', 40);
  key(field, 'Enter', 13);
  await expect.poll(options).toEqual([]);
  expect(input(el, 'Answer').value).toBe('Oslo');
  expect(all(el, 'button[aria-label="Save"]')).toHaveLength(1);
});

test('t31: a chosen value shows its label after saving', async () => {
  const { el } = await searchCities();
  const field = input(el, 'Answer');
  key(field, 'ArrowDown', 40);
  key(field, 'ArrowDown', 40);
  key(field, 'Enter', 13);
  press(el, 'Save');
  await expect.poll(() => shown(el, 1)).toEqual(['Ada', '36', '2020-01-31', 'Oulu']);
});
