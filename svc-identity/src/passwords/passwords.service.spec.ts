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
