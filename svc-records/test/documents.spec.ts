import { eventually, type TestClient } from '@carnet/svc-testing';
import { aPdf, LOCKED_PDF } from './papers.js';
import { aPng } from './pictures.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let bob: TestClient;
let uploads: UploadClient;
let vehicle: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  bob = stack.newOwner().client;
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  vehicle = stack.aVehicle(owner);
});

const upload = (bytes: Buffer, metadata: Record<string, string> = {}): Promise<number> =>
  uploads.file(bytes, { kind: 'document', filename: 'paper.pdf', ...metadata });

/** Uploads a document, and waits until it is read. */
async function aDocument(bytes = aPdf(), metadata: Record<string, string> = {}): Promise<any> {
  const id = await upload(bytes, metadata);
  return eventually(async () => {
    const { body } = await ann.get(`/api/documents/${id}`);
    if (body.state === 'pending') throw new Error('The document is still pending');
    return body;
  });
}

const idsAt = async (path: string, client = ann): Promise<number[]> =>
  (await client.get<{ id: number }[]>(path)).body.map(({ id }) => id);

const INVOICE = 'Porsche Classic Center\nInvoice 2024-118\nDate: March 5, 2024\nEngine oil 20W-50\nTotal $1,234.56';

describe('a document', () => {
  it('is read as what is known of it, and what was read by machine is only offered', async () => {
    const track = (
      await ann.post('/api/track-days', { vehicle_id: vehicle, event_date: '2024-05-01', track_name: 'Most' })
    ).body.id;
    const document = await aDocument(aPdf(INVOICE, 'Page two'), {
      ...{ filename: 'Rechnung.pdf', subject_kind: 'track-day', subject_id: String(track) },
    });
    expect(document).toEqual({
      ...{ id: expect.any(Number), vehicle_id: vehicle, make: 'Alfa Romeo', model: 'GT Junior', year: 1973 },
      ...{ nickname: null, name: 'Rechnung.pdf', media_type: 'application/pdf', bytes: expect.any(Number) },
      ...{ hash: expect.stringMatching(/^[0-9a-f]{16}$/), state: 'ready', type: null, title: null, number: null },
      ...{
        vendor: null,
        dated: null,
        dated_edtf: null,
        expires_on: null,
        amount: null,
        currency: null,
        mileage: null,
        odometer_unit: 'mi',
        notes: null,
      },
      ...{ pages: 2, width: 1447, height: 2048, turned: 0, thumbhash: expect.any(String) },
      variants: [
        { name: '320', width: 226, height: 320 },
        { name: '960', width: 678, height: 960 },
        { name: '2048', width: 1447, height: 2048 },
      ],
      ...{ read_by: 'file', reading: false },
      suggested: {
        ...{ dated: '2024-03-05', amount: 1234.56, currency: 'USD', vendor: 'Porsche Classic Center' },
        ...{ mileage: null, mileage_unit: null, plate: null, vin: null, vin_read: null, parts: [] },
      },
      invoice: null,
      hidden: null,
      ...{ found: null, tags: [], links: [{ subject_kind: 'track-day', subject_id: track }], same_as: null },
      joined_from: [],
      ...{ deleted_at: null, created_at: expect.any(String), updated_at: expect.any(String) },
    });
  });

  it('may be a picture of a paper', async () => {
    const document = await aDocument(aPng(), { filename: 'receipt.png', type: 'receipt' });
    expect(document).toMatchObject({ state: 'ready', type: 'receipt', pages: 1, width: 8, height: 6, suggested: null });
    expect(await idsAt('/api/photos')).toEqual([]);
  });

  it('that asks for a password is kept and said to be locked; one that is none is said to have failed', async () => {
    expect(await aDocument(LOCKED_PDF)).toMatchObject({ state: 'locked', pages: null, variants: [] });
    const broken = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(300, 'x')]);
    expect(await aDocument(broken)).toMatchObject({ state: 'failed', pages: null });
  });

  it('is filed as far as it is said, and tells whoever saw an older version', async () => {
    const { id } = await aDocument();
    const filed = await ann.patch(`/api/documents/${id}`, {
      ...{ type: 'insurance', title: ' Policy ', number: 'A-17', vendor: 'Hagerty', dated: '2026-01-01' },
      ...{ expires_on: '2026-12-31', amount: 480.5, currency: 'chf', mileage: 84_120, notes: 'Agreed value' },
      ...{ tags: ['paid', 'policy'] },
    });
    expect([filed.status, filed.headers.etag]).toEqual([200, '"2"']);
    expect(filed.body).toMatchObject({
      ...{ type: 'insurance', title: 'Policy', number: 'A-17', vendor: 'Hagerty', dated: '2026-01-01' },
      ...{ expires_on: '2026-12-31', amount: 480.5, currency: 'CHF', mileage: 84_120, notes: 'Agreed value' },
      tags: ['paid', 'policy'],
    });
    const late = await ann.patch(`/api/documents/${id}`, { title: 'x' }, { 'if-match': '"1"' });
    expect([late.status, late.body.current]).toEqual([412, (await ann.get(`/api/documents/${id}`)).body]);
    expect((await ann.patch(`/api/documents/${id}`, { amount: 480.5 }, { 'if-match': '"2"' })).headers.etag).toBe(
      '"2"',
    );
    const cleared = await ann.patch(`/api/documents/${id}`, { amount: null, expires_on: null, type: null });
    expect(cleared.body).toMatchObject({ amount: null, currency: null, expires_on: null, type: null, title: 'Policy' });
  });

  it('has a sum in dollars where no currency is said, and in none that there is not @thorough', async () => {
    const { id } = await aDocument();
    expect((await ann.patch(`/api/documents/${id}`, { amount: 12 })).body).toMatchObject({
      amount: 12,
      currency: 'USD',
    });
    expect(await ann.patch(`/api/documents/${id}`, { currency: 'XQX' })).toMatchObject({
      status: 400,
      body: { msg: 'Currency must be a code of three letters, as USD or EUR' },
    });
  });

  it('does not run out before its date @thorough', async () => {
    const { id } = await aDocument();
    const answer = await ann.patch(`/api/documents/${id}`, { dated: '2026-02-01', expires_on: '2026-01-31' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'expires_on' }] } });
  });

  it('of somebody else is not there, nor are their vehicles and records for it', async () => {
    const { id } = await aDocument();
    const missing = { status: 404, body: { msg: 'Document not found' } };
    expect(await bob.get(`/api/documents/${id}`)).toMatchObject(missing);
    expect(await bob.patch(`/api/documents/${id}`, { title: 'x' })).toMatchObject(missing);
    expect(await bob.delete(`/api/documents/${id}`)).toMatchObject(missing);
    expect(await idsAt('/api/documents', bob)).toEqual([]);
    const stranger = stack.newOwner();
    const theirs = stack.aVehicle(stranger.id);
    for (const vehicle_id of [theirs, NOBODYS])
      expect(await ann.patch(`/api/documents/${id}`, { vehicle_id })).toMatchObject({
        status: 400,
        body: { msg: 'Vehicle not found' },
      });
  });

  it('is no photo, and a photo no document', async () => {
    const { id } = await aDocument();
    expect((await ann.get(`/api/photos/${id}`)).status).toBe(404);
    const photo = await uploads.file(aPng());
    expect((await ann.get(`/api/documents/${photo}`)).status).toBe(404);
  });

  it('goes into the trash, comes back, and goes for good', async () => {
    const { id } = await aDocument();
    await ann.delete(`/api/documents/${id}`);
    expect([await idsAt('/api/documents'), await idsAt('/api/documents?deleted=true')]).toEqual([[], [id]]);
    await ann.patch(`/api/documents/${id}`, { deleted: false });
    expect(await idsAt('/api/documents')).toEqual([id]);
    await ann.delete(`/api/documents/${id}`);
    await ann.delete(`/api/documents/${id}`);
    expect((await ann.get(`/api/documents/${id}`)).status).toBe(404);
  });

  it('is refused where it is nothing that can be shown as a paper', async () => {
    for (const filename of ['invoice.docx', 'page.html', 'drawing.svg'])
      expect((await uploads.create(10, { kind: 'document', filename })).status).toBe(415);
    const { status } = await uploads.upload(aPng(), { kind: 'document', filename: 'really.pdf' });
    expect(status).toBe(415);
  });
});

describe('documents', () => {
  it('are listed by their date, their end, their type and what they belong to @thorough', async () => {
    const [old, recent, loose] = [await aDocument(), await aDocument(), await aDocument()];
    await ann.patch(`/api/documents/${old.id}`, { type: 'title', dated: '1973-05-01', vehicle_id: vehicle });
    await ann.patch(`/api/documents/${recent.id}`, {
      type: 'insurance',
      dated: '2026-01-01',
      expires_on: '2026-12-31',
    });
    expect(await idsAt('/api/documents?sort=oldest&inbox=false')).toEqual([old.id, recent.id]);
    expect(await idsAt('/api/documents?sort=expires')).toEqual([
      recent.id,
      ...[old.id, loose.id].sort((a, b) => a - b),
    ]);
    expect(await idsAt('/api/documents?inbox=true')).toEqual([loose.id]);
    expect(await idsAt('/api/documents?type=title')).toEqual([old.id]);
    expect(await idsAt(`/api/documents?vehicle_id=${vehicle}`)).toEqual([old.id]);
    expect(await idsAt('/api/documents?expires_by=2026-12-30')).toEqual([]);
    expect(await idsAt('/api/documents?expires_by=2026-12-31')).toEqual([recent.id]);
  });

  it('are left out where the vehicle has the same paper, good for longer @thorough', async () => {
    const other = stack.aVehicle(owner);
    const aPaper = async (type: string, expires_on: string, vehicle_id: number | null = vehicle) => {
      const { id } = await aDocument();
      await ann.patch(`/api/documents/${id}`, { type, expires_on, vehicle_id });
      return id as number;
    };
    const old = await aPaper('insurance', '2025-12-31');
    const renewed = await aPaper('insurance', '2026-12-31');
    const kept = [
      await aPaper('insurance', '2025-06-30', other),
      await aPaper('insurance', '2025-06-29', null),
      await aPaper('warranty', '2025-06-28'),
    ];
    await aPaper('warranty', '2026-12-31');
    const expired = '/api/documents?sort=expires&expires_by=2026-06-30&replaced';
    expect(await idsAt(`${expired}=false`)).toEqual([...kept].reverse());
    expect(await idsAt(`${expired}=true`)).toEqual([old]);
    await ann.delete(`/api/documents/${renewed}`);
    expect(await idsAt(`${expired}=false`)).toEqual([...kept.reverse(), old]);
  });

  it('that ran out long ago are left out on request, but for those that are to be renewed @thorough', async () => {
    const aPaper = async (type: string, expires_on: string) => {
      const { id } = await aDocument();
      await ann.patch(`/api/documents/${id}`, { type, expires_on, vehicle_id: vehicle });
      return id as number;
    };
    const lapsed = await aPaper('inspection', '2019-01-01');
    await aPaper('warranty', '2025-06-29');
    const current = await aPaper('warranty', '2025-06-30');
    expect(await idsAt('/api/documents?sort=expires&lapsed_since=2025-06-30')).toEqual([lapsed, current]);
  });

  it('are found by what they say, with the place, and by what is said of them', async () => {
    const invoice = await aDocument(aPdf(INVOICE), { filename: 'scan-0001.pdf' });
    const other = await aDocument(aPdf('Bremsfl\xfcssigkeit gewechselt\nOil filter 1K0-615-301'), {
      filename: 'b.pdf',
    });
    await ann.patch(`/api/documents/${other.id}`, { title: 'Werkstatt Süd', tags: ['Bremse'] });
    const find = (words: string) => idsAt(`/api/documents?search=${encodeURIComponent(words)}`);
    expect(await find('engine OIL')).toEqual([invoice.id]);
    for (const spelled of ['20W-50', '20w50', '20w 50']) expect(await find(spelled)).toEqual([invoice.id]);
    for (const spelled of ['1K0 615 301', '1k0615301', '1K0-615']) expect(await find(spelled)).toEqual([other.id]);
    for (const word of ['bremsflussigkeit', 'Bremsflüss', 'werkstatt sud', 'bremse', 'b.pdf'])
      expect(await find(word)).toEqual([other.id]);
    expect(await find('scan-0001')).toEqual([invoice.id]);
    expect(await find('engine brake')).toEqual([]);
    for (const odd of ["'", '-', ':*', "oil' & !x", '\\', '(oil']) expect(await find(odd)).toEqual(expect.any(Array));
    const placeOf = async (words: string) =>
      (await ann.get<{ found: string | null }[]>(`/api/documents?limit=5&search=${words}`)).body.map(
        ({ found }) => found,
      );
    expect(await placeOf('ENGINE')).toEqual([expect.stringContaining('Engine oil 20W-50')]);
    expect(await placeOf('bremsflussigkeit')).toEqual([expect.stringContaining('Bremsflüssigkeit gewechselt')]);
    expect(await placeOf('sud')).toEqual([null]);
  });
});
