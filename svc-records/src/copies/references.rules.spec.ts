import { faultOf, type Known, unknownOf } from './references.rules.js';

const known: Known = {
  vehicle: true,
  vehicleOfPart: new Map([
    [11, 1],
    [21, 2],
  ]),
  vehicleOfServiceEvent: new Map([
    [31, 1],
    [41, 2],
  ]),
};
const parts = (...ids: number[]) => ({ vehicleId: 1, parts: { field: 'part_ids', ids } });
const events = (...ids: number[]) => ({ vehicleId: 1, serviceEvents: { field: 'service_event_ids', ids } });

describe('what a record names', () => {
  it('is right where all of it is of its vehicle', () => {
    expect(faultOf({ ...parts(11), ...events(31) }, known)).toBeNull();
  });

  it('must be of its vehicle', () => {
    expect(faultOf(parts(11, 21), known)).toEqual({ field: 'part_ids', msg: 'A part belongs to another vehicle' });
    expect(faultOf(events(41), known)?.msg).toBe('A service event belongs to another vehicle');
  });

  it('must be there', () => {
    expect(faultOf({ vehicleId: 1 }, { ...known, vehicle: false })).toEqual({
      field: 'vehicle_id',
      msg: 'Vehicle not found',
    });
    expect(faultOf(parts(11, 12), known)?.msg).toBe('Part not found');
    expect(faultOf(events(32), known)).toEqual({ field: 'service_event_ids', msg: 'Service event not found' });
  });

  it('is unknown as long as no copy has it', () => {
    expect(unknownOf({ ...parts(11, 12), ...events(32) }, { ...known, vehicle: false })).toEqual({
      vehicleIds: [1],
      partIds: [12],
      serviceEventIds: [32],
    });
  });
});
