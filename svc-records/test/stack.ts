import { type Sql, sql } from '@carnet/pg';
import { countStatements, startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { records } from '../src/app.js';

/** svc-records, with fakes of svc-garage, svc-service and svc-usage. */
export interface Stack extends TestService {
  /** A new user without any data. */
  newOwner(): { id: number; client: TestClient };
  /** Adds a vehicle to the fake svc-garage; returns its id. */
  aVehicle(ownerId: number, body?: object): number;
  /** Adds a part to the fake svc-garage. */
  aPart(ownerId: number, vehicleId: number, body?: object): number;
  /** Add an identity number and an ownership chapter of a vehicle to the fake svc-garage. */
  aNumber(ownerId: number, vehicleId: number): number;
  anOwnershipChapter(ownerId: number, vehicleId: number): number;
  /** Adds a service event to the fake svc-service. */
  aServiceEvent(ownerId: number, vehicleId: number, body?: object): number;
  /** Adds a fill-up to the fake svc-usage. */
  aFillUp(ownerId: number, vehicleId: number): number;
  /** Published facts about a thing, the oldest first. */
  factsOf(kind: string, key: number): Promise<PublishedFact[]>;
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

export const today = (): string => new Date().toISOString().slice(0, 10);

export async function openStack(config: Parameters<typeof startTestService>[1] = {}): Promise<Stack> {
  const test = await startTestService(records, config);
  const { garage, service, usage } = test.producers;
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
      const fields = {
        collection_id: 1,
        type: 'Car',
        make: 'Alfa Romeo',
        model: 'GT Junior',
        year: 1973,
        nickname: null,
      };
      garage.withhold({ kind: 'vehicle', key: id, ownerId, body: { id, ...fields, ...body } });
      return id;
    },
    aPart(ownerId, vehicle_id, body = {}) {
      const id = ++things;
      const fields = {
        name: 'Strut bar',
        manufacturer: 'Sparco',
        part_number: 'SB-1',
        type: 'Aftermarket',
        status: 'Planned',
      };
      garage.withhold({ kind: 'part', key: id, ownerId, body: { id, vehicle_id, ...fields, ...body } });
      return id;
    },
    aNumber(ownerId, vehicle_id) {
      const id = ++things;
      garage.withhold({ kind: 'vehicle-identity', key: id, ownerId, body: { id, vehicle_id } });
      return id;
    },
    anOwnershipChapter(ownerId, vehicle_id) {
      const id = ++things;
      garage.withhold({ kind: 'ownership-chapter', key: id, ownerId, body: { id, vehicle_id } });
      return id;
    },
    aServiceEvent(ownerId, vehicle_id, body = {}) {
      const id = ++things;
      const fields = {
        ...{ name: 'Oil change', type: 'Regular Maintenance', status: 'Completed', date_performed: '2024-05-01' },
        ...{ mileage_at_service: null, part_ids: [] },
      };
      service.withhold({ kind: 'service-event', key: id, ownerId, body: { id, vehicle_id, ...fields, ...body } });
      return id;
    },
    aFillUp(ownerId, vehicle_id) {
      const id = ++things;
      usage.withhold({ kind: 'fill-up', key: id, ownerId, body: { id, vehicle_id } });
      return id;
    },
    factsOf: (kind, key) =>
      test.database.rows<PublishedFact>(
        sql`select version, owner_id, deleted, body from facts where kind = ${kind} and key = ${String(key)} order by seq`,
      ),
    rows: (statement) => test.database.rows(statement),
  };
}

/** The number of statements of a request, after the connection has prepared them and all copies exist. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await countStatements(work)).length;
