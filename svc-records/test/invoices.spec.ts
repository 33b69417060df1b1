import { Database, sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { records } from '../src/app.js';
import { PictureJobsRepository } from '../src/pictures/picture-jobs.repository.js';
import { PictureProcess } from '../src/pictures/picture-process.js';
import { aDraft, aLine, ciiOf, fatturaOf, ublOf, zugferd1Of } from './invoices.js';
import { aPdf, aPdfWith } from './papers.js';
import { signedElsewhere, signedInPieces, signedOf } from './signed.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let bob: TestClient;
let uploads: UploadClient;

/** More files than any other test here stores. */
const MOST_FILES = 30;

beforeAll(async () => {
  stack = await openStack({ quotas: { files: MOST_FILES } });
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  bob = stack.newOwner().client;
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
});

const send = (content: string | Buffer, filename: string) =>
  uploads.upload(Buffer.from(content), { kind: 'document', filename });

/** Uploads a document, and waits until no job for it is left. */
async function aDocument(content: string | Buffer, filename: string): Promise<any> {
  const id = await uploads.file(Buffer.from(content), { kind: 'document', filename });
  return whenRead(id);
}

const whenRead = (id: number): Promise<any> =>
  eventually(async () => {
    const { body } = await ann.get(`/api/documents/${id}`);
    if (body.state === 'pending' || body.reading) throw new Error('The document is still being read');
    return body;
  });

const SUMMARY = {
  ...{ kind: 'invoice', number: 'R-2026-0118', issued_on: '2026-03-05', seller: 'Quillfeather Motors GmbH' },
  ...{ currency: 'EUR', gross: 271.2, lines: 3, findings: 0 },
};
const OFFERED = { dated: '2026-03-05', amount: 271.2, currency: 'EUR', vendor: 'Quillfeather Motors GmbH' };

describe('a PDF with its data attached', () => {
  it.each([
    ['factur-x.xml', ciiOf],
    ['zugferd-invoice.xml', ciiOf],
    ['xrechnung.xml', ublOf],
    ['ZUGFeRD-invoice.xml', zugferd1Of],
  ] as const)('says by %s what it charges, whatever its page says @thorough', async (name, write) => {
    const document = await aDocument(aPdfWith({ [name]: write(aDraft()) }, 'Total 999.99 USD'), 'invoice.pdf');
    expect(document).toMatchObject({ state: 'ready', read_by: 'file', invoice: SUMMARY, suggested: OFFERED });
    expect(document).toMatchObject({ amount: null, vendor: null, dated: null, number: null });
    expect(document.variants).toHaveLength(3);
  });

  it('that is no invoice is a paper like any other', async () => {
    const files = { 'factur-x.xml': '<a/>', 'notes.txt': 'x', 'bad.xml': '<!DOCTYPE a><a/>' };
    const document = await aDocument(aPdfWith(files, 'Acme Garage\nTotal $12.00'), 'letter.pdf');
    expect(document).toMatchObject({ state: 'ready', invoice: null, suggested: { amount: 12 } });
    expect((await ann.get(`/api/documents/${document.id}/invoice`)).status).toBe(404);
  });
});

describe('an invoice that is XML', () => {
  it.each([
    ['CII', ciiOf],
    ['UBL', ublOf],
    ['FatturaPA', fatturaOf],
  ] as const)('in %s is a paper without pages that is found by what it says', async (_, write) => {
    const document = await aDocument(write(aDraft()), 'invoice.xml');
    expect(document).toMatchObject({ state: 'ready', media_type: 'application/xml', pages: null, variants: [] });
    expect(document).toMatchObject({ invoice: SUMMARY, suggested: OFFERED, read_by: 'file' });
    const { body } = await ann.get<{ id: number }[]>('/api/documents?search=EO-530');
    expect(body.map(({ id }) => id)).toEqual([document.id]);
  });

  it('answers with everything that it says', async () => {
    const { id } = await aDocument(ublOf(aDraft()), 'invoice.xml');
    const { status, body } = await ann.get(`/api/documents/${id}/invoice`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ syntax: 'ubl', delivered_on: '2026-03-05', mileage: { value: 152_300, unit: 'km' }, chosen: [1, 2, 3] },
      totals: { lines: 227.9, net: 227.9, tax: 43.3, gross: 271.2, prepaid: 0, due: 271.2 },
    });
    expect(body.lines.map(({ kind, share }: { kind: string; share: number }) => [kind, share])).toEqual([
      ['part', 22.49],
      ['part', 73.78],
      ['labour', 174.93],
    ]);
  });

  it('whose sums do not fit is read, and says where @thorough', async () => {
    const xml = ublOf(aDraft()).replace(
      '<cbc:PayableAmount currencyID="EUR">271.20',
      '<cbc:PayableAmount currencyID="EUR">271.19',
    );
    const { id, invoice } = await aDocument(xml, 'invoice.xml');
    expect(invoice.findings).toBe(1);
    const { body } = await ann.get(`/api/documents/${id}/invoice`);
    expect(body.findings).toEqual([{ kind: 'due', of: null, stated: 271.19, expected: 271.2 }]);
  });

  it('of a credit note offers no cost', async () => {
    const document = await aDocument(ublOf(aDraft({ isCredit: true })), 'credit.xml');
    expect(document).toMatchObject({ invoice: { kind: 'credit-note', gross: -271.2 }, suggested: { amount: null } });
  });

  it('of more lines and longer words than anybody writes is read as far as that is kept @thorough', async () => {
    const name = `${'Gasket '.repeat(71)}\u{1F527}\u{1F527}`;
    const lines = Array.from({ length: 1_000 }, (_, at) => aLine({ name: `${name}${at}`, partNumber: `G-${at}` }));
    const { id, invoice } = await aDocument(ublOf(aDraft({ lines })), 'long.xml');
    expect(invoice).toMatchObject({ lines: 1_000, findings: 0 });
    const { body } = await ann.get(`/api/documents/${id}/invoice`);
    expect(body.lines[0].name.length).toBeLessThan(501);
  });

  it('that breaks off has failed, and its original stays @thorough', async () => {
    const document = await aDocument(ublOf(aDraft()).slice(0, 2_000), 'invoice.xml');
    expect(document).toMatchObject({ state: 'failed', invoice: null });
  });

  it.each([
    ['invoice.xml', Buffer.from(ublOf(aDraft()))],
    ['invoice.p7m', signedOf(fatturaOf(aDraft()))],
  ])('is served to be saved, and never shown, as %s', async (name, bytes) => {
    const { id } = await aDocument(bytes, name);
    const { headers } = await stack.app.inject({
      url: `/api/media/${id}/original`,
      headers: { 'x-auth-token': stack.tokens.token(owner) },
    });
    expect(headers['content-disposition']).toMatch(/^attachment/);
  });

  it('is shown to its owner alone', async () => {
    const { id } = await aDocument(ublOf(aDraft()), 'invoice.xml');
    expect((await bob.get(`/api/documents/${id}/invoice`)).status).toBe(404);
    expect((await bob.post(`/api/documents/${id}/copies`, {})).status).toBe(404);
  });
});

describe('a lot of FatturaPA', () => {
  const lotOf = (numbers: readonly string[]): string => {
    const xml = fatturaOf(aDraft());
    const body = /<FatturaElettronicaBody>.*<\/FatturaElettronicaBody>/s.exec(xml)![0];
    return xml.replace(body, numbers.map((number) => body.replace('R-2026-0118', number)).join(''));
  };
  const papers = async (): Promise<any[]> => (await ann.get('/api/documents')).body;
  const lotsOf = (some: any[]) =>
    Promise.all(some.map(async ({ id }) => (await ann.get(`/api/documents/${id}/invoice`)).body.lot));

  it('becomes a paper for each of its invoices, found by what it says, of bytes that are stored once', async () => {
    const { id } = await aDocument(lotOf(['ROSSO17', 'VERDE28', 'BLU39']), 'lotto.xml');
    const all = (await papers()).toSorted((one, other) => one.id - other.id);
    expect(all.map(({ invoice }) => invoice.number)).toEqual(['ROSSO17', 'VERDE28', 'BLU39']);
    expect(all).toMatchObject([1, 2, 3].map(() => ({ state: 'ready', name: 'lotto.xml', suggested: OFFERED })));
    expect(all[0].id).toBe(id);
    expect(await lotsOf(all)).toEqual([1, 2, 3].map((position) => ({ position, of: 3 })));
    const { body } = await ann.get<{ id: number }[]>('/api/documents?search=VERDE28');
    expect(body.map((found) => found.id)).toEqual([all[1].id]);
    const blobs = await stack.rows(sql`select 1 from blobs where owner_id = ${owner}`);
    expect(blobs).toHaveLength(1);
    expect((await bob.get(`/api/documents/${all[1].id}/invoice`)).status).toBe(404);
  });

  it('has no more papers when it is read again, and each stays about its own', async () => {
    await aDocument(lotOf(['B-1', 'B-2']), 'lotto.xml');
    const before = await papers();
    for (const { id } of before) {
      await stack.app
        .get(Database)
        .write(owner, (tx) => stack.app.get(PictureJobsRepository, { strict: false }).again(tx, owner, id));
      await whenRead(id);
    }
    const after = await papers();
    expect(after.map(({ id, invoice }) => [id, invoice.number])).toEqual(
      before.map(({ id, invoice }) => [id, invoice.number]),
    );
  });

  it('for whose papers there is no room says so, and its original stays; it is read once there is @thorough', async () => {
    const lot = lotOf(['N-1', 'N-2', 'N-3']);
    const most = stack.config.files.bytesPerOwner;
    stack.config.files.bytesPerOwner = 2 * Buffer.byteLength(lot);
    try {
      const document = await aDocument(lot, 'lotto.xml');
      expect(document).toMatchObject({ state: 'no-room', invoice: null });
      expect(await papers()).toHaveLength(1);
      stack.config.files.bytesPerOwner = most;
      await ann.post(`/api/files/${document.id}/pictures`);
      await eventually(async () => expect(await papers()).toHaveLength(3));
    } finally {
      stack.config.files.bytesPerOwner = most;
    }
  });

  it('of more papers than an account can have files says so as well @thorough', async () => {
    const numbers = Array.from({ length: MOST_FILES + 1 }, (_, at) => `F-${at}`);
    const document = await aDocument(lotOf(numbers), 'lotto.xml');
    expect(document).toMatchObject({ state: 'no-room', invoice: null });
    expect(await papers()).toHaveLength(1);
  });
});

describe('an invoice that was signed', () => {
  it.each([
    ['DER', (xml: string) => signedOf(xml)],
    ['base64', (xml: string) => Buffer.from(signedOf(xml).toString('base64'))],
    ['pieces', (xml: string) => signedInPieces(xml)],
  ] as const)('in %s is read out of its envelope, and says that nobody checked it', async (_, sign) => {
    const document = await aDocument(sign(fatturaOf(aDraft())), 'IT01234567890_00001.xml.p7m');
    expect(document).toMatchObject({ state: 'ready', media_type: 'application/pkcs7-mime', pages: null, variants: [] });
    expect(document).toMatchObject({ invoice: SUMMARY, suggested: OFFERED });
    const { body } = await ann.get(`/api/documents/${document.id}/invoice`);
    expect(body).toMatchObject({ syntax: 'fatturapa', signed: true, lot: null });
  });

  it('that breaks off has failed, and its original stays @thorough', async () => {
    const bytes = signedOf(fatturaOf(aDraft()));
    const document = await aDocument(bytes.subarray(0, bytes.length - 500), 'broken.p7m');
    expect(document).toMatchObject({ state: 'failed', invoice: null, bytes: bytes.length - 500 });
  });

  it.each([
    ['something else', signedOf('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>')],
    ['nothing', signedElsewhere()],
  ])('is refused where %s was signed', async (_, bytes) => {
    const answer = await send(bytes, 'other.p7m');
    expect(answer.status).toBe(415);
  });
});

describe('XML that is refused', () => {
  it.each([
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
    ['a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['something else', '<?xml version="1.0"?><order/>'],
    ['a document type', `<!DOCTYPE Invoice [<!ENTITY a "b">]>${ublOf(aDraft()).split('?>')[1]}`],
  ])('as %s is not kept', async (_, content) => {
    expect((await send(content, 'invoice.xml')).status).toBe(415);
    expect((await ann.get('/api/documents')).body).toEqual([]);
  });

  it('says what of it could be kept', async () => {
    const { body } = await send('<?xml version="1.0"?><order/>', 'order.xml');
    expect(body.msg).toContain('XRechnung');
  });

  it('is no photo', async () => {
    const { status } = await uploads.create(100, { kind: 'photo', filename: 'invoice.xml' });
    expect(status).toBe(415);
  });

  it('that is called a PDF is none', async () => {
    expect((await send(ublOf(aDraft()), 'invoice.pdf')).status).toBe(415);
  });
});

it('a machine that reads the page of a scan later does not overwrite what the data said @thorough', async () => {
  Object.assign(stack.config.files, { readLanguages: ['eng'] });
  const read = jest.spyOn(PictureProcess.prototype, 'read').mockResolvedValue({ made: 'Total $999.99\nMarch 1, 1999' });
  try {
    const document = await aDocument(aPdfWith({ 'factur-x.xml': ciiOf(aDraft()) }, ''), 'scan.pdf');
    expect(document).toMatchObject({ read_by: 'machine', suggested: OFFERED, invoice: SUMMARY });
    expect(read).toHaveBeenCalled();
  } finally {
    Object.assign(stack.config.files, { readLanguages: [] });
    read.mockRestore();
  }
});

it('papers of before are looked into at the next start, each once @thorough', async () => {
  const [data, none] = [
    await aDocument(aPdfWith({ 'factur-x.xml': ciiOf(aDraft()) }), 'data.pdf'),
    await aDocument(aPdf('Total $12.00'), 'none.pdf'),
  ];
  await stack.rows(sql`delete from document_invoices where owner_id = ${owner}`);
  await stack.rows(sql`update documents set suggested = null where owner_id = ${owner} and file_id = ${data.id}`);
  await stack.rows(
    sql`insert into paper_jobs (owner_id, file_id, work) select owner_id, id, 'invoice' from files where owner_id = ${owner}`,
  );
  const again = await records.createApp(stack.config);
  try {
    await eventually(async () => {
      expect((await ann.get(`/api/documents/${data.id}`)).body).toMatchObject({ invoice: SUMMARY, suggested: OFFERED });
      expect(await stack.rows(sql`select from paper_jobs where owner_id = ${owner}`)).toEqual([]);
    });
    expect((await ann.get(`/api/documents/${none.id}`)).body).toMatchObject({
      invoice: null,
      suggested: { amount: 12 },
    });
  } finally {
    await again.close();
  }
});

it('a book is told of a paper that it says itself what it charges', async () => {
  const vehicle_id = stack.aVehicle(owner);
  const papers = [await aDocument(ublOf(aDraft()), 'invoice.xml'), await aDocument(aPdf('Letter'), 'letter.pdf')];
  for (const { id } of papers) await ann.patch(`/api/documents/${id}`, { type: 'receipt', vehicle_id });
  const { body } = await stack.anyone.get<{ documents: { id: number; is_data: boolean }[] }>(
    `/internal/vehicles/${vehicle_id}/book?owner_id=${owner}`,
    { 'x-internal-token': stack.config.internalToken },
  );
  expect(body.documents.map(({ id, is_data }) => [id, is_data])).toEqual([
    [papers[0].id, true],
    [papers[1].id, false],
  ]);
});

describe('the copy of a paper', () => {
  it('lies in the inbox with what the paper says, and is about some of its lines', async () => {
    const vehicle_id = stack.aVehicle(owner);
    const lines = [aLine(), aLine({ name: 'Oil filter, second car' })];
    const { id } = await aDocument(aPdfWith({ 'factur-x.xml': ciiOf(aDraft({ lines })) }), 'two-cars.pdf');
    await ann.patch(`/api/documents/${id}`, { type: 'receipt', vendor: 'Quillfeather', vehicle_id, mileage: 84_120 });
    const { status, body } = await ann.post(`/api/documents/${id}/copies`, { lines: [2] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: null, vehicle_id: null, mileage: null, links: [], vendor: 'Quillfeather' });
    expect(body).toMatchObject({ state: 'ready', same_as: id, invoice: { lines: 2 } });
    expect(body.variants).toHaveLength(3);
    expect((await ann.get(`/api/documents/${body.id}/invoice`)).body.chosen).toEqual([2]);
    expect((await ann.get(`/api/documents/${id}`)).body).toMatchObject({ type: 'receipt', vehicle_id });
  });

  it('is made once, however often it is asked for with one key', async () => {
    const { id } = await aDocument(ublOf(aDraft()), 'invoice.xml');
    const copy = () => ann.post(`/api/documents/${id}/copies`, { lines: [1] }, { 'idempotency-key': `copy-${id}` });
    expect((await copy()).body.id).toBe((await copy()).body.id);
  });

  it('keeps its bytes when the first is gone for good', async () => {
    const { id } = await aDocument(ublOf(aDraft()), 'invoice.xml');
    const { body } = await ann.post(`/api/documents/${id}/copies`, {});
    for (const _ of ['trash', 'gone']) await ann.delete(`/api/documents/${id}`);
    expect((await ann.get(`/api/documents/${body.id}/invoice`)).body.number).toBe('R-2026-0118');
    const { statusCode } = await stack.app.inject({
      url: `/api/media/${body.id}/original`,
      headers: { 'x-auth-token': stack.tokens.token(owner) },
    });
    expect(statusCode).toBe(200);
  });

  it('of what is not there is 404', async () => {
    expect((await ann.post(`/api/documents/${NOBODYS}/copies`, {})).status).toBe(404);
  });
});
