import { sql } from '@carnet/pg';
import { RateLimits } from '../src/rate-limits/rate-limits.service.js';
import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';

const LIMITS = {
  SIGN_IN_TRIES_PER_ACCOUNT: '3',
  SIGN_IN_TRIES_PER_ADDRESS: '5',
  SIGN_IN_WINDOW_SECONDS: '600',
  REGISTRATIONS_PER_ADDRESS: '4',
  REGISTRATION_WINDOW_SECONDS: '1200',
};
let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let stack = 0;

beforeAll(async () => (identity = await TestIdentity.start(LIMITS)));
afterAll(() => identity.close());
beforeEach(async () => {
  newcomer = aNewcomer();
  await identity.register(newcomer, { address: elsewhere() });
});

/** An address without earlier tries. */
const elsewhere = () => `198.51.100.${(stack += 1)}`;
const wrong = (email = newcomer.email, address = elsewhere()) => identity.signIn(email, 'wrong', { address });
const right = (address = elsewhere()) => identity.signIn(newcomer.email, PASSWORD, { address });
async function times(count: number, work: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < count; done += 1) statuses.push((await work()).status);
  return statuses;
}

describe('tries of one account', () => {
  it('are limited wherever they come from, the right password included, and the answer says how long', async () => {
    expect(await times(3, wrong)).toEqual([401, 401, 401]);
    const { status, body, headers } = await right();
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { msg: 'Too many tries. Please wait a while and try again.' },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  });

  it('are one account however its email is written', async () => {
    const written = [newcomer.email, ` ${newcomer.email} `, newcomer.email.toUpperCase()];
    for (const email of written) expect((await wrong(email)).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });

  it('begin anew after a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await times(2, wrong)).toEqual([401, 401]);
      expect((await right()).status).toBe(200);
    }
  });

  it('are counted for an email that nobody has, too', async () => {
    expect(await times(4, () => wrong('nobody@garage.example'))).toEqual([401, 401, 401, 429]);
  });

  it('leave other accounts alone', async () => {
    await times(4, wrong);
    const other = aNewcomer();
    await identity.register(other, { address: elsewhere() });
    expect((await identity.signIn(other.email, PASSWORD, { address: elsewhere() })).status).toBe(200);
  });

  it('are counted when they all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('are shared by all instances and not forgotten by a restart', async () => {
    await times(3, wrong);
    const instance = await TestIdentity.start(LIMITS, identity);
    const { status } = await instance.signIn(newcomer.email, PASSWORD, { address: elsewhere() });
    await instance.close();
    expect(status).toBe(429);
  });

  it('begin anew in all instances at once, also in one that has refused', async () => {
    expect(await times(5, wrong)).toEqual([401, 401, 401, 429, 429]);
    const instance = await TestIdentity.start(LIMITS, identity);
    await instance.app.get(RateLimits).succeeded(newcomer.email);
    await instance.close();
    expect((await right()).status).toBe(200);
  });

  it('are forgotten when the window has passed', async () => {
    const instance = await TestIdentity.start(LIMITS, identity);
    await times(3, wrong);
    await identity.database.rows(sql`update tries set expire = expire - 600000`);
    const { status } = await instance.signIn(newcomer.email, PASSWORD, { address: elsewhere() });
    await instance.close();
    expect(status).toBe(200);
  });

  it('name nobody in the table', async () => {
    await wrong();
    expect(JSON.stringify(await identity.database.rows(sql`select * from tries`))).not.toContain('@');
  });
});

describe('tries from one address', () => {
  it('are limited whatever the account', async () => {
    const address = elsewhere();
    const somebody = () => wrong(aNewcomer().email, address);
    expect(await times(6, somebody)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await right(address)).status).toBe(429);
    expect((await right()).status).toBe(200);
  });

  it('cost the account nothing once they are over the limit', async () => {
    const address = elsewhere();
    await times(5, () => wrong(aNewcomer().email, address));
    await times(5, () => wrong(newcomer.email, address));
    expect((await right()).status).toBe(200);
  });

  it('are not evaded by X-Forwarded-For and its like', async () => {
    const address = elsewhere();
    const liar = (number: number) => {
      const lie = `192.0.2.${number}`;
      const headers = { 'x-forwarded-for': lie, 'x-real-ip': lie, forwarded: `for=${lie}`, 'x-client-ip': lie };
      return identity.signIn(aNewcomer().email, 'wrong', { address, headers });
    };
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number += 1) statuses.push((await liar(number)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are those of the client that the gateway names, not of the gateway', async () => {
    const through = (client: string) =>
      identity.signIn(aNewcomer().email, 'wrong', { address: '127.0.0.1', headers: { 'x-forwarded-for': client } });
    const client = elsewhere();
    expect(await times(6, () => through(client))).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await through(elsewhere())).status).toBe(401);
    expect((await through(`192.0.2.77, ${client}`)).status).toBe(429);
  });

  it('are one for all IPv6 addresses of a subscriber', async () => {
    let number = 0;
    const roaming = () => wrong(aNewcomer().email, `2001:db8:5:6::${(number += 1)}`);
    expect(await times(6, roaming)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('registrations from one address', () => {
  it('are limited, with Retry-After', async () => {
    const address = elsewhere();
    expect(await times(4, () => identity.register(aNewcomer(), { address }))).toEqual([201, 201, 201, 201]);
    const { status, headers } = await identity.register(aNewcomer(), { address });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(1_190);
    expect((await identity.register(aNewcomer(), { address: elsewhere() })).status).toBe(201);
  });

  it('do not count what was only filled in wrongly', async () => {
    const address = elsewhere();
    const mistaken = () => identity.register(aNewcomer({ password: 'Password123!' }), { address });
    expect(await times(6, mistaken)).toEqual([400, 400, 400, 400, 400, 400]);
    expect((await identity.register(aNewcomer(), { address })).status).toBe(201);
  });
});
