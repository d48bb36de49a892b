import { expect, test } from 'vitest';
import { check, managersFor, mayEdit, personOf, toRows } from './people';
import { makePeople } from './seed';

const people = makePeople();
const chief = people.find(({ role }) => role === 'chief')!;
const head = people.find(({ role, team }) => role === 'head' && team === 'sales')!;
const member = people.find(
  ({ managerId, team, role }) => managerId && team === 'sales' && role === 'account',
)!;

test('the chief counts everyone else below, and only the chief has no manager', () => {
  expect(toRows(people, chief).find(({ id }) => id === chief.id)?.below).toBe(people.length - 1);
  expect(people.filter(({ managerId }) => managerId === undefined)).toEqual([chief]);
});

test('a head edits the people of the team, but no other team and not themselves', () => {
  expect(mayEdit(head, member, people)).toBe(true);
  expect(mayEdit(head, head, people)).toBe(false);
  expect(
    mayEdit(
      head,
      people.find(({ team }) => team === 'finance')!,
      people,
    ),
  ).toBe(false);
  expect(mayEdit(member, head, people)).toBe(false);
});

test('nobody below a person is offered as the manager, and the check refuses it too', () => {
  const below = personOf(member.managerId!, people);
  expect(managersFor(head, people)).not.toContainEqual(below);
  expect(check({ ...head, managerId: member.id }, people).problems).toEqual({ managerId: 'managerBelow' });
});

test('what is missing or in the future is refused, and spaces around a name are cut', () => {
  expect(check({ ...member, name: ' ', role: '', office: '', start: '2999-01-01' }, people).problems).toEqual(
    {
      name: 'nameMissing',
      role: 'choiceMissing',
      office: 'choiceMissing',
      start: 'dateInFuture',
    },
  );
  expect(check({ ...member, name: ' Ada ' }, people).person?.name).toBe('Ada');
});
