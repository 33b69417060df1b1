import { isListed, readRegistration } from './registration.rules.js';

describe('who may register', () => {
  it('is everybody until something is said', () => {
    expect(readRegistration({}, [])).toEqual({ mode: 'open', allowed: [] });
  });

  it('is who is on the list, by address or domain', () => {
    const faults: string[] = [];
    const { allowed } = readRegistration(
      { REGISTRATION: 'list', REGISTRATION_ALLOWED: 'Anna@example.org, @club.example fleet.example' },
      faults,
    );
    expect(faults).toEqual([]);
    for (const email of ['anna@example.org', ' ANNA@EXAMPLE.ORG', 'x@club.example', 'y@Fleet.Example'])
      expect([email, isListed(email, allowed)]).toEqual([email, true]);
    for (const email of ['bob@example.org', 'x@sub.club.example', 'x@aclub.example', '@club.example@evil.example'])
      expect([email, isListed(email, allowed)]).toEqual([email, false]);
  });

  it.each([
    [{ REGISTRATION: 'shut' }, 'REGISTRATION must be open, closed or list'],
    [{ REGISTRATION: 'list' }, 'REGISTRATION_ALLOWED is missing'],
    [{ REGISTRATION_ALLOWED: 'example.org' }, 'REGISTRATION_ALLOWED counts where'],
  ])('is said soundly, or not at all: %j', (env, sentence) => {
    const faults: string[] = [];
    readRegistration(env, faults);
    expect(faults).toEqual([expect.stringContaining(sentence)]);
  });
});
