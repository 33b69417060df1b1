import { expect, test } from '@playwright/test';
import { type Account, type Answer, call, callPatiently, register } from '../src/api.js';
import { confirmationsTo, mailsTo } from '../src/kept-mails.js';
import { aJpeg, uploadPhoto } from '../src/photos.js';
import { aPng, uploadFile } from '../src/tus.js';
import { thorough } from '../src/turn.js';
import { MADE_WITHIN_MS, until } from '../src/until.js';
import { anAuthor, type Fixtures, makeFixtures } from '../src/walk/fixtures.js';
import type { Kind } from '../src/walk/kinds.js';

// A vehicle is handed over with all its records, and nothing stays with the giver (ADR 132).

/** Kinds of records that go with a vehicle, with the path of each. */
const GOING: Partial<Record<Kind, string>> = {
  vehicle: '/api/vehicles',
  part: '/api/parts',
  'ownership chapter': '/api/ownership-chapters',
  'vehicle identity': '/api/vehicle-identities',
  event: '/api/service/events',
  schedule: '/api/service-schedules',
  issue: '/api/issues',
  modification: '/api/modifications',
  'track day': '/api/track-days',
  'fill-up': '/api/fill-ups',
  'track session': '/api/track-sessions',
  component: '/api/usage/components',
  fitment: '/api/usage/fitments',
};
const KINDS = Object.keys(GOING) as Kind[];

test.describe('a vehicle that is handed over', thorough, () => {
  test.setTimeout(3 * MADE_WITHIN_MS);

  test('goes with everything, and the journal goes on in a book that says where it came from', async () => {
    const [giver, receiver] = await twoPeople();
    const own = await makeFixtures(giver, KINDS);
    const vehicle = own.vehicle!;
    const photo = await uploadPhoto(giver.token, {
      bytes: await aJpeg({ taken: '2024-05-01T10:00:00', hue: 40 }),
      vehicle_id: vehicle,
      subject: `service-event:${own.event}`,
    });
    const [going, staying] = [await aPaper(giver, vehicle), await aPaper(giver, vehicle)];
    const picture = await get(giver, `/api/media/${photo}/320`);
    expect(picture.status).toBe(200);
    const head = await headOf(giver, vehicle);

    const { id } = await offered(giver, vehicle, receiver.email, { without_papers: [staying] });
    const [mail] = await mailsTo(receiver.email, 1);
    expect(mail!.text).toContain('/handovers');
    await acceptedAndDone(receiver, id);

    const left = await statusesOf(giver, own);
    expect(Object.entries(left).filter(([, status]) => status !== 404)).toEqual([]);
    const there = await statusesOf(receiver, own);
    expect(Object.entries(there).filter(([, status]) => status !== 200)).toEqual([]);
    const event = (await get(receiver, `/api/service/events/${own.event}`)).json<{ template_id: number | null }>();
    expect(
      event.template_id === null ||
        (await get(receiver, `/api/service-event-templates/${event.template_id}`)).status === 200,
    ).toBe(true);

    expect((await get(receiver, `/api/media/${photo}/320`)).status).toBe(200);
    expect((await get(giver, `/api/photos/${photo}`)).status).toBe(404);
    expect((await get(receiver, `/api/documents/${going}`)).status).toBe(200);
    expect((await get(giver, `/api/documents/${going}`)).status).toBe(404);
    expect((await get(receiver, `/api/documents/${staying}`)).status).toBe(404);
    const kept = (await get(giver, `/api/documents/${staying}`)).json<{ vehicle_id: number | null }>();
    expect(kept.vehicle_id).toBeNull();

    // One chain: the log has the same name and is longer.
    const after = await headOf(receiver, vehicle);
    expect(after.origin).toBe(head.origin);
    expect(after.size).toBeGreaterThan(head.size);
    const book = await post(receiver, '/api/dossiers', {
      vehicle_id: vehicle,
      options: { chapters: ['services'], sheets: false },
    });
    const made = book.json<{ id: number }>().id;
    await until(
      'the book is made',
      async () =>
        ['ready', 'failed'].includes((await get(receiver, `/api/dossiers/${made}`)).json<{ state: string }>().state),
      MADE_WITHIN_MS,
    );
    expect((await get(receiver, `/api/dossiers/${made}`)).json<{ state: string }>().state).toBe('ready');

    // A later change must reach all services.
    const renamed = await callPatiently({
      ...{ method: 'PUT', path: `/api/vehicles/${vehicle}`, token: receiver.token, body: { nickname: 'Frieda' } },
    });
    expect(renamed.status, renamed.text).toBe(200);
    await until('others know the new name', async () => {
      const { vehicles } = (await get(receiver, '/api/reminders')).json<{
        vehicles: { id: number; name?: string }[];
      }>();
      return JSON.stringify(vehicles.find((one) => one.id === vehicle) ?? {}).includes('Frieda');
    });
    const { vehicles } = (await get(giver, '/api/reminders')).json<{ vehicles: { id: number }[] }>();
    expect(vehicles.map((one) => one.id)).not.toContain(vehicle);
    expect((await mailsTo(giver.email, 1)).map(({ subject }) => subject)[0]).toContain('handed over');
  });

  test('leaves amounts and notes out, also of its journal', async () => {
    const [giver, receiver] = await twoPeople();
    const { vehicle } = await makeFixtures(giver, ['vehicle']);
    const made = await post(giver, '/api/service/events', {
      ...{ vehicle_id: vehicle, name: 'Oil', type: 'Repair', status: 'Completed', date_performed: '2024-05-01' },
      ...{ cost: 321.5, currency: 'EUR', notes: 'Haggled' },
    });
    expect(made.status, made.text).toBe(201);
    const event = made.json<{ id: number }>().id;
    const { id } = await offered(giver, vehicle!, receiver.email, { with_costs: false, with_notes: false });
    await acceptedAndDone(receiver, id);
    const there = (await get(receiver, `/api/service/events/${event}`)).json<{
      cost: number | null;
      notes: string | null;
      name: string;
    }>();
    expect(there).toMatchObject({ name: 'Oil', cost: null, notes: null });
    const history = (await get(receiver, `/api/service/events/${event}/history`)).text;
    expect(history).not.toContain('321.5');
    expect(history).not.toContain('Haggled');
  });

  test('has its keys end, and those of others stay', async () => {
    const [giver, receiver] = await twoPeople();
    const { vehicle } = await makeFixtures(giver, ['vehicle']);
    const { vehicle: other } = await makeFixtures(giver, ['vehicle']);
    const keyOf = async (vehicle_id: number): Promise<string> => {
      const answer = await post(giver, '/api/auth/api-keys', { name: 'Logger', access: 'write', vehicle_id });
      expect(answer.status, answer.text).toBe(201);
      return answer.json<{ key: string }>().key;
    };
    const [ofIt, ofOther] = [await keyOf(vehicle!), await keyOf(other!)];
    await until(
      'the key opens',
      async () => (await callPatiently({ path: `/api/vehicles/${vehicle}`, token: ofIt })).status === 200,
    );
    const { id } = await offered(giver, vehicle!, receiver.email);
    await acceptedAndDone(receiver, id);
    await until(
      'the key has ended',
      async () => (await callPatiently({ path: `/api/vehicles/${vehicle}`, token: ofIt })).status === 401,
    );
    expect((await callPatiently({ path: `/api/vehicles/${other}`, token: ofOther })).status).toBe(200);
  });
});

test.describe('an offer', thorough, () => {
  test('is seen by its two people alone, and by the receiver once the address is confirmed', async () => {
    const giver = await anAuthor();
    const [receiver, stranger] = [await register(), await confirmed(await register())];
    const { vehicle } = await makeFixtures(giver, ['vehicle']);
    const { id } = await offered(giver, vehicle!, receiver.email.toUpperCase());
    expect((await get(receiver, `/api/handovers/${id}`)).status).toBe(404);
    await confirmed(receiver);
    expect((await get(receiver, `/api/handovers/${id}`)).json()).toMatchObject({ side: 'receiving', state: 'offered' });
    const collection_id = await aCollection(stranger);
    for (const [what, body] of [
      ['accept', { collection_id }],
      ['refuse', {}],
      ['withdraw', {}],
    ] as const)
      expect((await post(stranger, `/api/handovers/${id}/${what}`, body)).status, what).toBe(404);
    expect((await get(stranger, `/api/handovers/${id}`)).status).toBe(404);
    expect((await post(receiver, `/api/handovers/${id}/withdraw`)).status).toBe(404);
    expect((await post(giver, `/api/handovers/${id}/accept`, { collection_id: await aCollection(giver) })).status).toBe(
      404,
    );
  });

  test('can be made once of a vehicle of one’s own, and to somebody else', async () => {
    const [giver, receiver] = await twoPeople();
    const { vehicle } = await makeFixtures(giver, ['vehicle']);
    expect((await post(giver, '/api/handovers', { vehicle_id: vehicle, email: giver.email })).json()).toMatchObject({
      code: 'handover.to_self',
    });
    expect((await post(receiver, '/api/handovers', { vehicle_id: vehicle, email: giver.email })).status).toBe(404);
    const { id } = await offered(giver, vehicle!, receiver.email);
    expect((await post(giver, '/api/handovers', { vehicle_id: vehicle, email: receiver.email })).json()).toMatchObject({
      code: 'handover.offered_already',
    });
    expect((await post(giver, `/api/handovers/${id}/withdraw`)).status).toBe(200);
    expect(
      (await post(receiver, `/api/handovers/${id}/accept`, { collection_id: await aCollection(receiver) })).json(),
    ).toMatchObject({ code: 'handover.over' });
    await offered(giver, vehicle!, receiver.email);
  });

  test('that is accepted twice and withdrawn at once has one outcome', async () => {
    const [giver, receiver] = await twoPeople();
    const { vehicle } = await makeFixtures(giver, ['vehicle']);
    const { id } = await offered(giver, vehicle!, receiver.email);
    const collection_id = await aCollection(receiver);
    const accept = () => post(receiver, `/api/handovers/${id}/accept`, { collection_id });
    const answers = await Promise.all([
      accept(),
      accept(),
      post(giver, `/api/handovers/${id}/withdraw`),
      post(receiver, `/api/handovers/${id}/refuse`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    await until('it is over', async () => {
      const { state, problem } = await stateOf(giver, id);
      return problem === 'away' || !['offered', 'moving'].includes(state);
    });
    // A busy machine may cancel an accepted offer: it is open again, and nothing was moved.
    const wasTaken = (await stateOf(giver, id)).state === 'done';
    expect((await get(wasTaken ? receiver : giver, `/api/vehicles/${vehicle}`)).status).toBe(200);
    expect((await get(wasTaken ? giver : receiver, `/api/vehicles/${vehicle}`)).status).toBe(404);
  });

  test('of a vehicle that is deleted leads nowhere', async () => {
    const [giver, receiver] = await twoPeople();
    const { vehicle } = await makeFixtures(giver, ['vehicle']);
    const { id } = await offered(giver, vehicle!, receiver.email);
    expect(
      (await callPatiently({ method: 'DELETE', path: `/api/vehicles/${vehicle}`, token: giver.token })).status,
    ).toBe(204);
    const answer = await post(receiver, `/api/handovers/${id}/accept`, { collection_id: await aCollection(receiver) });
    expect([200, 404, 409]).toContain(answer.status);
    await until('it is gone', async () => (await stateOf(giver, id)).state === 'gone');
  });

  test('that names a collection which is not there stays an offer, and says so; the vehicle can be changed as before', async () => {
    const [giver, receiver] = await twoPeople();
    const { vehicle } = await makeFixtures(giver, ['vehicle']);
    const { id } = await offered(giver, vehicle!, receiver.email);
    const elsewhere = await aCollection(giver);
    expect((await post(receiver, `/api/handovers/${id}/accept`, { collection_id: elsewhere })).status).toBe(200);
    await until('it is undone', async () => {
      const { problem } = await stateOf(receiver, id);
      if (problem === 'away') await post(receiver, `/api/handovers/${id}/accept`, { collection_id: elsewhere });
      return problem === 'no-collection';
    });
    expect((await stateOf(receiver, id)).state).toBe('offered');
    const change = {
      method: 'PUT',
      path: `/api/vehicles/${vehicle}`,
      token: giver.token,
      body: { nickname: 'Still mine' },
    };
    expect((await callPatiently(change)).status).toBe(200);
    await acceptedAndDone(receiver, id);
  });

  test('goes with the account of who made it', async () => {
    const [giver, receiver] = await twoPeople();
    const { vehicle } = await makeFixtures(giver, ['vehicle']);
    const { id } = await offered(giver, vehicle!, receiver.email);
    const gone = await callPatiently({
      method: 'DELETE',
      path: '/api/auth/me',
      token: giver.token,
      body: { password: giver.password },
    });
    expect(gone.status, gone.text).toBe(204);
    expect((await get(receiver, `/api/handovers/${id}`)).status).toBe(404);
  });
});

async function twoPeople(): Promise<[Account & { mark: string }, Account]> {
  return [await anAuthor(), await confirmed(await register())];
}

async function offered(giver: Account, vehicle_id: number, email: string, more: object = {}): Promise<{ id: number }> {
  const answer = await post(giver, '/api/handovers', { vehicle_id, email, ...more });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ id: number }>();
}

async function acceptedAndDone(receiver: Account, id: number): Promise<void> {
  const collection_id = await aCollection(receiver);
  const accept = async (): Promise<void> => {
    const answer = await post(receiver, `/api/handovers/${id}/accept`, { collection_id });
    expect(answer.status, answer.text).toBe(200);
  };
  await accept();
  const moved = async (): Promise<boolean> => {
    const { state, problem } = await stateOf(receiver, id);
    if (problem && problem !== 'away') throw new Error(`It was undone: ${problem}`);
    // A busy machine has cancelled it, so it is an open offer again.
    if (problem) await accept();
    return state === 'done';
  };
  await until('the vehicle has moved', moved, MADE_WITHIN_MS);
}

const stateOf = async (person: Account, id: number): Promise<{ state: string; problem: string | null }> =>
  (await get(person, `/api/handovers/${id}`)).json();

const headOf = async (person: Account, vehicle: number): Promise<{ origin: string; size: number }> =>
  (await get(person, `/api/journal/vehicles/${vehicle}/checkpoint`)).json();

const aCollection = async (person: Account): Promise<number> =>
  (await post(person, '/api/collections', { name: 'Mine' })).json<{ id: number }>().id;

async function aPaper({ token }: Account, vehicle: number): Promise<number> {
  const id = await uploadFile({ token }, 'document', 'paper.png', aPng());
  const body = { vehicle_id: vehicle };
  const answer = await callPatiently({ method: 'PATCH', path: `/api/documents/${id}`, token, body });
  expect(answer.status, answer.text).toBe(200);
  return id;
}

async function statusesOf(person: Account, own: Fixtures): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const kind of KINDS) statuses[kind] = (await get(person, `${GOING[kind]}/${own[kind]}`)).status;
  return statuses;
}

const get = ({ token }: Account, path: string): Promise<Answer> => callPatiently({ path, token });
const post = ({ token }: Account, path: string, body: object = {}): Promise<Answer> =>
  callPatiently({ method: 'POST', path, token, body });

async function confirmed(account: Account): Promise<Account> {
  const [mail] = await confirmationsTo(account.email);
  const [, token] = /confirm=([\w-]+)/.exec(mail!.text ?? '') ?? [];
  const answer = await call({ method: 'POST', path: '/api/auth/confirm-email', body: { token } });
  expect(answer.status, answer.text).toBe(200);
  return account;
}
