import fc from 'fast-check';
import type { ServiceEvent } from './service-event.entity.js';
import { newServiceEvent, storedEvent, updatedServiceEvent, usedParts } from './service-event.rules.js';

const anEvent = (fields: Partial<ServiceEvent> = {}): ServiceEvent => ({
  ...storedEvent(7, newServiceEvent({ vehicle_id: 1, name: 'Oil', type: 'Repair', parts: [{ id: 5 }] }), 9),
  ...fields,
});

describe('a new event', () => {
  it('is Completed where no status is given', () => {
    expect(newServiceEvent({ vehicle_id: 1, name: 'Oil', type: 'Repair' }).fields.status).toBe('Completed');
    expect(newServiceEvent({ vehicle_id: 1, name: 'Oil', type: 'Repair', status: null }).fields.status).toBe(
      'Completed',
    );
    expect(newServiceEvent({ vehicle_id: 1, name: 'Oil', type: 'Repair', status: 'Overdue' }).fields.status).toBe(
      'Overdue',
    );
  });

  it('uses one of each part where no quantity is given', () => {
    expect(usedParts([{ id: 2 }, { id: 1, quantity: 4 }, { id: 3, quantity: null }])).toEqual([
      { id: 2, quantity: 1 },
      { id: 1, quantity: 4 },
      { id: 3, quantity: 1 },
    ]);
    expect(usedParts(null)).toEqual([]);
  });
});

describe('an updated event', () => {
  it('keeps what is left out and clears what is null', () => {
    const event = anEvent({ cost: 5, notes: 'old' });
    expect(updatedServiceEvent(event, { cost: null, notes: undefined, name: 'New' })).toEqual({
      ...event,
      cost: null,
      name: 'New',
    });
  });

  it('takes the parts as a whole list', () => {
    expect(updatedServiceEvent(anEvent(), { parts: [{ id: 3 }, { id: 4 }] }).parts).toEqual([
      { id: 3, quantity: 1 },
      { id: 4, quantity: 1 },
    ]);
    expect(updatedServiceEvent(anEvent(), { parts: null }).parts).toEqual([]);
    expect(updatedServiceEvent(anEvent(), {}).parts).toEqual(anEvent().parts);
  });

  it('cannot be without a status', () => {
    expect(() => updatedServiceEvent(anEvent(), { status: null })).toThrow('Status is required');
  });

  it('stays what it was in everything that no update may change', () => {
    const update = fc.record(
      { name: fc.string(), cost: fc.option(fc.float()), status: fc.constantFrom('Completed', 'Upcoming', 'Overdue') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(update, (input) => {
        const { id, owner_id, vehicle_id } = updatedServiceEvent(anEvent(), input);
        expect({ id, owner_id, vehicle_id }).toEqual({ id: 9, owner_id: 7, vehicle_id: 1 });
      }),
    );
  });
});
