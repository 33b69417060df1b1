import { join } from 'node:path';
import { sql } from '@carnet/pg';
import {
  eventually,
  recordHandover,
  RenderedStatements,
  type StatementRecorder,
  tablesHolding,
  type TestClient,
} from '@carnet/svc-testing';
import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { FileTargetHandler } from '../src/files/file-target.js';
import { coverRepublication } from '../src/covers/cover.fact.js';
import { documentExpiryRepublication } from '../src/files/document-expiry.fact.js';
import { documentRepublication } from '../src/files/document-reading.fact.js';
import { eventPhotoRepublication } from '../src/files/event-photo.fact.js';
import { paperRepublication } from '../src/files/paper.fact.js';
import { InvoicesRepository } from '../src/invoices/invoices.repository.js';
import { invoicesOf } from '../src/invoices/invoice.rules.js';
import { FilesRepository } from '../src/files/files.repository.js';
import { issueReadingRepublication, issueRepublication } from '../src/issues/issue.fact.js';
import { modificationReadingRepublication, modificationRepublication } from '../src/modifications/modification.fact.js';
import { type PaperJob, PaperJobsRepository } from '../src/pictures/paper-jobs.repository.js';
import { type PictureJob, PictureJobsRepository } from '../src/pictures/picture-jobs.repository.js';
import { trackDayReadingRepublication, trackDayRepublication } from '../src/track-days/track-day.fact.js';
import { aDraft, ublOf } from './invoices.js';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

const folder = join(__dirname, '..');

/** Text recognition has a low priority, so it may take long on a busy machine. */
const READING_MS = 240_000;

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;
let statements: RenderedStatements;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner);
  statements = await RenderedStatements.of(folder, stack.database, async (recorder) => {
    await records(recorder);
    await photos(recorder);
    await documents(recorder);
    await papers(recorder);
    await invoices(recorder);
    const values = { search: 'o', subject: 'issue:1', tag: 'Rust' };
    await recorder.askLists(ann, join(folder, 'openapi.json'), values);
    for (const narrowed of ['', '?vehicle_id=1&search=a'])
      await recorder.ask(ann, 'GET', `/api/modifications/costs/sums${narrowed}`);
    await books(recorder);
    await changes(recorder);
    await jobs(recorder);
    await recorder.during('somebody else announces a file', () =>
      stack.app.get(FilesRepository).announcedByOthers(stack.database, owner),
    );
    await handover(recorder);
    await facts(recorder);
  });
}, 2 * READING_MS);
afterAll(() => stack?.close());

async function records(recorder: StatementRecorder): Promise<void> {
  const post = (path: string, body: object, key?: string) =>
    recorder.ask(ann, 'POST', path, body, key ? { 'idempotency-key': key } : {});
  const [part, other] = [stack.aPart(owner, vehicle), stack.aPart(owner, vehicle)];
  const service_event_id = stack.aServiceEvent(owner, vehicle);
  for (const key of ['first', undefined]) {
    const about = { name: 'Strut bar', category: 'Performance', part_ids: [part], service_event_id };
    await post('/api/modifications', { vehicle_id: vehicle, ...about }, key);
    await post('/api/issues', { vehicle_id: vehicle, title: 'Oil leak' }, key && `${key}-issue`);
    await post(
      '/api/track-days',
      { vehicle_id: vehicle, track_name: 'Laguna', event_date: '2026-05-01' },
      key && `${key}-day`,
    );
  }
  const read = { vehicle_id: vehicle, mileage: 5 };
  await post('/api/modifications', { ...read, name: 'Bar', status: 'Completed' });
  await post('/api/issues', { ...read, title: 'Oil leak' });
  await post('/api/track-days', { ...read, track_name: 'Monza', event_date: '2026-05-01' });
  await post('/api/modifications/1/parts', { part_id: other });
  for (const path of ['/api/modifications/1', '/api/issues/1', '/api/track-days/1']) {
    await recorder.ask(ann, 'GET', path);
    await recorder.ask(ann, 'GET', `${path}/history`);
  }
}

async function books(recorder: StatementRecorder): Promise<void> {
  const headers = { 'x-internal-token': stack.config.internalToken };
  await recorder.during('the book of a vehicle', () =>
    stack.anyone.get(`/internal/vehicles/${vehicle}/book?owner_id=${owner}`, headers),
  );
  for (const { name } of EXPORTED_LISTS)
    await recorder.during(`what is exported of ${name}`, () =>
      stack.anyone.get(`/internal/exports/${name}?owner_id=${owner}`, headers),
    );
  const sha256 = '0'.repeat(64);
  await recorder.during('photos that a page for a buyer names', () =>
    stack.anyone.get(`/internal/photos/known?owner_id=${owner}&ids=1,2`, headers),
  );
  await recorder.during('the bytes of a file that a book names', () =>
    stack.anyone.get(`/internal/files/1/bytes?owner_id=${owner}&sha256=${sha256}`, headers),
  );
}

async function photos(recorder: StatementRecorder): Promise<void> {
  const uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  for (let i = 1; i <= 3; i += 1) {
    const id = await uploads.file(aPng(), { subject_kind: 'issue', subject_id: '1' });
    await eventually(async () => expect((await ann.get(`/api/photos/${id}`)).body.state).toBe('ready'));
    await recorder.ask(ann, 'GET', `/api/photos/${id}`);
    await recorder.ask(ann, 'PATCH', `/api/photos/${id}`, { caption: 'Oil', tags: ['Rust'] });
  }
  await recorder.during('GET /api/media/{id}/original', () => ann.get('/api/media/1/original'));
  await stack.rows(sql`delete from variants where name = '320'`);
  await recorder.askInVain(ann, 'GET', '/api/media/1/320');
  await recorder.ask(ann, 'PATCH', '/api/photos/1', { links: [{ subject_kind: 'modification', subject_id: 1 }] });
  const past = [
    { subject_kind: 'vehicle-identity', subject_id: stack.aNumber(owner, vehicle) },
    { subject_kind: 'ownership-chapter', subject_id: stack.anOwnershipChapter(owner, vehicle) },
    { subject_kind: 'fill-up', subject_id: stack.aFillUp(owner, vehicle) },
  ];
  await recorder.ask(ann, 'PATCH', '/api/photos/1', { links: past });
  await recorder.ask(ann, 'POST', '/api/albums', { name: 'Body', vehicle_id: vehicle, photo_ids: [1, 2] });
  await recorder.ask(ann, 'POST', '/api/albums', { name: 'Other' });
  await recorder.ask(ann, 'PATCH', '/api/photos', { ids: [1, 2], add_tags: ['Body'], add_to_album: 2 });
  await recorder.ask(ann, 'POST', '/api/photo-pairs', { before_id: 1, after_id: 2, title: 'Door' });
  await recorder.ask(ann, 'POST', '/api/photo-pairs', { before_id: 2, after_id: 3 });
  await recorder.ask(ann, 'PUT', `/api/photos/covers/${vehicle}`, { photo_id: 1 });
  await recorder.ask(ann, 'DELETE', `/api/photos/covers/${vehicle}`);
  await ann.put(`/api/photos/covers/${vehicle}`, { photo_id: 1 });
  for (const path of ['/api/albums/1', '/api/photo-pairs/1']) await recorder.ask(ann, 'GET', path);
}

async function documents(recorder: StatementRecorder): Promise<void> {
  const uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  for (const name of ['Invoice', 'Policy']) {
    const id = await uploads.file(aPdf(name), {
      kind: 'document',
      filename: `${name}.pdf`,
      subject_kind: 'issue',
      subject_id: '1',
    });
    await eventually(async () => expect((await ann.get(`/api/documents/${id}`)).body.state).toBe('ready'));
    await recorder.ask(ann, 'GET', `/api/documents/${id}`);
    await recorder.ask(ann, 'PATCH', `/api/documents/${id}`, {
      ...{ type: 'receipt', title: name, tags: ['Oil'] },
      ...{ dated: '2024-03-05', mileage: 84_120 },
    });
  }
  const page = await uploads.file(aPng(), { kind: 'document', filename: 'page.png' });
  await eventually(async () => expect((await ann.get(`/api/documents/${page}`)).body.state).toBe('ready'));
  const { body } = await recorder.ask(ann, 'POST', '/api/documents/joined', { document_ids: [page] });
  await recorder.ask(ann, 'POST', `/api/documents/${(body as { id: number }).id}/apart`);
}

/** A document that is read by OCR, and viewed page by page. */
async function papers(recorder: StatementRecorder): Promise<void> {
  Object.assign(stack.config.files, { readLanguages: ['eng'] });
  const uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  const id = await uploads.file(aPdf('One', 'Two', '3'), { kind: 'document', filename: 'scan.pdf' });
  await eventually(
    async () => expect((await ann.get(`/api/documents/${id}`)).body).toMatchObject({ reading: false, state: 'ready' }),
    READING_MS,
  );
  await recorder.ask(ann, 'PUT', `/api/documents/${id}/pages`);
  await eventually(async () => expect((await ann.get(`/api/documents/${id}/pages`)).body.drawing).toBe(false));
  await recorder.ask(ann, 'GET', `/api/documents/${id}/pages`);
  await ann.delete(`/api/documents/${id}`);
  await ann.delete(`/api/documents/${id}`);
  Object.assign(stack.config.files, { readLanguages: [] });
}

/** A paper with an electronic invoice, and its copy for another vehicle. */
async function invoices(recorder: StatementRecorder): Promise<void> {
  const uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  const id = await uploads.file(Buffer.from(ublOf(aDraft())), { kind: 'document', filename: 'invoice.xml' });
  await eventually(async () => expect((await ann.get(`/api/documents/${id}`)).body.state).toBe('ready'));
  await recorder.ask(ann, 'GET', `/api/documents/${id}`);
  await recorder.ask(ann, 'GET', `/api/documents/${id}/invoice`);
  await recorder.ask(ann, 'POST', `/api/documents/${id}/copies`, { lines: [1] });
}

async function changes(recorder: StatementRecorder): Promise<void> {
  const ask = (method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    recorder.ask(ann, method, path, body);
  await ask('PUT', '/api/modifications/1', { name: 'Tower bar' });
  await ask('DELETE', '/api/modifications/1/parts/2');
  await ask('PUT', '/api/issues/1', { status: 'Resolved' });
  await ask('PUT', '/api/track-days/1', { track_name: 'Sonoma' });
  await ask('PATCH', '/api/albums/1', { photo_ids: [2, 1] });
  await ask('PATCH', '/api/photo-pairs/1', { title: 'Left door' });
  for (const path of ['modifications', 'issues', 'track-days', 'photo-pairs', 'albums'])
    await ask('DELETE', `/api/${path}/2`);
  await ask('DELETE', '/api/documents/5');
  await ask('DELETE', '/api/documents/5');
  await ask('DELETE', '/api/photos/3');
  await ask('DELETE', '/api/photos/3');
  await recorder.ask(ann, 'GET', '/api/files/usage');
  await recorder.ask(ann, 'GET', '/api/files/tags');
  await stack.rows(sql`update files set state = 'failed' where id = 2`);
  await recorder.ask(ann, 'POST', '/api/files/2/pictures');
  await ask('DELETE', '/api/files/trash?kind=document');
  await recorder.ask(ann, 'POST', '/api/imports/files/undo', { batch: '01932f1a-7c4e-7b6d-9a1e-5f0c2d3b4a59' });
}

/** Scheduled jobs, and retries. */
async function jobs(recorder: StatementRecorder): Promise<void> {
  const pictures = stack.app.get(PictureJobsRepository, { strict: false });
  const job: PictureJob = { owner_id: owner, file_id: 0, tries: 1, sha256: '', media_type: 'image/png', turned: 0 };
  await recorder.during('a start', () => pictures.addOutdated());
  const papers = stack.app.get(PaperJobsRepository, { strict: false });
  const paper: PaperJob = { ...job, work: 'reading', next_page: 2, pages: 1 };
  await recorder.during('a start', () => papers.addAllUnread(1));
  await recorder.during('a paper that could not be read', () => papers.defer(paper, 5));
  await recorder.during('a paper on which work goes on', () => papers.renew(paper));
  await recorder.during('a paper that was given back at the end', () => papers.release(paper));
  await recorder.during('a paper that is offered anew', () =>
    stack.database.transaction((tx) => papers.saveOffer(tx, paper, 1, 'x')),
  );
  await recorder.during('a paper of before in which an invoice was found', () =>
    stack.database.transaction((tx) =>
      papers.saveOfferOfInvoice(tx, paper, invoicesOf(Buffer.from(ublOf(aDraft())))[0]),
    ),
  );
  await recorder.during('a file of several invoices', () =>
    stack.database.transaction(async (tx) => {
      const invoices = stack.app.get(InvoicesRepository, { strict: false });
      const [file] = await stack.rows<{ id: number }>(
        sql`select id from files where owner_id = ${owner} and kind = 'document' limit 1`,
      );
      const ofFile = { owner_id: owner, file_id: file!.id };
      await invoices.placeInLot(tx, ofFile);
      await invoices.addPaper(tx, ofFile, 1, invoicesOf(Buffer.from(ublOf(aDraft())))[0]);
    }),
  );
  await recorder.during('a paper of which more pages are to be drawn', () =>
    stack.database.transaction((tx) => papers.goOn(tx, paper, 7)),
  );
  await recorder.during('a picture that is turned', () =>
    stack.database.transaction(async (tx) => {
      await pictures.turn(tx, owner, [0]);
      await pictures.forgetOtherTurns(tx, job);
    }),
  );
  await recorder.during('a start after a restore', () => pictures.withVariants());
  await recorder.during('a picture that was lost', () =>
    stack.database.transaction((tx) => pictures.forgetPages(tx, owner, 0)),
  );
  await recorder.during('a picture that could not be made', () => pictures.defer(job, 5));
  await recorder.during('a picture on which work goes on', () => pictures.renew(job));
  await recorder.during('a picture that was given back at the end', () => pictures.release(job));
  await ann.delete('/api/photos/2');
  await stack.rows(sql`update files set deleted_at = now() - interval '31 days' where id = 2`);
  await recorder.during('the trash, each day', () =>
    stack.app.get(FileTargetHandler, { strict: false }).housekeep(stack.database),
  );
}

/** Handles facts of the other services, and republishes this service's own. */
async function facts(recorder: StatementRecorder): Promise<void> {
  await recorder.during('modifications are told again', () =>
    stack.database.transaction((tx) => modificationRepublication.snapshots(tx, { owner: 0, id: 0 }, 10)),
  );
  await recorder.during('photos of events are told again', () =>
    stack.database.transaction((tx) => eventPhotoRepublication.snapshots(tx, { owner: 0, id: 0 }, 10)),
  );
  await recorder.during('mileages of papers are told again', () =>
    stack.database.transaction((tx) => documentRepublication.snapshots(tx, { owner: 0, id: 0 }, 10)),
  );
  await recorder.during('expiries of papers are told again', () =>
    stack.database.transaction((tx) => documentExpiryRepublication.snapshots(tx, { owner: 0, id: 0 }, 10)),
  );
  const readings = [trackDayReadingRepublication, modificationReadingRepublication, issueReadingRepublication];
  await recorder.during('mileages of other records are told again', () =>
    stack.database.transaction(async (tx) => {
      for (const again of readings) await again.snapshots(tx, { owner: 0, id: 0 }, 10);
    }),
  );
  const records = [issueRepublication, trackDayRepublication, paperRepublication];
  await recorder.during('issues, track days and papers are told again', () =>
    stack.database.transaction(async (tx) => {
      for (const again of records) await again.snapshots(tx, { owner: 0, id: 0 }, 10);
    }),
  );
  await recorder.during('covers are told again', () =>
    stack.database.transaction((tx) => coverRepublication.snapshots(tx, { owner: 0, id: 0 }, 10)),
  );
  const second = stack.aVehicle(owner);
  const service_event_id = stack.aServiceEvent(owner, second);
  const fields = { vehicle_id: second, name: 'Bar', category: 'Performance', service_event_id };
  const part = stack.aPart(owner, second);
  await ann.post('/api/modifications', { ...fields, part_ids: [part] });
  await ann.post('/api/issues', { vehicle_id: second, title: 'Leak', service_event_id });
  const { garage, service, usage, identity } = stack.producers;
  const held = async (table: string) =>
    stack.database.dataSource.query(`select id from ${table} where owner_id = $1`, [owner]);
  service.publish({ kind: 'service-event', key: service_event_id, ownerId: owner, deleted: true });
  await eventually(async () => expect(await held('service_event_copies')).toHaveLength(1));
  // The earlier fill-up of a file was deleted together with its vehicle.
  const fillUp = stack.aFillUp(owner, second);
  await stack.rows(
    sql`insert into subject_copies (owner_id, kind, id, vehicle_id) values (${owner}, 'fill-up', ${fillUp}, ${second})`,
  );
  usage.publish({ kind: 'fill-up', key: fillUp, ownerId: owner, deleted: true });
  await eventually(async () => expect(await held('subject_copies')).toEqual([]));
  garage.publish({ kind: 'part', key: part, ownerId: owner, deleted: true });
  garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
  await eventually(async () => expect(await held('vehicle_copies')).toHaveLength(1));
  identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, owner)).not.toContain('issues'));
}

async function handover(recorder: StatementRecorder): Promise<void> {
  const [paper] = await stack.database.rows<{ id: number }>(
    sql`select id from files where owner_id = ${owner} and kind = 'document' order by id limit 1`,
  );
  const without_papers = [paper!.id];
  const going = { from: owner, to: owner + 1_000, vehicle_id: vehicle, without_papers };
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
