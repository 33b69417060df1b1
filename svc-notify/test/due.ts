import type { DocumentExpiryFact, DuePointFact, OdometerFact, VehicleFact } from '@carnet/contracts';
import type { TestFact } from '@carnet/svc-testing';

/** A vehicle, as svc-garage publishes it. */
export const aVehicle = (ownerId: number, id: number, changes: Partial<VehicleFact> = {}): TestFact => ({
  kind: 'vehicle',
  key: id,
  ownerId,
  body: {
    id,
    ...{ collection_id: 1, type: 'Car', make: 'Alfa Romeo', model: 'Spider', year: 1973, nickname: 'blue Alfa' },
    ...{ current_mileage: 84_120, birth_date: null },
    ...changes,
  },
});

/** A due point of vehicle 1, as svc-service publishes it. */
export const aDuePoint = (ownerId: number, id: number, changes: Partial<DuePointFact> = {}): TestFact => ({
  kind: 'due-point',
  key: id,
  ownerId,
  body: {
    id,
    vehicle_id: 1,
    kind: 'schedule',
    record_id: 31,
    name: 'Oil change',
    due_on: '2027-05-04',
    due_mileage: 85_000,
    odometer_unit: 'mi',
    expected_on: '2027-03-09',
    since: '2026-05-04',
    planned_event_id: null,
    ...changes,
  },
});

/** The odometer of a vehicle, as svc-garage publishes it. */
export const anOdometer = (ownerId: number, id: number, changes: Partial<OdometerFact> = {}): TestFact => ({
  kind: 'odometer',
  key: id,
  ownerId,
  body: { id, pace: null, corrections: [], last_read_on: '2026-05-04', ...changes },
});

/** An expiring paper, as svc-records publishes it. */
export const aPaper = (ownerId: number, id: number, changes: Partial<DocumentExpiryFact> = {}): TestFact => ({
  kind: 'document-expiry',
  key: id,
  ownerId,
  body: { id, vehicle_id: 1, title: 'Policy', type: 'insurance', expires_on: '2026-12-10', ...changes },
});
