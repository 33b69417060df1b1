import { sql } from '@carnet/pg';
import { SealingKeysRepository } from '../src/keys/sealing-keys.repository.js';
import { SealingKeys } from '../src/keys/sealing-keys.service.js';
import { readSettings } from '../src/settings.js';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

it('is made when it is first needed, by however many at once, and told to whoever is signed in', async () => {
  const { client } = stack.newOwner();
  expect(await stack.rows(sql`select 1 from sealing_keys`)).toEqual([]);
  const answers = await Promise.all([1, 2, 3].map(() => client.get('/api/dossiers/key')));
  const [first] = answers.map(({ body }) => body as { origin: string; key: string });
  expect(first).toMatchObject({ origin: 'books.carnet.local' });
  expect(first!.key).toMatch(/^books\.carnet\.local\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/);
  expect(answers.map(({ body }) => body as unknown)).toEqual([first, first, first]);
  expect(await stack.rows(sql`select 1 from sealing_keys`)).toHaveLength(1);
  expect((await stack.anyone.get('/api/dossiers/key')).status).toBe(401);
});

it('stays what it was for a process that is told another name', async () => {
  const before = await stack.app.get(SealingKeys).publicKey();
  const other = new SealingKeys(
    stack.database,
    stack.app.get(SealingKeysRepository),
    { origin: 'elsewhere.example', makesBooks: false, bytesPerOwner: 1, exportDays: 7 },
    { info: () => undefined } as never,
  );
  expect(await other.publicKey()).toBe(before);
});

it.each(['a b', 'x', 'a+b', ''])('reads %j as an origin only where a note can bear it', (origin) => {
  const read = () => readSettings({ BOOKS_ORIGIN: origin });
  if (origin === '')
    expect(read()).toEqual({
      origin: 'books.carnet.local',
      makesBooks: true,
      bytesPerOwner: 5_000 * 1024 * 1024,
      exportDays: 7,
    });
  else expect(read).toThrow('BOOKS_ORIGIN must be a name');
});
