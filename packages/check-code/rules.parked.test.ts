import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { Program } from './program';
import { applyEdits } from './fixes';
import { rules } from './rules';
import { parkedRules } from './rules/parked';
import type { ParkedRule } from './types';

const facts = adviceFacts();

const findingsOf = ({ check }: ParkedRule, code: string) => [...check(new Program(code, 'App.tsx'), facts)];

for (const rule of parkedRules) {
  const { id, bad, good } = rule;
  const findingsIn = (code: string) => findingsOf(rule, code);

  test(`${id}: its bad example is found, its good one is not`, () => {
    expect(findingsIn(bad)).not.toEqual([]);
    expect(findingsIn(good)).toEqual([]);
  });

  test(`${id}: its fixes, where there are any, end what is found`, () => {
    let code = bad;
    const fixesIn = () => findingsIn(code).flatMap(({ fix }) => fix ?? []);
    for (let left = fixesIn().length; left > 0; left -= 1) {
      code = applyEdits(code, fixesIn()[0]?.edits ?? []);
      expect(fixesIn()).toHaveLength(left - 1);
    }
  });
}

test('a parked rule is none of the rules that are used', () => {
  const used = new Set(rules.map(({ id }) => id));
  expect(parkedRules.filter(({ id }) => used.has(id))).toEqual([]);
});

test('drag-past-hidden finds two hidden columns in the middle, and nothing where no drag goes wrong', () => {
  const rule = parkedRules.find(({ id }) => id === 'drag-past-hidden');
  const isFound = (code: string) => rule && findingsOf(rule, code).length > 0;
  const middle = `<MaterialTable data={people} columns={[
  { title: 'Name', field: 'name' },
  { title: 'Id', field: 'id', hidden: true },
  { title: 'Code', field: 'code', hidden: true },
  { title: 'City', field: 'city' },
  { title: 'Age', field: 'age' },
  { title: 'Land', field: 'land' },
]} />`;
  // One hidden column, hidden ones at the end, columns that cannot be dragged, and a pair with nothing before it.
  const others = `const name = { title: 'Name', field: 'name' };
const city = { title: 'City', field: 'city' };
const age = { title: 'Age', field: 'age' };
const id = { title: 'Id', field: 'id', hidden: true };
const code = { title: 'Code', field: 'code', hidden: true };
const App = () => <>
  <MaterialTable columns={[id, name, city, age]} data={people} />
  <MaterialTable columns={[name, city, age, id, code]} data={people} />
  <MaterialTable columns={[id, code, name, city, age]} data={people} options={{ draggable: false }} />
  <MaterialTable columns={[id, code, name, city]} data={people} />
</>;`;
  expect([isFound(middle), isFound(others)]).toEqual([true, false]);
});
