import { Unavailable } from '@carnet/messages';
import { readSettings } from '../settings.js';
import { argon2 } from './argon2.js';
import { Passwords } from './passwords.service.js';

const RIGHT = 'Quiet-Walnut 42 hums';
let passwords: Passwords;

beforeAll(async () => {
  passwords = new Passwords(readSettings({}));
  await passwords.onModuleInit();
});
afterEach(() => jest.restoreAllMocks());

describe('Passwords', () => {
  it('hashes with argon2id, 19 MiB and two passes, and salts each', async () => {
    const [one, two] = await Promise.all([passwords.hash(RIGHT), passwords.hash(RIGHT)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('tells the right password from a wrong one, to the last character and blank', async () => {
    const long = `${'ж'.repeat(126)} A`;
    const hashed = await passwords.hash(long);
    expect(await passwords.matches(hashed, long)).toBe(true);
    expect(await passwords.matches(hashed, long.slice(0, -1))).toBe(false);
    expect(await passwords.matches(hashed, `${long} `)).toBe(false);
  });

  it('takes the same characters from another keyboard for the same', async () => {
    const hashed = await passwords.hash('Café au lait 7!'.normalize('NFD'));
    expect(await passwords.matches(hashed, 'Café au lait 7!'.normalize('NFC'))).toBe(true);
  });

  it('does the same work where there is no account as for a wrong password', async () => {
    const hashed = await passwords.hash(RIGHT);
    const verify = jest.spyOn(argon2, 'verify');
    expect(await passwords.matches(hashed, 'wrong')).toBe(false);
    expect(await passwords.matches(undefined, 'wrong')).toBe(false);
    expect(verify).toHaveBeenCalledTimes(2);
    const cost = (hash: string | undefined) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(hash ?? '')?.[0];
    const [account, nobody] = verify.mock.calls.map(([hash]) => cost(hash));
    expect(account).toBeDefined();
    expect(nobody).toBe(account);
  });

  it('opens no account with the password of nobody', async () => {
    expect(await passwords.matches(undefined, 'nobody has this password')).toBe(false);
  });
});

describe('many at once', () => {
  /** Hashing that goes on until the test ends it. */
  function hashing() {
    const ends: (() => void)[] = [];
    const hash = jest
      .spyOn(argon2, 'hash')
      .mockImplementation((password) => new Promise((resolve) => ends.push(() => resolve(password))));
    return { hash, endOne: () => ends.shift()?.() };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const few = (atOnce: number, waiting: number) =>
    new Passwords({ ...readSettings({}), passwordHashesAtOnce: atOnce, passwordHashesWaiting: waiting });

  it('are hashed a few at a time, the next when one is done', async () => {
    const { hash, endOne } = hashing();
    const crowded = few(2, 5);
    const all = ['a', 'b', 'c'].map((password) => crowded.hash(password));
    await settled();
    expect(hash.mock.calls).toEqual([['a'], ['b']]);
    endOne();
    await settled();
    expect(hash.mock.calls).toEqual([['a'], ['b'], ['c']]);
    endOne();
    endOne();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });

  it('are told to come back when too many wait, and taken again when fewer do', async () => {
    const { endOne } = hashing();
    const crowded = few(1, 1);
    const [inside, waiting] = [crowded.hash('inside'), crowded.hash('waiting')];
    await expect(crowded.hash('too late')).rejects.toBeInstanceOf(Unavailable);
    await expect(crowded.matches(undefined, 'too late')).rejects.toBeInstanceOf(Unavailable);
    await settled();
    endOne();
    expect(await inside).toBe('inside');
    await settled();
    endOne();
    expect(await waiting).toBe('waiting');
    const again = crowded.hash('again');
    await settled();
    endOne();
    expect(await again).toBe('again');
  });

  it('go on after one that failed', async () => {
    jest.spyOn(argon2, 'hash').mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce('fine');
    const crowded = few(1, 1);
    await expect(crowded.hash('one')).rejects.toThrow('broken');
    expect(await crowded.hash('two')).toBe('fine');
  });
});
