import { join } from 'node:path';
import { sql, type VehicleJournal } from '@carnet/svc-kit';
import {
  eventually,
  RenderedStatements,
  type StatementRecorder,
  tablesHolding,
  type TestClient,
} from '@carnet/svc-kit/testing';
import { JournalSource } from '../src/checkpoint/journal-source.js';
import { DossiersRepository } from '../src/dossiers/dossiers.repository.js';
import { SealingKeys } from '../src/keys/sealing-keys.service.js';
import { openStack, type Stack } from './stack.js';

const folder = join(__dirname, '..');

let stack: Stack;
let owner: number;
let ann: TestClient;
let statements: RenderedStatements;

beforeAll(async () => {
  stack = await openStack();
  ({ id: owner, client: ann } = stack.newOwner());
  statements = await RenderedStatements.of(folder, stack.database, async (recorder) => {
    await dossiers(recorder);
    await recorder.askLists(ann, join(folder, 'openapi.json'), {});
    await checkpoints(recorder);
    await recorder.during('GET /api/dossiers/key', () => stack.app.get(SealingKeys).publicKey());
    await facts(recorder);
  });
});
afterAll(() => stack?.close());

async function dossiers(recorder: StatementRecorder): Promise<void> {
  const vehicle_id = stack.aVehicle(owner);
  for (const key of ['first', undefined])
    await recorder.ask(ann, 'POST', '/api/dossiers', { vehicle_id }, key ? { 'idempotency-key': key } : {});
  await recorder.ask(ann, 'GET', '/api/dossiers/1');
  await recorder.ask(ann, 'DELETE', '/api/dossiers/1');
  const repository = stack.app.get(DossiersRepository);
  await recorder.during('GET /api/dossiers/{id}/file', () => repository.file(owner, 2));
  await recorder.during('GET /api/media/dossiers/{id}/pages/{page}', () => repository.preview(owner, 2, 1));
}

/** A journal with one entry, which is lost then. */
async function checkpoints(recorder: StatementRecorder): Promise<void> {
  const source = stack.app.get(JournalSource, { strict: false });
  const meta = {
    seq: 1,
    kind: 'vehicle',
    id: 1,
    version: 1,
    action: 'created' as const,
    at: '2026-05-01T10:00:00.000Z',
  };
  let entries: VehicleJournal['entries'] = [{ meta, digests: {} }];
  source.open = () => Promise.resolve();
  source.all = () => Promise.resolve(entries);
  source.page = (name, _owner, _vehicle, { after }) => {
    const [before, behind] = [after === 0 ? [] : entries, after === 0 ? entries : []];
    const isGarage = name === 'garage';
    return Promise.resolve({
      known: { entries: isGarage ? before.length : 0, mark: isGarage && before.length > 0 ? 'mark' : '' },
      entries: isGarage ? behind : [],
    });
  };
  const path = `/api/journal/vehicles/${stack.aVehicle(owner)}/checkpoint`;
  await recorder.ask(ann, 'GET', path);
  entries = [];
  await recorder.ask(ann, 'GET', path);
}

async function facts(recorder: StatementRecorder): Promise<void> {
  const { garage, identity } = stack.producers;
  const about = { kind: 'user', key: owner, ownerId: owner };
  identity.publish({ ...about, body: { id: owner, tokens_valid_from: '1970-01-01T00:00:00.000Z', time_zone: null } });
  await eventually(async () => expect(await tablesHolding(stack.database, owner)).toContain('user_copies'));
  await recorder.during('POST /api/dossiers', () => stack.app.get(DossiersRepository).settingsOf(owner));
  const vehicle = stack.aVehicle(owner);
  await ann.post('/api/dossiers', { vehicle_id: vehicle });
  garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
  await eventually(async () =>
    expect(await stack.rows(sql`select 1 from vehicle_copies where id = ${vehicle}`)).toEqual([]),
  );
  identity.publish({ ...about, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, owner)).not.toContain('dossiers'));
}

it('all statements lie in statements.sql, as `npm run sql` makes it', () => {
  expect(statements.text).toBe(statements.committed);
});

it('PostgreSQL takes each statement of that file, with the schema as it is', async () => {
  expect(await statements.refused()).toEqual([]);
});

it('no statement of the sources is missing', () => {
  expect(statements.neverSent()).toEqual([]);
});

it('each answers what its row type says', () => {
  expect(statements.wrongTypes()).toEqual([]);
});

it('the JSON that PostgreSQL makes is what the contract says', () => {
  expect(statements.wrongAnswers()).toEqual([]);
});
