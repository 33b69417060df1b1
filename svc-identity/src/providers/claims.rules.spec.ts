import { readClaims, usernamesFor } from './claims.rules.js';

describe('what a provider says of a person', () => {
  it('is taken as far as it is text', () => {
    const said = {
      sub: 'u1',
      email: ' ada@example.org ',
      email_verified: true,
      preferred_username: 'ada',
      given_name: 'Ada',
    };
    expect(readClaims({ ...said, family_name: 7, groups: ['x'] })).toEqual({
      sub: 'u1',
      email: 'ada@example.org',
      email_verified: true,
      username: 'ada',
      first_name: 'Ada',
      last_name: undefined,
      auth_time: undefined,
    });
  });

  it.each([
    [1_700_000_000, 1_700_000_000],
    ['1700000000', undefined],
    [1.5, undefined],
    [NaN, undefined],
    [null, undefined],
  ])('says by auth_time when the person signed in there: %p', (auth_time, known) => {
    expect(readClaims({ sub: 'u1', auth_time }).auth_time).toBe(known);
  });

  it.each([undefined, false, 'false', 1, 'yes'])('confirms no address by %p', (email_verified) => {
    expect(readClaims({ sub: 'u1', email: 'a@b.example', email_verified }).email_verified).toBe(false);
  });

  it('confirms no address that is not there', () => {
    expect(readClaims({ sub: 'u1', email_verified: true })).toMatchObject({ email: undefined, email_verified: false });
  });

  it('names somebody by the address where nothing else does', () => {
    expect(readClaims({ sub: 'u1', email: 'ada@b.example' }).username).toBe('ada');
    expect(readClaims({ sub: 'u1' }).username).toBeUndefined();
  });

  it('cuts what is too long, and drops what no name has', () => {
    const { username, first_name } = readClaims({
      sub: 'u1',
      nickname: `a\u0000${'x'.repeat(80)}`,
      name: 'N'.repeat(300),
    });
    expect([username!.length, first_name!.length]).toEqual([50, 100]);
    expect(username).not.toContain('\u0000');
  });

  it('leaves room for a number behind a name', () => {
    expect(usernamesFor('ada').slice(0, 3)).toEqual(['ada', 'ada2', 'ada3']);
    expect(usernamesFor('x'.repeat(50)).every((name) => name.length <= 50)).toBe(true);
  });
});
