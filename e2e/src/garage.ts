import { test as base, type APIRequestContext } from '@playwright/test';
import { callPatiently } from './api.js';
import { type PhotoDraft, uploadPhoto } from './photos.js';
import { aPerson, create, signedInAs, type Person } from './person.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates a person's data through the API. Each method returns an id, and a test only passes values that it is about. */
export class Garage {
  constructor(
    private readonly request: APIRequestContext,
    private readonly person: Person,
  ) {}

  collection = (name: string, more: object = {}): Promise<number> => this.create('/api/collections', { name, ...more });

  vehicle = (collection_id: number, more: object = {}): Promise<number> =>
    this.create('/api/vehicles', { collection_id, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971, ...more });

  part = (vehicle_id: number, name: string, more: object = {}): Promise<number> =>
    this.create('/api/parts', { vehicle_id, name, type: 'OEM', ...more });

  owner = (vehicle_id: number, owner_name: string, more: object = {}): Promise<number> =>
    this.create('/api/ownership-chapters', { vehicle_id, owned_by: 'named', owner_name, ...more });

  number = (vehicle_id: number, kind: string, as_built: string, more: object = {}): Promise<number> =>
    this.create('/api/vehicle-identities', { vehicle_id, kind, as_built, ...more });

  serviceEvent = (vehicle_id: number, name: string, more: object = {}): Promise<number> =>
    this.create('/api/service/events', { vehicle_id, name, type: 'Repair', date_performed: '2024-05-01', ...more });

  template = (name: string, more: object = {}): Promise<number> =>
    this.create('/api/service-event-templates', {
      name,
      type: 'Regular Maintenance',
      recurrence_type: 'Periodic',
      recurrence_time_interval: 365,
      ...more,
    });

  serviceSchedule = (vehicle_id: number, name: string, more: object = {}): Promise<number> =>
    this.create('/api/service-schedules', { vehicle_id, name, ...more });

  /** A vehicle with an oil change that was due forty days ago. */
  async overdueOilChange(): Promise<void> {
    const vehicle = await this.vehicle(await this.collection('Barn'), { nickname: 'blue Alfa' });
    const template_id = await this.template('Oil change', { recurrence_time_interval: 100 });
    const date_performed = new Date(Date.now() - 140 * DAY_MS).toISOString().slice(0, 10);
    const done = { type: 'Regular Maintenance', template_id, status: 'Completed', date_performed };
    await this.serviceEvent(vehicle, 'Oil change', done);
    await this.serviceSchedule(vehicle, 'Care', { template_ids: [template_id] });
  }

  modification = (vehicle_id: number, name: string, more: object = {}): Promise<number> =>
    this.create('/api/modifications', { vehicle_id, name, category: 'Performance', status: 'Planned', ...more });

  issue = (vehicle_id: number, title: string, more: object = {}): Promise<number> =>
    this.create('/api/issues', { vehicle_id, title, ...more });

  trackDay = (vehicle_id: number, track_name: string, more: object = {}): Promise<number> =>
    this.create('/api/track-days', { vehicle_id, track_name, event_date: '2024-07-14', ...more });

  fillUp = (vehicle_id: number, more: object): Promise<number> => this.create('/api/fill-ups', { vehicle_id, ...more });

  /** Creates a set of tyres. */
  set = (name: string, more: object = {}): Promise<number> =>
    this.create('/api/usage/components', { kind: 'tyres', name, ...more });

  /** Creates an engine, a harness or another component. */
  component = (kind: string, name: string, more: object = {}): Promise<number> =>
    this.create('/api/usage/components', { kind, name, ...more });

  entry = (component_id: number, more: object): Promise<number> =>
    this.create('/api/usage/entries', { component_id, ...more });

  /** Creates a track session of twenty minutes. */
  session = (vehicle_id: number, more: object): Promise<number> =>
    this.create('/api/track-sessions', { vehicle_id, seconds: 1_200, ...more });

  mount = (component_id: number, vehicle_id: number, more: object): Promise<number> =>
    this.create('/api/usage/fitments', { component_id, vehicle_id, ...more });

  photo = (draft: PhotoDraft): Promise<number> => uploadPhoto(this.person.token, draft);

  /** @returns the status and, if there is one, the record */
  async read(path: string): Promise<{ status: number; thing: Record<string, unknown> }> {
    const answer = await callPatiently({ path, token: this.person.token });
    return { status: answer.status, thing: answer.json<Record<string, unknown>>() };
  }

  /** Deletes the record at this path. */
  async remove(path: string): Promise<void> {
    const answer = await this.request.delete(path, { headers: { 'x-auth-token': this.person.token } });
    if (answer.status() !== 204) throw new Error(`Not deleted: ${answer.status()} ${path}`);
  }

  /** Bytes of a file, unchanged. */
  async bytes(path: string): Promise<Buffer> {
    return (await this.request.get(path, { headers: { 'x-auth-token': this.person.token } })).body();
  }

  private readonly create = async (path: string, data: object): Promise<number> =>
    (await create(this.person, path, data)).id;
}

/** A test with a browser that is signed in as a new person, who only has what `garage` creates. */
export const test = base.extend<{ garage: Garage }>({
  garage: [
    async ({ context, request }, use) => {
      const person = await aPerson();
      await signedInAs(context, person);
      await use(new Garage(request, person));
    },
    { auto: true },
  ],
});
