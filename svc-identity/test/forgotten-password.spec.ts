import { sql } from '@carnet/pg';
import { countStatements, eventually } from '@carnet/svc-testing';
import { aNewcomer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';
import { TestMailServer } from './mail-server.js';

let server: TestMailServer;
let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let token: string;
let owner: number;

beforeAll(async () => {
  server = await TestMailServer.start();
  identity = await TestIdentity.start(server.env);
});
afterAll(async () => {
  await identity.close();
  await server.close();
});
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  token = body.token;
  owner = body.user.id;
});

const ask = (email: unknown = newcomer.email, caller = {}) =>
  identity.call('POST', '/api/auth/forgot-password', { email }, caller);
const reset = (secret: unknown, newPassword: unknown = OTHER_PASSWORD, caller = {}) =>
  identity.call('POST', '/api/auth/reset-password', { token: secret, newPassword }, caller);
const ended = (of: string) => eventually(async () => expect((await identity.me(of)).status).toBe(401));
/** The secrets in the received links, the oldest first. */
const secrets = async (many = 1): Promise<string[]> => {
  const mails = await eventually(async () => {
    const found = server.of(newcomer.email).filter(({ subject }) => subject === 'Set a new password');
    expect(found).toHaveLength(many);
    return found;
  });
  return mails.map(({ text }) => /reset-password#token=([\w-]{43})$/m.exec(text!)![1]!);
};
const aSecret = async (): Promise<string> => {
  await ask();
  return (await secrets())[0]!;
};
const asked = () =>
  eventually(async () => expect(await identity.database.rows(sql`select 1 from forgotten_passwords`)).toEqual([]));
const LINK_ENDED = { status: 400, body: { code: 'password.link_ended' } };

describe('POST /api/auth/forgot-password', () => {
  it('sends a link, whatever the case of the email', async () => {
    const { status, body } = await ask(` ${newcomer.email.toUpperCase()} `);
    expect({ status, body }).toMatchObject({ status: 202, body: { code: 'password.link_sent' } });
    await secrets();
    expect(server.of(newcomer.email)[0]!.text).toContain('https://carnet.example/reset-password#token=');
  });

  it('answers alike whether there is an account or not', async () => {
    const answers = [];
    for (const email of [newcomer.email, 'nobody@garage.example', 'no email at all']) {
      const { status, body, headers } = await ask(email);
      answers.push({ status, body, length: headers['content-length'] });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await secrets();
  });

  it('looks nobody up before it answers', async () => {
    await identity.database.rows(sql`alter table forgotten_passwords disable trigger forgotten_passwords_asked`);
    const statements = await countStatements(() => ask());
    await identity.database.rows(sql`alter table forgotten_passwords enable trigger forgotten_passwords_asked`);
    expect(statements.filter((text) => text.includes('users'))).toEqual([]);
    await ask();
    await secrets(2);
  });

  it('tells nobody else', async () => {
    await ask('nobody@garage.example');
    await asked();
    expect(server.of('nobody@garage.example')).toEqual([]);
  });

  it('writes to the address of the account, and not to the one that was typed', async () => {
    const typed = newcomer.email.replace('garage', 'ｇarage');
    await ask(typed);
    await secrets();
    expect(server.of(typed)).toEqual([]);
  });

  it('asks for an email', async () => {
    expect(await ask('')).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
    expect(await ask({ $ne: '' })).toMatchObject({ status: 400 });
  });

  it.each([
    ['an account', () => newcomer.email],
    ['nobody', () => `nobody-${newcomer.email}`],
  ])('lets five be asked for of %s within the hour, from wherever', async (_, email) => {
    for (let times = 0; times < 5; times += 1)
      expect((await ask(email(), { address: `10.1.${owner % 250}.${times}` })).status).toBe(202);
    const { status, headers } = await ask(email(), { address: `10.2.${owner % 250}.1` });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets fifty be asked for from one address within the hour', async () => {
    const caller = { address: '10.9.9.9' };
    for (let times = 0; times < 50; times += 1) await ask(`nobody${times}-${newcomer.email}`, caller);
    expect((await ask(newcomer.email, caller)).status).toBe(429);
  });
});

describe('POST /api/auth/reset-password', () => {
  it('sets the password, ends every token and says so by mail', async () => {
    const { status, body } = await reset(await aSecret());
    expect({ status, body }).toMatchObject({ status: 200, body: { code: 'password.was_reset' } });
    await ended(token);
    expect((await identity.signIn(newcomer.email, OTHER_PASSWORD)).status).toBe(200);
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(401);
    const mails = await server.expect(newcomer.email, 2);
    expect(mails[1]!.subject).toBe('Your password was changed');
  });

  it('works once', async () => {
    const secret = await aSecret();
    expect((await reset(secret)).status).toBe(200);
    expect(await reset(secret, 'Another~Lantern 9 glows')).toMatchObject(LINK_ENDED);
    expect((await identity.signIn(newcomer.email, OTHER_PASSWORD)).status).toBe(200);
  });

  it('works once also where it is used twice at the same moment', async () => {
    const secret = await aSecret();
    const answers = await Promise.all([reset(secret), reset(secret), reset(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('takes the newest link alone', async () => {
    await ask();
    await secrets(1);
    await ask();
    const [older, newer] = await secrets(2);
    expect(await reset(older)).toMatchObject(LINK_ENDED);
    expect((await reset(newer)).status).toBe(200);
  });

  it('takes no link for longer than half an hour', async () => {
    const secret = await aSecret();
    const [link] = await identity.database.rows<{ minutes: number }>(
      sql`select extract(epoch from expires_at - asked_at)::int / 60 as minutes from password_resets where owner_id = ${owner}`,
    );
    expect(link!.minutes).toBe(30);
    await identity.database.rows(sql`update password_resets set expires_at = now() where owner_id = ${owner}`);
    expect(await reset(secret)).toMatchObject(LINK_ENDED);
  });

  it('takes no link that was asked for before the password was changed', async () => {
    const secret = await aSecret();
    await identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
    expect(await reset(secret, PASSWORD)).toMatchObject(LINK_ENDED);
    expect((await identity.signIn(newcomer.email, OTHER_PASSWORD)).status).toBe(200);
  });

  it.each([undefined, '', 'x', 'A'.repeat(43), 'A'.repeat(500), 7, null, '%00', '\u0000'])(
    'takes no link that was never sent: %p',
    async (secret) => {
      expect((await reset(secret)).status).toBe(400);
    },
  );

  it.each(['Aa1!56789', 'Sunshine-2026', 'Fairlane is 63 now!', ''])(
    'refuses a bad password and lets the link work: %p',
    async (bad) => {
      const secret = await aSecret();
      expect(await reset(secret, bad)).toMatchObject({ status: 400, body: { errors: [{ field: 'newPassword' }] } });
      expect((await reset(secret)).status).toBe(200);
    },
  );

  it('lets whoever was shut out by wrong passwords sign in again', async () => {
    for (let tries = 0; tries < 11; tries += 1) await identity.signIn(newcomer.email, 'wrong');
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(429);
    await reset(await aSecret());
    expect((await identity.signIn(newcomer.email, OTHER_PASSWORD)).status).toBe(200);
  });

  it('keeps no secret: neither in its tables nor in facts', async () => {
    const secret = await aSecret();
    await eventually(async () => {
      const kept = await Promise.all([
        identity.database.rows(sql`select * from mails`),
        identity.database.rows(sql`select * from password_resets`),
        identity.database.rows(sql`select * from facts`),
      ]);
      expect(JSON.stringify(kept)).not.toContain(secret);
    });
  });

  it('sends a link that was asked for when another instance died', async () => {
    await identity.database.rows(sql`alter table forgotten_passwords disable trigger forgotten_passwords_asked`);
    await ask();
    await identity.database.rows(sql`alter table forgotten_passwords enable trigger forgotten_passwords_asked`);
    const beside = await TestIdentity.start(server.env, identity);
    try {
      await secrets();
    } finally {
      await beside.close();
    }
  });
});
