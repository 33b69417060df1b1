import { readSettings } from './settings.js';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(Object.values(readSettings({})).every((value) => value >= 1)).toBe(true);
  });

  it('takes what the environment says', () => {
    expect(readSettings({ SIGN_IN_TRIES_PER_ACCOUNT: ' 3 ' }).signInTriesPerAccount).toBe(3);
  });

  it('names every variable that is odd', () => {
    const env = { SIGN_IN_TRIES_PER_ADDRESS: 'many', PASSWORD_HASHES_AT_ONCE: '0', REGISTRATIONS_PER_ADDRESS: '1.5' };
    expect(() => readSettings(env)).toThrow(
      'svc-identity cannot start: SIGN_IN_TRIES_PER_ADDRESS must be a whole number from 1 to 1000000; ' +
        'REGISTRATIONS_PER_ADDRESS must be a whole number from 1 to 1000000; ' +
        'PASSWORD_HASHES_AT_ONCE must be a whole number from 1 to 64.',
    );
  });
});
