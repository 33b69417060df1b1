import type { Sql } from '@carnet/pg';
import { startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { dossier } from '../src/app.js';

// Tests make books themselves, where they want some.
process.env.MAKES_BOOKS = 'no';

/** svc-dossier, with svc-garage played by the test. */
export interface Stack extends TestService {
  /** Somebody who has nothing yet. */
  newOwner(): { id: number; client: TestClient };
  /** A vehicle that svc-garage can be asked for; answers its id. */
  aVehicle(ownerId: number, body?: object): number;
  rows<T = Record<string, unknown>>(statement: Sql): Promise<T[]>;
}

/** An id that nothing has. */
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
