import type { Sql } from '@carnet/pg';
import { startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { dossier } from '../src/app.js';

// Tests start the making of books themselves.
process.env.MAKES_BOOKS = 'no';

/** svc-dossier, with a fake svc-garage. */
export interface Stack extends TestService {
  /** A new user without any data. */
  newOwner(): { id: number; client: TestClient };
  /** Adds a vehicle to the fake svc-garage; returns its id. */
  aVehicle(ownerId: number, body?: object): number;
  rows<T = Record<string, unknown>>(statement: Sql): Promise<T[]>;
}

/** An id that does not exist. */
export const NOBODYS = 2_000_000_000;

export async function openStack(config: Parameters<typeof startTestService>[1] = {}): Promise<Stack> {
  const test = await startTestService(dossier, config);
  let owners = 0;
  let vehicles = 0;
  return {
    ...test,
    newOwner() {
      owners += 1;
      return { id: owners, client: test.as(owners) };
    },
    aVehicle(ownerId, body = {}) {
      const id = ++vehicles;
      const fields = { collection_id: 1, type: 'Car', make: 'Alfa Romeo', model: 'GT Junior', year: 1973 };
      const known = { ...fields, nickname: null, current_mileage: null, birth_date: null };
      test.producers.garage.withhold({ kind: 'vehicle', key: id, ownerId, body: { id, ...known, ...body } });
      return id;
    },
    rows: (statement) => test.database.rows(statement),
  };
}
