import type { OdometerFact, VehicleFact } from '@carnet/contracts';
import { type Sql, sql } from '@carnet/pg';
import { eventually, startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { usage } from '../src/app.js';

/** svc-usage, with a simulated svc-garage. */
export interface Stack extends TestService {
  /** Creates a person without any data. */
  newOwner(): { id: number; client: TestClient };
  /** Adds a vehicle that svc-garage returns when asked; returns its id. */
  aVehicle(ownerId: number, body?: Partial<VehicleFact>): number;
  /** Publishes a vehicle's ledger for svc-garage, and waits until the copy has it. */
  ledgerSays(ownerId: number, vehicleId: number, body: Partial<OdometerFact>): Promise<void>;
  /** The newest fact of each due point of a person. */
  dueOf(ownerId: number): Promise<PublishedFact[]>;
  /** The facts of a fill-up and of its reading, oldest first. */
  factsOf(fillUp: number): Promise<PublishedFact[]>;
  readingsOf(fillUp: number): Promise<PublishedFact[]>;
  rows<T = Record<string, unknown>>(statement: Sql): Promise<T[]>;
}

export interface PublishedFact {
  version: number;
  owner_id: number;
  deleted: boolean;
  body: unknown;
}

/** An id that does not exist. */
export const NOBODYS = 2_000_000_000;

/** The minimum input of a fill-up. */
export const aFillUp = (vehicle_id: number, fields: object = {}) => ({
  ...{ vehicle_id, filled_on: '2026-05-01', energy: 'petrol', amount: 40, unit: 'l' },
  ...fields,
});

/** A session with two complete laps. */
export const aTrackSession = (vehicle_id: number, fields: object = {}) => ({
  ...{ vehicle_id, driven_on: '2026-05-03', seconds: 495.5 },
  laps: [
    { number: 0, kind: 'out', seconds: 94.2, distance: 1_200 },
    { number: 1, kind: 'timed', seconds: 121.35, distance: 3_105 },
    { number: 2, kind: 'timed', seconds: 118.08, distance: 3_101 },
  ],
  ...{ laps_from: 'file', best: 118.08 },
  ...fields,
});

/** The minimum input of a set of tyres, and of another component. */
export const aSet = (fields: object = {}) => ({ kind: 'tyres', name: 'Winter wheels', ...fields });
export const anEngine = (fields: object = {}) => ({ kind: 'engine', name: 'AR 00530', ...fields });

export async function openStack(config: Parameters<typeof startTestService>[1] = {}): Promise<Stack> {
  const test = await startTestService(usage, config);
  const { garage } = test.producers;
  const told = (kind: string, key: number) =>
    test.database.rows<PublishedFact>(
      sql`select version, owner_id, deleted, body from facts where kind = ${kind} and key = ${String(key)} order by seq`,
    );
  let owners = 0;
  let things = 0;
  return {
    ...test,
    newOwner() {
      owners += 1;
      return { id: owners, client: test.as(owners) };
    },
    aVehicle(ownerId, body = {}) {
      const id = ++things;
      const fields = { collection_id: 1, type: 'Car', make: 'Alfa Romeo', model: 'GT Junior', year: 1973 };
      const about = { nickname: null, odometer_unit: 'km' };
      garage.withhold({ kind: 'vehicle', key: id, ownerId, body: { id, ...fields, ...about, ...body } });
      return id;
    },
    async ledgerSays(ownerId, id, body) {
      const said = { id, pace: null, corrections: [], ...body };
      garage.publish({ kind: 'odometer', key: id, ownerId, body: said });
      const { chapters = null, record_corrections = null } = said;
      await eventually(async () => {
        const [known] = await test.database.rows<{ same: boolean }>(sql`
          select chapters is not distinct from ${chapters && JSON.stringify(chapters)}::jsonb
            and corrections is not distinct from ${record_corrections && JSON.stringify(record_corrections)}::jsonb as same
          from odometer_copies where owner_id = ${ownerId} and id = ${id}`);
        expect(known).toEqual({ same: true });
      });
    },
    dueOf: (ownerId) =>
      test.database.rows<PublishedFact>(sql`
        select version, owner_id, deleted, body from (
          select distinct on (key) * from facts where kind = 'component-due-point' and owner_id = ${ownerId} order by key, seq desc) newest
        order by seq`),
    factsOf: (fillUp) => told('fill-up', fillUp),
    readingsOf: (fillUp) => told('fill-up-reading', fillUp),
    rows: (statement) => test.database.rows(statement),
  };
}
