import { anEvent } from '../testing/factories';
import { awaitsInstallation } from './service-events.queries';

const SAVED = '2026-02-01T10:00:00+00:00';
const saved = Date.parse(SAVED);
const part = { id: 1, name: 'Oil filter', manufacturer: null, part_number: null, quantity: 1 };
const completed = anEvent({ updated_at: SAVED, parts: [{ ...part, status: 'Planned' }] });

describe('the parts of an event that was completed just now', () => {
  it('are waited for until they are installed', () => {
    expect(awaitsInstallation(completed, saved + 100)).toBe(true);
    expect(awaitsInstallation({ ...completed, parts: [{ ...part, status: 'Installed' }] }, saved + 100)).toBe(false);
  });

  it('are not waited for when the event is not completed', () => {
    expect(awaitsInstallation({ ...completed, status: 'Upcoming' }, saved + 100)).toBe(false);
  });

  it('are waited for a few seconds only, since their owner may set them to something else', () => {
    expect(awaitsInstallation(completed, saved + 5_000)).toBe(false);
  });
});
