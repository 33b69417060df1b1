import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await TestIdentity.start({
    PASSWORD_HASHES_AT_ONCE: '1',
    PASSWORD_HASHES_WAITING: '2',
    SIGN_IN_TRIES_PER_ADDRESS: '1000',
  });
});
afterAll(() => identity.close());

it('answers 503 with Retry-After to whoever a flood of sign-ins leaves no place for, and goes on afterwards', async () => {
  const newcomer = aNewcomer();
  expect((await identity.register(newcomer)).status).toBe(201);
  const flood = Array.from({ length: 40 }, () => identity.signIn(aNewcomer().email, PASSWORD));
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.every(({ status }) => status === 503 || status === 401)).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(40);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('2');
    expect(body.msg).toBe('Too many people are signing in right now. Please try again in a moment.');
  }
  expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(200);
});
