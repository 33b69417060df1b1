import { join } from 'node:path';
import { Blobs } from '@carnet/files';
import type { VehicleJournal } from '@carnet/journal';
import { sql } from '@carnet/pg';
import {
  eventually,
  recordHandover,
  RenderedStatements,
  type StatementRecorder,
  tablesHolding,
  type TestClient,
} from '@carnet/svc-testing';
import { BuyerPagesRepository } from '../src/buyer/buyer-pages.repository.js';
import { Views } from '../src/buyer/views.js';
import { JournalSource } from '../src/checkpoint/journal-source.js';
import { PassportImportsRepository } from '../src/passport-imports/passport-imports.repository.js';
import { PassportsRepository } from '../src/passports/passports.repository.js';
import { ExportsRepository } from '../src/exports/exports.repository.js';
import { DossiersRepository } from '../src/dossiers/dossiers.repository.js';
import { type Job, JobsRepository } from '../src/making/jobs.repository.js';
import { SealingKeys } from '../src/keys/sealing-keys.service.js';
import { someAnswers } from './answers.js';
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
    await making(recorder);
    await exports(recorder);
    await passports(recorder);
    await passportImports(recorder);
    await recorder.askLists(ann, join(folder, 'openapi.json'), {});
    await checkpoints(recorder);
    await buyerPages(recorder);
    await recorder.during('GET /api/dossiers/key', () => stack.app.get(SealingKeys).publicKey());
    await handover(recorder);
    await facts(recorder);
  });
});
afterAll(() => stack?.close());

async function dossiers(recorder: StatementRecorder): Promise<void> {
  const vehicle_id = stack.aVehicle(owner);
  for (const key of ['first', undefined])
    await recorder.ask(ann, 'POST', '/api/dossiers', { vehicle_id }, key ? { 'idempotency-key': key } : {});
  await recorder.ask(ann, 'GET', '/api/dossiers/1');
  for (const [name, told] of Object.entries(someAnswers()))
    stack.producers[name as 'garage'].tells.set(`/internal/vehicles/${vehicle_id}/book?owner_id=${owner}`, told);
  await recorder.ask(ann, 'POST', '/api/dossiers/estimate', { vehicle_id });
  await recorder.ask(ann, 'DELETE', '/api/dossiers/1');
  await recorder.during('GET /api/dossiers/{id}/file', () => ann.get('/api/dossiers/2/file'));
  await recorder.during('GET /api/media/dossiers/{id}/pages/{page}', () => ann.get('/api/media/dossiers/2/pages/1'));
}

/** Statements for a book: progress, lease, deferral, cancellation, and completion. */
async function making(recorder: StatementRecorder): Promise<void> {
  const jobs = stack.app.get(JobsRepository);
  const take = async () => (await jobs.take())!;
  const book = { path: '', sha256: 'a'.repeat(64), bytes: 1 };
  await recorder.during('a book is made', async () => {
    await jobs.nextIn();
    await jobs.everTaken();
    const job = await take();
    await jobs.wanted(job);
    await jobs.renew(job);
    await jobs.tell(job, 'drawing', 1, 2);
    await jobs.release(job);
  });
  await recorder.during('a book is not made', () =>
    stack.database.transaction((tx) => jobs.saveFailure(tx, { owner_id: owner, id: 2 } as Job, 'not-made')),
  );
  await recorder.during('a book is made', async () => {
    const job = await take();
    await stack.database.transaction(async (tx) => {
      await jobs.end(tx, job);
      await stack.app.get(Blobs).announce(tx, owner, { ...book, mediaType: 'application/pdf' });
      const made = {
        ...{ file: book, previews: [book], fingerprint: 'f', seal: 's', checkpoint: null, madeWith: {} },
        counts: { pages: 1, plates: 0, sheets: 0, entries: 0, withheld: 0 },
      };
      await jobs.saveBook(tx, job, made);
    });
  });
}

/** Statements for an export that differ from those of a book. */
async function exports(recorder: StatementRecorder): Promise<void> {
  await recorder.ask(ann, 'POST', '/api/exports');
  await recorder.ask(ann, 'GET', '/api/exports/1');
  await recorder.during('GET /api/exports/{id}/file', () => ann.get('/api/exports/1/file'));
  await recorder.during('what is exported of dossiers', () =>
    stack.anyone.get(`/internal/exports/dossiers?owner_id=${owner}`, {
      'x-internal-token': stack.config.internalToken,
    }),
  );
  const work = stack.app.get(ExportsRepository);
  const file = { path: '', sha256: 'b'.repeat(64), bytes: 1 };
  await recorder.during('an export is made', async () => {
    await work.nextIn();
    await work.everTaken();
    const job = (await work.take())!;
    await work.wanted(job);
    await work.renew(job);
    await work.tell(job, 'packing', 1, 2);
    await work.release(job);
    const again = (await work.take())!;
    await stack.database.transaction(async (tx) => {
      await work.end(tx, again);
      await work.saveFailure(tx, again, 'not-made');
      await stack.app.get(Blobs).announce(tx, owner, { ...file, mediaType: 'application/zip' });
      await work.saveExport(tx, again, file, { rows: 1, files: 0, missing: 0 });
    });
  });
  await recorder.during('exports have been kept for long enough', async () => {
    await work.ownersOfExpired(7);
    await stack.database.transaction((tx) => work.removeExpired(tx, owner, 7));
  });
  await recorder.ask(ann, 'DELETE', '/api/exports/1');
}

/** Statements for a passport that differ from those of a book. */
async function passports(recorder: StatementRecorder): Promise<void> {
  const vehicle_id = stack.aVehicle(owner);
  await recorder.ask(ann, 'POST', '/api/passports', { vehicle_id });
  await recorder.ask(ann, 'GET', '/api/passports/1');
  await recorder.during('GET /api/passports/{id}/file', () => ann.get('/api/passports/1/file'));
  const work = stack.app.get(PassportsRepository, { strict: false });
  const file = { path: '', sha256: 'c'.repeat(64), bytes: 1, note: 'n' };
  await recorder.during('a passport is made', async () => {
    await work.nextIn();
    await work.everTaken();
    const job = (await work.take())!;
    await work.wanted(job);
    await work.renew(job);
    await work.tell(job, 'packing', 1, 2);
    await work.release(job);
    const again = (await work.take())!;
    await stack.database.transaction(async (tx) => {
      await work.end(tx, again);
      await work.saveFailure(tx, again, 'not-made');
      await stack.app.get(Blobs).announce(tx, owner, { ...file, mediaType: 'application/zip' });
      await work.savePassport(tx, again, file, { rows: 1, files: 0, withheld: 0, missing: 0, entries: 1 });
    });
  });
  await recorder.ask(ann, 'DELETE', '/api/passports/1');
}

/** Statements for a passport that is uploaded, read, and imported. */
async function passportImports(recorder: StatementRecorder): Promise<void> {
  const work = stack.app.get(PassportImportsRepository, { strict: false });
  const [sha256, vehicleId] = ['d'.repeat(64), stack.aVehicle(owner)];
  const file = { name: 'a.carnet', path: '', sha256, bytes: 1, mediaType: 'application/zip' };
  const found = {
    ...{ vehicle: { year: 1967, make: 'A', model: 'B', vin: null }, made_by: { name: 'n', key: 'k', release: '1' } },
    ...{ issued_on: '2026-11-28', withheld: [], lists: [], photos: 0, papers: 0, bytes: 0, withheld_files: 0 },
    ...{ missing: 0, parts: [], here: [] },
  };
  await ann.post('/api/passports', { vehicle_id: vehicleId });
  await recorder.during('a passport comes', () =>
    stack.database.transaction(async (tx) => {
      await stack.app.get(Blobs).announce(tx, owner, file);
      await work.insert(tx, owner, file);
    }),
  );
  await recorder.during('a passport is read', async () => {
    await work.bytesKept(stack.database, owner);
    const job = (await work.take())!;
    await work.wanted(job);
    await work.renew(job);
    await work.tell(job, 'reading', 0, 0);
    await work.vehiclesOfLogs(owner, ['a']);
    await work.knownKeys(owner);
    await stack.database.transaction(async (tx) => {
      await work.end(tx, job);
      await work.saveFound(tx, job, found);
      await work.saveRefusal(tx, job, '');
    });
  });
  await recorder.ask(ann, 'GET', '/api/passport-imports/1');
  await recorder.ask(ann, 'POST', '/api/passport-imports/1/take', { collection_id: 1 });
  await recorder.during('a passport is taken in', async () => {
    const job = (await work.take())!;
    await work.release(job);
    const again = (await work.take())!;
    await work.keepRow(again, 'vehicles', 1, vehicleId);
    await work.rowsOf(again);
    await work.saveVehicle(again, vehicleId);
    await work.saveTakingBack(again, 'refused', '');
    await work.forgetRows(again);
    const history = { vehicleId, sha256, parts: [], issuedOn: '2026-11-28', note: 'n' };
    await stack.database.transaction(async (tx) => {
      await work.end(tx, again);
      await work.saveFailure(tx, again, 'refused');
      await work.saveTaken(tx, again, history);
    });
  });
  await recorder.ask(ann, 'GET', `/api/passport-imports/history?vehicle_id=${vehicleId}`);
  await recorder.ask(ann, 'DELETE', '/api/passport-imports/1');
}

/** A journal with one entry, which is lost afterwards. */
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
  source.all = async function* () {
    yield await Promise.resolve(entries);
  };
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

/** A buyer page, created, viewed, changed and ended. */
async function buyerPages(recorder: StatementRecorder): Promise<void> {
  const vehicle_id = stack.aVehicle(owner);
  for (const [name, told] of Object.entries(someAnswers()))
    stack.producers[name as 'garage'].tells.set(`/internal/vehicles/${vehicle_id}/book?owner_id=${owner}`, told);
  const { body: book } = await ann.post('/api/dossiers', { vehicle_id });
  const about = { vehicle_id, name: 'Club', dossier_id: book.id as number };
  await recorder.ask(ann, 'POST', '/api/buyer-pages', about);
  const { body: page } = await ann.post('/api/buyer-pages', about);
  const [id, path] = [page.id as number, page.path as string];
  await recorder.ask(ann, 'GET', `/api/buyer-pages/${id}`);
  await recorder.ask(ann, 'PUT', `/api/buyer-pages/${id}`, { name: 'Fair' });
  await recorder.during('GET /look/{secret}', () => stack.app.inject({ url: path }));
  await recorder.during('GET /look/{secret}/book.pdf', () => stack.app.inject({ url: `${path}/book.pdf` }));
  await recorder.during('views of pages are written', async () => {
    stack.app.get(Views).add({ owner_id: owner, id }, undefined);
    await stack.app.get(Views).write();
  });
  await recorder.during('GET /api/media/stickers', () =>
    stack.app.get(BuyerPagesRepository).secretOf(owner, id, vehicle_id),
  );
  await recorder.during('GET /api/media/stickers', () =>
    stack.app.get(BuyerPagesRepository).vehicle(owner, vehicle_id),
  );
  await recorder.during('what is exported of pages for buyers', () =>
    stack.anyone.get(`/internal/exports/buyer-pages?owner_id=${owner}`, {
      'x-internal-token': stack.config.internalToken,
    }),
  );
  await recorder.ask(ann, 'DELETE', `/api/buyer-pages/${id}`);
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
  await eventually(async () => {
    const held = await tablesHolding(stack.database, owner);
    expect(held.filter((table) => ['dossiers', 'blobs', 'user_copies'].includes(table))).toEqual([]);
  });
}

async function handover(recorder: StatementRecorder): Promise<void> {
  const vehicle_id = stack.aVehicle(owner);
  await ann.post('/api/dossiers', { vehicle_id });
  const going = { from: owner, to: owner + 1_000, vehicle_id };
  await recordHandover(recorder, stack.app, going);
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
