import type { OdometerFact, PartFact, VehicleFact } from '@carnet/contracts';
import { sql } from '@carnet/pg';
import { eventually, startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { service } from '../src/app.js';

export const OWNER = 7;
export const STRANGER = 8;

/** The service, with a simulated svc-garage. */
export interface Stack extends TestService {
  owner: TestClient;
  stranger: TestClient;
  /** Publishes vehicles and parts of svc-garage, and waits until the copies have them. */
  told(...facts: GarageFact[]): Promise<void>;
  /** Lets svc-garage return these when asked, before its log contains them. */
  knownToGarage(...facts: GarageFact[]): void;
  /** The facts of events that this service published, oldest first. */
  facts(): Promise<PublishedFact[]>;
  /** Creates an event, and returns the complete answer. */
  anEvent(input?: object, as?: TestClient): Promise<any>;
}

export interface GarageFact {
  kind: 'vehicle' | 'odometer' | 'part';
  key: number;
  ownerId: number;
  deleted?: boolean;
  body?: VehicleFact | OdometerFact | PartFact;
}

export interface PublishedFact {
  kind: string;
  key: string;
  version: number;
  owner_id: number;
  deleted: boolean;
  body: any;
}

export const aVehicle = (id: number, body: Partial<VehicleFact> = {}, ownerId = OWNER): GarageFact => ({
  kind: 'vehicle',
  key: id,
  ownerId,
  body: {
    id,
    collection_id: 1,
    type: 'Car',
    make: 'Lancia',
    model: 'Fulvia',
    year: 1973,
    nickname: null,
    current_mileage: null,
    birth_date: null,
    ...body,
  },
});

/** A fact of a vehicle's odometer, from the ledger. */
export const anOdometer = (id: number, body: Partial<OdometerFact> = {}, ownerId = OWNER): GarageFact => ({
  kind: 'odometer',
  key: id,
  ownerId,
  body: { id, pace: null, corrections: [], ...body },
});

export const aPart = (id: number, vehicleId: number, body: Partial<PartFact> = {}, ownerId = OWNER): GarageFact => ({
  kind: 'part',
  key: id,
  ownerId,
  body: {
    id,
    vehicle_id: vehicleId,
    name: `Part ${id}`,
    manufacturer: null,
    part_number: null,
    type: 'OEM',
    status: 'Planned',
    ...body,
  },
});

export const gone = ({ kind, key, ownerId }: GarageFact): GarageFact => ({ kind, key, ownerId, deleted: true });

/** The minimum input of an event. */
export const oilChange = (vehicleId: number, input: object = {}) => ({
  vehicle_id: vehicleId,
  name: 'Oil change',
  type: 'Regular Maintenance',
  ...input,
});

export async function openStack(): Promise<Stack> {
  const test = await startTestService(service);
  const { garage } = test.producers;
  const owner = test.as(OWNER);
  const facts = () =>
    test.database.rows<PublishedFact>(
      sql`select kind, key, version, owner_id, deleted, body from facts where kind = 'service-event' order by seq`,
    );
  const heads = async (list: GarageFact[]) => {
    const keys = list.map(({ kind, key }) => `${kind} ${key}`);
    return test.database.rows<{ name: string; version: number; deleted: boolean }>(
      sql`select kind || ' ' || key as name, min(version) as version, bool_and(deleted) as deleted from handler_heads
          where kind || ' ' || key = any(${keys}) group by 1`,
    );
  };
  return {
    ...test,
    owner,
    stranger: test.as(STRANGER),
    facts,
    async told(...list) {
      const before = new Map((await heads(list)).map((head) => [head.name, head.version]));
      garage.publish(...list);
      await eventually(async () => {
        const after = (await heads(list)).filter(({ name, version }) => version > (before.get(name) ?? 0));
        expect(after).toHaveLength(new Set(list.map(({ kind, key }) => `${kind} ${key}`)).size);
      });
    },
    knownToGarage: (...list) => garage.withhold(...list),
    async anEvent(input = {}, as = owner) {
      const { status, body } = await as.post('/api/service/events', oilChange(1, input));
      expect({ status, body }).toMatchObject({ status: 201 });
      return body;
    },
  };
}
