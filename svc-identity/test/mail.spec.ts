import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mail, MailsRepository, Outbox } from '@carnet/mail';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import PostalMime from 'postal-mime';
import { aNewcomer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';
import { TestMailServer } from './mail-server.js';

let server: TestMailServer;
let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let owner: number;
let token: string;

beforeAll(async () => {
  server = await TestMailServer.start();
  identity = await (await TestIdentity.start(server.env)).withoutConfirmations();
});
afterAll(async () => {
  await identity.close();
  await server.close();
});
beforeEach(() => enter());

async function enter(changes: Record<string, unknown> = {}): Promise<void> {
  newcomer = aNewcomer(changes);
  const { body } = await identity.register(newcomer);
  owner = body.user.id;
  token = body.token;
}

const aMail = (changes: Partial<Mail> = {}): Mail => ({
  owner,
  address: newcomer.email,
  language: 'en',
  key: 'greeting',
  letter: { subject: 'Good morning', paragraphs: ['The engine is warm.'], footnote: 'You asked for it.' },
  ...changes,
});
const append = (mail = aMail(), of = identity) => of.database.transaction((tx) => of.app.get(Outbox).append(tx, mail));
const rows = () =>
  identity.database.rows<{ address: string; letter: unknown; tries: number; ended_at: Date | null }>(
    sql`select address, letter, tries, ended_at from mails where owner_id = ${owner}`,
  );
const ended = () => eventually(async () => expect(await rows()).toMatchObject([{ ended_at: expect.any(Date) }]));
/** Ends the wait before the next try. */
const nextTry = async () => {
  await identity.database.rows(sql`update mails set due_at = now() where owner_id = ${owner} and due_at is not null`);
  await identity.database.rows(sql`select pg_notify('carnet_mails', '')`);
};

describe('a change of the password', () => {
  const change = () => identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });

  it('is told by mail, as text and as HTML, with where to set another', async () => {
    expect((await change()).status).toBe(200);
    const [mail] = await server.expect(newcomer.email);
    expect(mail).toMatchObject({
      from: { name: 'Carnet', address: 'post@carnet.example' },
      to: [{ address: newcomer.email }],
      subject: 'Your password was changed',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@carnet\.example>$/),
    });
    expect(mail!.text).toContain('https://carnet.example/forgot-password');
    expect(mail!.html).toContain('href="https:&#x2F;&#x2F;carnet.example&#x2F;forgot-password"');
    expect(mail!.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('is told in the language of whom it is about', async () => {
    await enter({ language: 'ja' });
    await change();
    const [mail] = await server.expect(newcomer.email);
    expect(mail!.subject).toBe('パスワードが変更されました');
    expect(mail!.html).toContain('<html lang="ja"');
  });

  it('is not told where it did not take place', async () => {
    await identity.changePassword(token, { currentPassword: 'wrong', newPassword: OTHER_PASSWORD });
    expect(await rows()).toEqual([]);
  });
});

describe('the outbox', () => {
  it('sends what was appended, and keeps nothing of it', async () => {
    await append();
    const [mail] = await server.expect(newcomer.email);
    expect(mail!.text).toContain('The engine is warm.');
    await ended();
    expect(await rows()).toMatchObject([{ address: '', letter: {} }]);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const outbox = identity.app.get(Outbox);
    const failing = identity.database.transaction(async (tx) => {
      await outbox.append(tx, aMail());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('tells a thing once, also where it is appended again after it was sent @thorough', async () => {
    await append();
    await ended();
    await append(aMail({ letter: { subject: 'Again', paragraphs: ['…'], footnote: '…' } }));
    await append(aMail({ key: 'another' }));
    await server.expect(newcomer.email, 2);
    expect(server.of(newcomer.email).map(({ subject }) => subject)).toEqual(['Good morning', 'Good morning']);
  });

  it('says what is in it and no HTML of its own', async () => {
    const letter = {
      subject: '<i>Odd</i> & “quoted”',
      paragraphs: ['<img src=x onerror=alert(1)> {{footnote}}'],
      rows: [{ title: '<b>1963 Galaxie</b>', detail: 'Oil & filter' }],
      action: { label: 'See & do', url: 'https://carnet.example/?a=1&b="2"', orOpen: 'Or open' },
      footnote: '</p><script>1</script>',
    };
    await append(aMail({ letter }));
    const [mail] = await server.expect(newcomer.email);
    expect(mail!.subject).toBe(letter.subject);
    expect(mail!.html).not.toMatch(/<i>|<img|<b>|<script|"2"/);
    expect(mail!.html).toContain('{{footnote}}');
    expect(mail!.text).toContain(letter.paragraphs[0]);
    expect(mail!.text).toContain('- <b>1963 Galaxie</b>\n  Oil & filter');
  });

  it.each(['"one, two"@garage.example', 'o’hara+cars@garage.example', 'a@b.example, c@d.example'])(
    'goes to one address, which is that: %s',
    async (address) => {
      await append(aMail({ address }));
      await ended();
      const recipients = server.received.flatMap((mail) => mail.recipients);
      expect(recipients).not.toContain('c@d.example');
      expect(recipients).not.toContain('two');
    },
  );

  it('tries again what a server takes later, as the same mail', async () => {
    server.refusals.push([451, 'Later'], [421, 'Busy']);
    await append();
    for (const tries of [1, 2]) {
      await eventually(async () => {
        const [mail] = await identity.database.rows<{ tries: number; ahead: boolean }>(
          sql`select tries, due_at between now() and now() + interval '11 seconds' as ahead from mails where owner_id = ${owner}`,
        );
        expect(mail).toEqual({ tries, ahead: true });
      });
      await nextTry();
    }
    await server.expect(newcomer.email);
    await ended();
    expect((await rows())[0]!.tries).toBe(3);
  });

  it('gives up what a server refuses for good, and goes on with the next', async () => {
    server.refusals.push([550, `No such user: ${newcomer.email}`]);
    await append();
    await ended();
    await append(aMail({ key: 'next' }));
    await server.expect(newcomer.email);
  });

  it('does not send what is of no use any more', async () => {
    server.refusals.push([451, 'Later']);
    await append(aMail({ usefulFor: 60 }));
    await eventually(async () => expect((await rows())[0]?.tries).toBe(1));
    await identity.database.rows(sql`update mails set expires_at = now() where owner_id = ${owner}`);
    await eventually(async () => {
      await nextTry();
      expect(await rows()).toMatchObject([{ ended_at: expect.any(Date) }]);
    });
    expect(server.of(newcomer.email)).toEqual([]);
  });

  it('gives what a dead instance had in hand to another one, as the same mail @thorough', async () => {
    const idle = await (await TestIdentity.start(server.env)).withoutConfirmations();
    try {
      const { body } = await idle.register(newcomer);
      const mails = idle.app.get(MailsRepository);
      await idle.database.rows(sql`alter table mails disable trigger mails_appended`);
      await append(aMail({ owner: body.user.id }), idle);
      const [taken] = await mails.take(1);
      expect(await mails.take(1)).toEqual([]);
      await idle.database.rows(sql`update mails set due_at = now()`);
      await idle.database.rows(sql`select pg_notify('carnet_mails', '')`);
      const [mail] = await server.expect(newcomer.email);
      expect(mail!.messageId).toBe(`<${taken!.id}@carnet.example>`);
    } finally {
      await idle.close();
    }
  });

  it('is shared by several instances, each mail sent by one of them @thorough', async () => {
    const beside = await TestIdentity.start(server.env, identity);
    try {
      const keys = Array.from({ length: 40 }, (_, number) => `number ${number}`);
      await Promise.all(
        keys.map((key, at) => append(aMail({ key, letter: aLetter(key) }), at % 2 ? beside : identity)),
      );
      const received = await server.expect(newcomer.email, keys.length);
      expect(received.map(({ subject }) => subject).sort()).toEqual([...keys].sort());
    } finally {
      await beside.close();
    }
  });

  it('goes with the account', async () => {
    server.refusals.push([451, 'Later']);
    await append();
    await identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token });
    expect(await rows()).toEqual([]);
  });
});

const aLetter = (subject: string) => ({ subject, paragraphs: ['…'], footnote: '…' });

describe('without a server', () => {
  it('keeps each mail as a file that the owner of the stack alone reads @thorough', async () => {
    const quiet = await (await TestIdentity.start()).withoutConfirmations();
    try {
      const { body } = await quiet.register(newcomer);
      await quiet.changePassword(body.token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
      const [name] = await eventually(async () => {
        const names = await readdir(quiet.mailFolder);
        expect(names).toEqual([expect.stringMatching(/\.eml$/)]);
        return names;
      });
      const file = join(quiet.mailFolder, name!);
      const mail = await PostalMime.parse(await readFile(file));
      expect(mail).toMatchObject({ subject: 'Your password was changed', to: [{ address: newcomer.email }] });
      expect((await stat(file)).mode & 0o077).toBe(0);
    } finally {
      await quiet.close();
    }
  });
});

it('the layout is compiled of its source @thorough', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, '../../packages/mail/mail-layout.mjs'), '--check'],
    {
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
