import type { ModificationFact, RecordReadingFact, ServiceEventFact, VehicleCoverFact } from '@carnet/contracts';
import {
  startTestService,
  type TestAnswer,
  type TestClient,
  type TestFact,
  type TestService,
} from '@carnet/svc-testing';
import { garage } from '../src/app.js';
import { CollectionView } from '../src/collections/collection.dto.js';
import { PartView } from '../src/parts/part.dto.js';
import { VehicleView } from '../src/vehicles/vehicle.dto.js';

export const startGarage = (): Promise<TestService> => startTestService(garage);

let lastUser = 1000;

/** A new user for each test, so that tests do not share data. */
export const aUserId = (): number => ++lastUser;

/** A signed-in client of a new user. */
export const aPerson = (service: TestService): TestClient => service.as(aUserId());

export const aVehicle = (fields: object = {}) => ({
  type: 'Car',
  make: 'Porsche',
  model: '911',
  year: 1973,
  ...fields,
});

export const aPart = (fields: object = {}) => ({ name: 'Oil filter', type: 'OEM', status: 'Planned', ...fields });

export const aServiceEvent = (
  fields: Partial<ServiceEventFact> & { id: number; vehicle_id: number },
): ServiceEventFact => ({
  name: 'Oil change',
  type: 'Regular Maintenance',
  status: 'Completed',
  date_performed: '2026-05-01',
  mileage_at_service: null,
  part_ids: [],
  ...fields,
});

export const aModification = (
  fields: Partial<ModificationFact> & { id: number; vehicle_id: number },
): ModificationFact => ({
  name: 'Coilovers',
  category: 'Performance',
  status: 'Planned',
  part_ids: [],
  ...fields,
});

export const coverFact = (ownerId: number, fields: Partial<VehicleCoverFact> & { id: number }): TestFact => ({
  kind: 'vehicle-cover',
  key: fields.id,
  ownerId,
  body: {
    photo_id: 7,
    hash: '0123456789abcdef',
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    width: 1200,
    height: 800,
    ...fields,
  },
});

export const eventFact = (ownerId: number, body: ServiceEventFact): TestFact => ({
  kind: 'service-event',
  key: body.id,
  ownerId,
  body,
});
export const eventGone = (ownerId: number, id: number): TestFact => ({
  kind: 'service-event',
  key: id,
  ownerId,
  deleted: true,
});
export const modificationFact = (ownerId: number, body: ModificationFact): TestFact => ({
  kind: 'modification',
  key: body.id,
  ownerId,
  body,
});

/** The fact of a paper with a mileage. */
export const documentFact = (
  ownerId: number,
  body: Partial<RecordReadingFact> & { id: number; vehicle_id: number | null },
): TestFact => ({
  kind: 'document',
  key: body.id,
  ownerId,
  body: { name: 'Inspection', read_on: '2026-05-01', mileage: null, entered_at: '2026-05-02T10:00:00.000Z', ...body },
});

/** The reading fact of a track day, a modification, an issue or a fill-up. */
export const recordReadingFact = (
  kind: 'track-day-reading' | 'modification-reading' | 'issue-reading' | 'fill-up-reading',
  ownerId: number,
  body: Partial<RecordReadingFact> & { id: number; vehicle_id: number | null },
): TestFact => ({ ...documentFact(ownerId, { name: 'Laguna Seca', ...body }), kind });

export async function createCollection(person: TestClient, fields: object = {}) {
  return created(await person.post<CollectionView>('/api/collections', { name: 'Weekend cars', ...fields }));
}

export async function createVehicle(
  person: TestClient,
  fields: { collection_id?: number; [field: string]: unknown } = {},
) {
  const collection_id = fields.collection_id ?? (await createCollection(person)).id;
  return created(await person.post<VehicleView>('/api/vehicles', aVehicle({ ...fields, collection_id })));
}

export async function createPart(person: TestClient, fields: { vehicle_id?: number; [field: string]: unknown } = {}) {
  const vehicle_id = fields.vehicle_id ?? (await createVehicle(person)).id;
  return created(await person.post<PartView>('/api/parts', aPart({ ...fields, vehicle_id })));
}

function created<T>({ status, body }: TestAnswer<T>): T {
  if (status !== 201) throw new Error(`Not created: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Published facts of a thing, the oldest first. */
export async function factsOf(service: TestService, kind: string, id: number) {
  return service.database.dataSource.query<
    { version: number; owner_id: number; deleted: boolean; body: Record<string, unknown> | null }[]
  >('select version, owner_id, deleted, body from facts where kind = $1 and key = $2 order by seq', [kind, String(id)]);
}

export const namesOf = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);
export const modelsOf = (rows: { model: string }[]): string[] => rows.map(({ model }) => model);

/** The path of the next page; undefined on the last page. */
export const nextPage = (headers: Record<string, string | undefined>): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
