import { aUser } from '@carnet/mf-kit/testing';
import { fullNameOf, inNameOrder, nameOf } from './person-names';

it('calls people by their first name, and writes it first', () => {
  expect(nameOf(aUser())).toBe('Anna');
  expect(fullNameOf(aUser())).toBe('Anna Berg');
  expect(inNameOrder('given', 'family')).toEqual(['given', 'family']);
});

it('calls people by their username who have told no name', () => {
  const user = aUser({ first_name: ' ', last_name: null });
  expect(nameOf(user)).toBe('anna');
  expect(fullNameOf({ ...user, first_name: null })).toBe('anna');
});
