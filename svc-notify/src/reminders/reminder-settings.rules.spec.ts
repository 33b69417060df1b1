import { defaultsFor, type Plan, settingsWith, turnOf } from './reminder-settings.rules.js';

const aPlan = (changes: Partial<Plan['settings']> = {}, plan: Partial<Plan> = {}): Plan => ({
  settings: { ...defaultsFor('mi'), frequency: 'daily', hour: 8, ...changes },
  zone: 'Europe/Berlin',
  looked_at: new Date('2026-11-23T07:00:00Z'),
  last_told_at: null,
  ...plan,
});
const at = (time: string) => new Date(time);

it('what nobody chose is as for everybody, a distance in the unit of the person', () => {
  expect(settingsWith({ hour: 0, kinds: null }, 'km')).toEqual({ ...defaultsFor('km'), hour: 0 });
  expect(defaultsFor('km').ahead_distance).toBe(800);
});

describe('a turn', () => {
  it('comes at the hour, and not before', () => {
    expect(turnOf(aPlan(), at('2026-11-24T06:59:59Z'))).toEqual({ tells: false, next: at('2026-11-24T07:00:00Z') });
    expect(turnOf(aPlan(), at('2026-11-24T07:00:00Z'))).toEqual({ tells: true, next: at('2026-11-25T07:00:00Z') });
  });

  it('is one after thirty days of outage', () => {
    expect(turnOf(aPlan(), at('2026-12-24T12:00:00Z'))).toEqual({ tells: true, next: at('2026-12-25T07:00:00Z') });
  });

  it('is not that of a moment before it was planned', () => {
    const plan = aPlan({ frequency: 'weekly', weekday: 2 }, { looked_at: null });
    expect(turnOf(plan, at('2026-11-24T07:00:01Z'))).toEqual({ tells: false, next: at('2026-12-01T07:00:00Z') });
  });

  it('never comes to whoever wants none', () => {
    expect(turnOf(aPlan({ frequency: 'never' }), at('2026-12-24T12:00:00Z'))).toEqual({ tells: false, next: null });
  });

  it('comes at once, and at the hour for what a new day brings, but for a quarter of an hour after a letter', () => {
    const plan = aPlan({ frequency: 'at-once' }, { last_told_at: at('2026-11-24T12:00:00Z') });
    expect(turnOf(plan, at('2026-11-24T12:05:00Z'))).toEqual({ tells: false, next: at('2026-11-24T12:15:00Z') });
    expect(turnOf(plan, at('2026-11-24T12:15:00Z'))).toEqual({ tells: true, next: at('2026-11-25T07:00:00Z') });
  });
});
