import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
beforeAll(async () => (identity = await TestIdentity.start()));
afterAll(() => identity.close());

describe('POST /api/auth/register', () => {
  it('answers 201 with a token that works at once and the user', async () => {
    const newcomer = aNewcomer();
    const { status, body } = await identity.register(newcomer);
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.any(String),
      user: {
        id: expect.any(Number),
        username: newcomer.username,
        email: newcomer.email,
        first_name: 'Ada',
        last_name: 'Fairlane',
      },
    });
    expect(await identity.me(body.token)).toMatchObject({ status: 200, body: body.user });
  });
});
