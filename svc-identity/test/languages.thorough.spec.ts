import { refusalsNotIn, type TestClient } from '@carnet/svc-testing';
import { aNewcomer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
beforeAll(async () => {
  const many = '1000000';
  const freely = { SIGN_IN_TRIES_PER_ACCOUNT: many, SIGN_IN_TRIES_PER_ADDRESS: many, REGISTRATIONS_PER_ADDRESS: many };
  identity = await TestIdentity.start(freely);
});
afterAll(() => identity.close());

const asking = (language: string) => ({ 'accept-language': language });

it.each([
  ['en', 'en', 'Invalid credentials'],
  ['de-DE, de;q=0.9, en;q=0.8', 'de', 'E-Mail-Adresse oder Passwort ist falsch'],
  ['fr', 'fr', 'Adresse e-mail ou mot de passe incorrect'],
  ['it', 'it', 'E-mail o password non corretti'],
  ['es', 'es', 'El correo electrónico o la contraseña no son correctos'],
  ['ja', 'ja', 'メールアドレスまたはパスワードが正しくありません'],
])('tells who asks for %s in %s that the password is wrong', async (asked, language, msg) => {
  const { status, body, headers } = await identity.signIn('nobody@garage.example', PASSWORD, {
    headers: asking(asked),
  });
  expect({ status, body, language: headers['content-language'] }).toEqual({
    status: 401,
    body: { msg, code: 'account.invalid_credentials' },
    language,
  });
});

it('says all that a password lacks', async () => {
  const { body } = await identity.register(aNewcomer({ password: 'short' }), { headers: asking('ja') });
  expect(body.msg).toBe(
    'パスワードは 10 文字以上で入力してください。パスワードには大文字を 1 文字以上含めてください。パスワードには数字を 1 文字以上含めてください。パスワードには記号を 1 文字以上含めてください',
  );
});

it('says in Italian that a password was changed', async () => {
  const { token } = (await identity.register(aNewcomer())).body as { token: string };
  const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  const { body, headers } = await identity.call('PUT', '/api/auth/password', change, { token, headers: asking('it') });
  expect([headers['content-language'], body.msg, body.code]).toEqual([
    'it',
    'La password è stata modificata',
    'password.changed',
  ]);
});

it('keeps the language that a person chooses, and no other', async () => {
  const { token } = (await identity.register(aNewcomer())).body as { token: string };
  expect((await identity.update(token, { language: 'ja' })).body.language).toBe('ja');
  expect((await identity.update(token, { language: 'nl' })).status).toBe(400);
});

it('refuses whatever is odd in the language that is asked for', async () => {
  const { token } = (await identity.register(aNewcomer())).body as { token: string };
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (url: string, body?: unknown, headers?: Record<string, string>) =>
      identity.call(method, url, body, { token, headers });
  const client = {
    get: (url, headers) => call('GET')(url, undefined, headers),
    delete: (url, headers) => call('DELETE')(url, {}, headers),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PUT'),
  } as TestClient;
  expect(await refusalsNotIn('ja', `${__dirname}/../openapi.json`, client)).toEqual([]);
});
