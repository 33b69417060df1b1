import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';

async function having(env: Record<string, string>, work: (identity: TestIdentity) => Promise<void>): Promise<void> {
  const identity = await TestIdentity.start(env);
  try {
    await work(identity);
  } finally {
    await identity.close();
  }
}
const said = async (identity: TestIdentity) => (await identity.call('GET', '/api/auth/providers')).body.registration;

it('a closed registration lets the first person in, and nobody after', async () => {
  await having({ REGISTRATION: 'closed' }, async (identity) => {
    const first = aNewcomer();
    expect(await said(identity)).toBe('open');
    expect((await identity.register(first)).status).toBe(201);
    expect(await said(identity)).toBe('closed');
    expect(await identity.register(aNewcomer())).toMatchObject({ status: 403, body: { code: 'provider.closed' } });
    expect((await identity.signIn(first.email, PASSWORD)).status).toBe(200);
  });
});

it('a closed registration lets one of several in who come first at once', async () => {
  await having({ REGISTRATION: 'closed' }, async (identity) => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => identity.register(aNewcomer())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403]);
  });
});

it('a list lets in whom it names', async () => {
  await having({ REGISTRATION: 'list', REGISTRATION_ALLOWED: 'club.example' }, async (identity) => {
    expect(await said(identity)).toBe('list');
    expect(await identity.register(aNewcomer())).toMatchObject({ status: 403, body: { code: 'provider.not_listed' } });
    expect((await identity.register(aNewcomer({ email: 'Ada@Club.example' }))).status).toBe(201);
  });
});
