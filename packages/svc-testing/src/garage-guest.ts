import type { TestClient, TestService } from './test-service.js';

interface Guest {
  person: number;
  owner: number;
  role: 'viewer' | 'contributor' | 'editor';
  /** The only shared vehicle. */
  vehicle_id?: number;
}

let grants = 0;

/** A client of a person who acts in another's garage, by a grant that svc-identity publishes (ADR 130). */
export function aGuest(service: TestService, { person, owner, role, vehicle_id }: Guest): TestClient {
  grants += 1;
  const body = { id: grants, person_id: person, role, vehicle_id: vehicle_id ?? null, expires_at: null };
  service.producers.identity.publish({ kind: 'grant', key: grants, ownerId: owner, body });
  const client = service.as(person);
  const inGarage = { 'x-garage': String(owner) };
  return {
    get: (path, headers) => client.get(path, { ...inGarage, ...headers }),
    post: (path, sent, headers) => client.post(path, sent, { ...inGarage, ...headers }),
    put: (path, sent, headers) => client.put(path, sent, { ...inGarage, ...headers }),
    head: (path, headers) => client.head(path, { ...inGarage, ...headers }),
    patch: (path, sent, headers) => client.patch(path, sent, { ...inGarage, ...headers }),
    delete: (path, headers) => client.delete(path, { ...inGarage, ...headers }),
  };
}
