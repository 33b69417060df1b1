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
  identity = await TestIdentity.start({ ...server.env, SIGN_IN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(async () => {
  await identity.close();
  await server.close();
});
beforeEach(() => enter());

async function enter(changes: Record<string, unknown> = {}): Promise<void> {
  newcomer = aNewcomer(changes);
  const { body } = await identity.register(newcomer);
  token = body.token;
  owner = body.user.id;
}

const confirm = (secret: unknown) => identity.call('POST', '/api/auth/confirm-email', { token: secret });
const undo = (secret: unknown) => identity.call('POST', '/api/auth/undo-email', { token: secret });
const again = (caller = { token }) => identity.call('POST', '/api/auth/me/confirmation', undefined, caller);
const cancel = () => identity.call('DELETE', '/api/auth/me/confirmation', undefined, { token });
const secretOf = async (address: string, many = 1) => (await server.confirmations(address, many)).at(-1)!;
/** Confirms the address of the current user. */
const isConfirmed = async () => confirm(await secretOf(newcomer.email));
const elsewhere = () => `new.${newcomer.email}`;
/** The secret in the undo link. */
const undoSecret = async (): Promise<string> => {
  const mails = await eventually(async () => {
    const found = server.of(newcomer.email).filter(({ text }) => text!.includes('#undo='));
    expect(found).not.toEqual([]);
    return found;
  });
  return /\/email#undo=([\w-]{43})$/m.exec(mails.at(-1)!.text!)![1]!;
};
const addresses = async () => {
  const { email, email_confirmed, pending_email = null } = (await identity.me(token)).body;
  return { email, email_confirmed, pending_email };
};
const ended = () => eventually(async () => expect((await identity.me(token)).status).toBe(401));
const LINK_ENDED = { status: 400, body: { code: 'address.link_ended' } };

describe('the address of whoever registers', () => {
  it('is not confirmed, and locks nothing', async () => {
    expect(await addresses()).toEqual({ email: newcomer.email, email_confirmed: false, pending_email: null });
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(200);
  });

  it('is confirmed by the link that is sent there', async () => {
    const { status, body } = await confirm(await secretOf(newcomer.email));
    expect({ status, body }).toMatchObject({ status: 200, body: { code: 'address.confirmed' } });
    expect(await addresses()).toEqual({ email: newcomer.email, email_confirmed: true, pending_email: null });
    expect((await identity.signIn(newcomer.email, PASSWORD)).body.user.email_confirmed).toBe(true);
  });

  it('gets the link in the language of the page', async () => {
    newcomer = aNewcomer();
    await identity.register(newcomer, { headers: { 'accept-language': 'ja' } });
    await secretOf(newcomer.email);
    expect(server.received.find(({ recipients }) => recipients.includes(newcomer.email))!.subject).toBe(
      'メールアドレスの確認',
    );
  });

  it('is asked for in the statement that makes the account', async () => {
    const statements = await countStatements(() => identity.register(aNewcomer()));
    expect(statements).toContainEqual(expect.stringMatching(/insert into users[^]*insert into address_confirmations/));
  });

  it('is confirmed by whoever sets a forgotten password, too', async () => {
    await identity.call('POST', '/api/auth/forgot-password', { email: newcomer.email });
    const [mail] = await server.expect(newcomer.email);
    const secret = /reset-password#token=([\w-]{43})$/m.exec(mail!.text!)![1]!;
    await identity.call('POST', '/api/auth/reset-password', { token: secret, newPassword: OTHER_PASSWORD });
    token = (await identity.signIn(newcomer.email, OTHER_PASSWORD)).body.token;
    expect(await addresses()).toMatchObject({ email_confirmed: true });
  });
});

describe('POST /api/auth/confirm-email', () => {
  it('works once', async () => {
    const secret = await secretOf(newcomer.email);
    expect((await confirm(secret)).status).toBe(200);
    expect(await confirm(secret)).toMatchObject(LINK_ENDED);
  });

  it('works once also where it is used twice at the same moment', async () => {
    const secret = await secretOf(newcomer.email);
    const answers = await Promise.all([confirm(secret), confirm(secret), confirm(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('takes no link for longer than three days', async () => {
    const secret = await secretOf(newcomer.email);
    const [link] = await identity.database.rows<{ days: number }>(
      sql`select extract(days from expires_at - asked_at)::int as days from address_confirmations where owner_id = ${owner}`,
    );
    expect(link!.days).toBe(3);
    await identity.database.rows(sql`update address_confirmations set expires_at = now() where owner_id = ${owner}`);
    expect(await confirm(secret)).toMatchObject(LINK_ENDED);
    expect(await addresses()).toMatchObject({ email_confirmed: false });
  });

  it.each([undefined, '', 'x', 'A'.repeat(43), 'A'.repeat(500), 7, null, '%00', '\u0000'])(
    'takes no link that was never sent: %p',
    async (secret) => {
      expect((await confirm(secret)).status).toBe(400);
      expect((await undo(secret)).status).toBe(400);
    },
  );

  it('keeps no secret: neither in its tables nor in facts', async () => {
    await isConfirmed();
    await identity.update(token, { email: elsewhere() });
    const secrets = [await secretOf(elsewhere()), await undoSecret()];
    await eventually(async () => {
      const kept = await Promise.all([
        identity.database.rows(sql`select * from mails`),
        identity.database.rows(sql`select * from address_confirmations`),
        identity.database.rows(sql`select * from address_undos`),
        identity.database.rows(sql`select * from facts`),
      ]);
      for (const secret of secrets) expect(JSON.stringify(kept)).not.toContain(secret);
    });
  });
});

describe('POST /api/auth/me/confirmation', () => {
  it('sends another link, and ends the one of before', async () => {
    const first = await secretOf(newcomer.email);
    expect(await again()).toMatchObject({
      status: 202,
      body: { code: 'address.sent', params: { email: newcomer.email } },
    });
    const second = await secretOf(newcomer.email, 2);
    expect(await confirm(first)).toMatchObject(LINK_ENDED);
    expect((await confirm(second)).status).toBe(200);
  });

  it('has nothing to send where all is confirmed', async () => {
    await isConfirmed();
    expect(await again()).toMatchObject({ status: 409, body: { code: 'address.is_confirmed' } });
  });

  it('is for people of before, too, who were sent nothing', async () => {
    await secretOf(newcomer.email);
    await identity.database.rows(sql`delete from address_confirmations where owner_id = ${owner}`);
    expect((await again()).status).toBe(202);
    expect((await confirm(await secretOf(newcomer.email, 2))).status).toBe(200);
  });

  it('sends no more than ten within the hour, changes of the address included', async () => {
    for (let times = 0; times < 9; times += 1) expect((await again()).status).toBe(202);
    expect((await identity.update(token, { email: elsewhere() })).status).toBe(200);
    const { status, headers } = await again();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await identity.update(token, { email: newcomer.email })).status).toBe(429);
    expect((await identity.update(token, { email: elsewhere(), firstName: 'Grace' })).status).toBe(200);
  });

  it('needs a sign-in', async () => {
    expect((await again({ token: '' })).status).toBe(401);
  });
});

describe('another address for an account whose own was never confirmed', () => {
  it('takes its place at once, as the documents say, and is to be confirmed', async () => {
    expect((await identity.update(token, { email: elsewhere() })).body).toMatchObject({
      email: elsewhere(),
      email_confirmed: false,
    });
    expect((await identity.signIn(elsewhere(), PASSWORD)).status).toBe(200);
    expect((await confirm(await secretOf(elsewhere()))).status).toBe(200);
    expect(await addresses()).toEqual({ email: elsewhere(), email_confirmed: true, pending_email: null });
  });

  it('is told to the old one, which may be a stranger’s and gets no way in', async () => {
    await identity.update(token, { email: elsewhere() });
    const [mail] = await server.expect(newcomer.email);
    expect(mail!.subject).toBe('The email of your account is being changed');
    expect(mail!.text).not.toContain('#');
    expect(mail!.text).not.toContain(elsewhere());
  });

  it('leaves no link of the old one that works @thorough', async () => {
    const secret = await secretOf(newcomer.email);
    await identity.call('POST', '/api/auth/forgot-password', { email: newcomer.email });
    const [mail] = await server.expect(newcomer.email);
    const reset = /reset-password#token=([\w-]{43})$/m.exec(mail!.text!)![1]!;
    await identity.update(token, { email: elsewhere() });
    expect(await confirm(secret)).toMatchObject(LINK_ENDED);
    const body = { token: reset, newPassword: OTHER_PASSWORD };
    expect((await identity.call('POST', '/api/auth/reset-password', body)).status).toBe(400);
  });
});

describe('another address for an account whose own is confirmed', () => {
  beforeEach(async () => {
    await isConfirmed();
  });

  it('waits until it is confirmed, while the old one works', async () => {
    const { status, body } = await identity.update(token, { email: elsewhere(), firstName: 'Grace' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { email: newcomer.email, email_confirmed: true, pending_email: elsewhere(), first_name: 'Grace' },
    });
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(200);
    expect((await identity.signIn(elsewhere(), PASSWORD)).status).toBe(401);
    expect((await confirm(await secretOf(elsewhere()))).status).toBe(200);
    expect(await addresses()).toEqual({ email: elsewhere(), email_confirmed: true, pending_email: null });
    expect((await identity.signIn(elsewhere(), PASSWORD)).status).toBe(200);
    expect((await identity.me(token)).status).toBe(200);
  });

  it('is written in another case at once, and stays confirmed', async () => {
    const email = newcomer.email.toUpperCase();
    expect((await identity.update(token, { email })).body).toMatchObject({
      email,
      email_confirmed: true,
    });
    expect(await addresses()).toMatchObject({ pending_email: null });
    expect(server.of(newcomer.email)).toEqual([]);
  });

  it('goes on being waited for where a client saves what it has read @thorough', async () => {
    await identity.update(token, { email: elsewhere() });
    const { email } = await addresses();
    await identity.update(token, { email, firstName: 'Grace' });
    expect(await addresses()).toMatchObject({ pending_email: elsewhere() });
    expect((await confirm(await secretOf(elsewhere()))).status).toBe(200);
  });

  it('is sent one link for the same address, however often it is saved @thorough', async () => {
    await identity.update(token, { email: elsewhere() });
    await identity.update(token, { email: elsewhere(), firstName: 'Grace' });
    expect((await confirm(await secretOf(elsewhere()))).status).toBe(200);
    await server.expect(newcomer.email, 1);
  });

  it('is refused where it is taken, then or by the time it is confirmed', async () => {
    const other = aNewcomer();
    await identity.register(other);
    expect(await identity.update(token, { email: other.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { msg: 'This email is already registered' },
    });
    expect(await addresses()).toMatchObject({ pending_email: null });
    await identity.update(token, { email: elsewhere() });
    const secret = await secretOf(elsewhere());
    await identity.register(aNewcomer({ email: elsewhere() }));
    expect(await confirm(secret)).toMatchObject({ status: 409, body: { code: 'account.email_taken' } });
    expect(await addresses()).toMatchObject({ email: newcomer.email, email_confirmed: true });
  });

  it('can be taken back', async () => {
    await identity.update(token, { email: elsewhere() });
    const secret = await secretOf(elsewhere());
    expect((await cancel()).status).toBe(204);
    expect(await addresses()).toEqual({ email: newcomer.email, email_confirmed: true, pending_email: null });
    expect(await confirm(secret)).toMatchObject(LINK_ENDED);
  });

  it('is not confirmed by the link of an earlier wish @thorough', async () => {
    await identity.update(token, { email: elsewhere() });
    const secret = await secretOf(elsewhere());
    await identity.update(token, { email: `third.${newcomer.email}` });
    expect(await confirm(secret)).toMatchObject(LINK_ENDED);
  });

  it('ends links to set a password that were sent to the old one @thorough', async () => {
    await identity.call('POST', '/api/auth/forgot-password', { email: newcomer.email });
    const [mail] = await server.expect(newcomer.email);
    const reset = /reset-password#token=([\w-]{43})$/m.exec(mail!.text!)![1]!;
    await identity.update(token, { email: elsewhere() });
    await confirm(await secretOf(elsewhere()));
    const body = { token: reset, newPassword: OTHER_PASSWORD };
    expect((await identity.call('POST', '/api/auth/reset-password', body)).status).toBe(400);
  });
});

describe('POST /api/auth/undo-email', () => {
  beforeEach(async () => {
    await isConfirmed();
    await identity.update(token, { email: elsewhere() });
  });

  it.each(['before', 'after'])(
    'brings the old address back %s the new one is confirmed, and ends all sessions @thorough',
    async (when) => {
      const secret = await secretOf(elsewhere());
      if (when === 'after') await confirm(secret);
      const { status, body } = await undo(await undoSecret());
      expect({ status, body }).toMatchObject({ status: 200, body: { code: 'address.undone' } });
      await ended();
      expect(await confirm(secret)).toMatchObject(LINK_ENDED);
      token = (await identity.signIn(newcomer.email, PASSWORD)).body.token;
      expect(await addresses()).toEqual({ email: newcomer.email, email_confirmed: true, pending_email: null });
      expect((await identity.signIn(elsewhere(), PASSWORD)).status).toBe(401);
    },
  );

  it('opens the way to another password @thorough', async () => {
    const { body } = await undo(await undoSecret());
    const reset = { token: body.resetToken, newPassword: OTHER_PASSWORD };
    expect((await identity.call('POST', '/api/auth/reset-password', reset)).status).toBe(200);
    expect((await identity.signIn(newcomer.email, OTHER_PASSWORD)).status).toBe(200);
  });

  it('works once, and for seven days @thorough', async () => {
    const secret = await undoSecret();
    const [link] = await identity.database.rows<{ days: number }>(
      sql`select extract(days from expires_at - asked_at)::int as days from address_undos where owner_id = ${owner}`,
    );
    expect(link!.days).toBe(7);
    expect((await undo(secret)).status).toBe(200);
    expect(await undo(secret)).toMatchObject(LINK_ENDED);
  });

  it('undoes the changes since then, too, whose links work no more @thorough', async () => {
    const first = await undoSecret();
    await confirm(await secretOf(elsewhere()));
    const third = `third.${newcomer.email}`;
    await identity.update(token, { email: third });
    await confirm(await secretOf(third));
    const [mail] = await server.expect(elsewhere());
    const later = /\/email#undo=([\w-]{43})$/m.exec(mail!.text!)![1]!;
    expect((await undo(first)).status).toBe(200);
    expect(await undo(later)).toMatchObject(LINK_ENDED);
    token = (await identity.signIn(newcomer.email, PASSWORD)).body.token;
    expect(await addresses()).toMatchObject({ email: newcomer.email });
  });

  it('says so where somebody else has the old address by now @thorough', async () => {
    await confirm(await secretOf(elsewhere()));
    await identity.register(aNewcomer({ email: newcomer.email }));
    expect(await undo(await undoSecret())).toMatchObject({ status: 409, body: { code: 'account.email_taken' } });
  });
});

it('goes with the account', async () => {
  await isConfirmed();
  await identity.update(token, { email: elsewhere() });
  await secretOf(elsewhere());
  await identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token });
  const left = await identity.database.rows(sql`
    select owner_id from address_confirmations where owner_id = ${owner}
    union all select owner_id from address_undos where owner_id = ${owner}`);
  expect(left).toEqual([]);
});

it('a link that was asked for when another instance died is sent @thorough', async () => {
  await identity.database.rows(sql`alter table address_confirmations disable trigger address_confirmations_asked`);
  newcomer = aNewcomer();
  await identity.register(newcomer);
  await identity.database.rows(sql`alter table address_confirmations enable trigger address_confirmations_asked`);
  const beside = await TestIdentity.start(server.env, identity);
  try {
    await secretOf(newcomer.email);
  } finally {
    await beside.close();
  }
});
