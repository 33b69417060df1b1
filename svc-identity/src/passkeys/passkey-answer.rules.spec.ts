import { boundTo, challengeIn } from './passkey-answer.rules.js';

const said = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('finds the challenge that an answer is to', () => {
  const challenge = Buffer.from('a challenge');
  expect(challengeIn(said({ type: 'webauthn.get', challenge: challenge.toString('base64url') }))).toEqual(challenge);
});

it.each([said(null), said([]), said({}), said({ challenge: 7 }), said('x'), 'e30', '', 'no json', '\u0000'])(
  'finds none in %j',
  (clientData) => expect(challengeIn(clientData)).toBeNull(),
);

it('binds by purpose and secret', () => {
  expect(boundTo('proof', 'a')).toEqual(boundTo('proof', 'a'));
  expect(boundTo('proof', 'a')).not.toEqual(boundTo('registration', 'a'));
  expect(boundTo('proof', 'a')).not.toEqual(boundTo('proof', 'b'));
});
