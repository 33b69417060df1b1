import dns from 'node:dns';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@carnet/pg';
import { BadConfig } from '@carnet/runtime';
import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { records } from '../src/app.js';
import { PaperJobsRepository } from '../src/pictures/paper-jobs.repository.js';
import { PictureProcess } from '../src/pictures/picture-process.js';
import { readPicture } from '../src/pictures/read-picture.js';
import { aFilledForm, aPdf, aPhotoOf, aScan } from './papers.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let uploads: UploadClient;

beforeAll(async () => {
  stack = await openStack();
  Object.assign(stack.config.files, { readLanguages: ['eng'] });
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
});

const RECEIPT = 'Acme Garage\nReceipt 2024-118\nDate: March 5, 2024\nEngine oil 20W-50\nTotal $1,234.56';
const NOTHING_MORE = { mileage: null, mileage_unit: null, plate: null, vin: null, vin_read: null, parts: [] };
const OFFERED = {
  ...{ dated: '2024-03-05', amount: 1234.56, currency: 'USD', vendor: 'Acme Garage' },
  ...NOTHING_MORE,
};

/** Uploads a document, and waits until no job for it is left. */
async function aDocument(bytes: Buffer, filename: string): Promise<any> {
  const id = await uploads.file(bytes, { kind: 'document', filename });
  return eventually(async () => {
    const { body } = await ann.get(`/api/documents/${id}`);
    if (body.state === 'pending' || body.reading) throw new Error('The document is still being read');
    return body;
  });
}

it('a receipt that was photographed lying on its side is read: it is found by what it says, and its sum is only offered', async () => {
  const document = await aDocument(await aPhotoOf(RECEIPT, 90), 'IMG_0001.png');
  expect(document).toMatchObject({
    state: 'ready',
    read_by: 'machine',
    suggested: OFFERED,
    amount: null,
    vendor: null,
  });
  const { body } = await ann.get<{ id: number; found: string }[]>('/api/documents?search=engine%20oil');
  expect(body).toMatchObject([{ id: document.id, found: expect.stringContaining('Engine oil') }]);
});

it('of a workshop invoice its mileage, number plate, VIN and parts are offered, and none of them is written', async () => {
  const lines = ['Kennzeichen: MR-KT 482 km-Stand: 152.300', 'FIN: WVWZZZ1KZAW123456', '4 Zündkerze 9,25 37,00'];
  const document = await aDocument(aPdf(['Acme Garage', ...lines, 'Gesamt 37,00 EUR'].join('\n')), 'invoice.pdf');
  expect(document).toMatchObject({ mileage: null, vehicle_id: null });
  expect(document.suggested).toMatchObject({
    ...{ mileage: 152_300, mileage_unit: 'km', plate: 'MR-KT 482', vin: 'WVWZZZ1KZAW123456' },
    parts: [{ name: 'Zündkerze', quantity: 4, amount: 37 }],
  });
});

it('what was offered before there was more to offer says that it has nothing of it', async () => {
  const { id } = await aDocument(aPdf(RECEIPT), 'old.pdf');
  await stack.rows(sql`update documents set suggested = '{"vendor":"Acme"}' where owner_id = ${owner}`);
  const { body } = await ann.get<any>(`/api/documents/${id}`);
  expect(body.suggested).toEqual({ vendor: 'Acme', ...NOTHING_MORE });
});

it('a scan is read as well, and a PDF that says all as text is not', async () => {
  const read = jest.spyOn(PictureProcess.prototype, 'read');
  try {
    const text = await aDocument(aPdf(RECEIPT), 'text.pdf');
    expect([text.read_by, text.suggested, read.mock.calls.length]).toEqual(['file', OFFERED, 0]);
    const scan = await aDocument(await aScan(await aPhotoOf(RECEIPT)), 'scan.pdf');
    expect([scan.read_by, scan.suggested, read.mock.calls.length]).toEqual(['machine', OFFERED, 1]);
  } finally {
    read.mockRestore();
  }
});

it('what is filled into a form is found where it stands, and offered', async () => {
  const labels = [
    [60, 780, 'Acme Garage'],
    [60, 740, 'Inspection report'],
    [60, 700, 'Date'],
    [60, 660, 'Inspector'],
    [60, 620, 'Total'],
  ] as const;
  const values = ['March 5, 2024', 'Quillfeather', '$1,234.56'];
  const fields = values.map((value, row) => ({
    at: [120, 696 - 40 * row, 320, 714 - 40 * row] as const,
    entries: `/FT /Tx /F 4 /V (${value})`,
    shows: value,
  }));
  const document = await aDocument(aFilledForm(labels, fields), 'inspection.pdf');
  expect(document).toMatchObject({ read_by: 'file', suggested: OFFERED });
  const { body } = await ann.get<{ id: number; found: string }[]>('/api/documents?search=quillfeather');
  expect(body).toMatchObject([{ id: document.id, found: expect.stringMatching(/Inspector\s+Quillfeather/) }]);
});

it('a scan that was filled in is read by machine all the same, and what was typed is kept as it was typed', async () => {
  const typed = 'WVWZZZ1JZXW0OO0O1 Quillfeather';
  const field = {
    at: [60, 600, 400, 640] as const,
    entries: `/FT /Tx /F 4 /V (${typed})`,
    shows: 'Registration of a vehicle',
  };
  const document = await aDocument(aFilledForm([], [field]), 'scanned-form.pdf');
  expect(document.read_by).toBe('machine');
  const found = async (search: string) => (await ann.get<unknown[]>(`/api/documents?search=${search}`)).body.length;
  expect([await found('WVWZZZ1JZXW0OO0O1'), await found('registration')]).toEqual([1, 1]);
});

it('what is not writing is not found, and nothing is offered of it', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } });
  const document = await aDocument(await picture.png().toBuffer(), 'car.png');
  expect(document).toMatchObject({ state: 'ready', read_by: null, suggested: null });
});

it('papers of before are read at the next start, and those with a text are offered anew', async () => {
  const read = jest.spyOn(PictureProcess.prototype, 'read').mockResolvedValue({ made: RECEIPT });
  try {
    const [photo, text] = [await aDocument(await aPhotoOf('x'), 'old.png'), await aDocument(aPdf(RECEIPT), 'old.pdf')];
    await stack.rows(sql`update documents set reading = 0, suggested = null where owner_id = ${owner}`);
    await stack.rows(sql`update documents set body = null, read_by = null where file_id = ${photo.id}`);
    const again = await records.createApp(stack.config);
    try {
      for (const { id } of [photo, text])
        await eventually(async () => {
          expect((await ann.get(`/api/documents/${id}`)).body).toMatchObject({ reading: false, suggested: OFFERED });
        });
    } finally {
      await again.close();
    }
  } finally {
    read.mockRestore();
  }
});

it('a paper that the picture process dies of is tried twice, and shown all the same', async () => {
  const read = jest.spyOn(PictureProcess.prototype, 'read').mockResolvedValue({ crashed: 'It died' });
  const deferred = jest.spyOn(PaperJobsRepository.prototype, 'defer');
  try {
    const id = await uploads.file(await aPhotoOf('x'), { kind: 'document', filename: 'x.png' });
    await eventually(() => expect(deferred).toHaveBeenCalled());
    await deferred.mock.results[0]!.value;
    await stack.rows(sql`update paper_jobs set due_at = now() where owner_id = ${owner}`);
    await stack.rows(sql`select pg_notify('carnet_pictures', '')`);
    await eventually(async () => {
      expect((await ann.get(`/api/documents/${id}`)).body).toMatchObject({ state: 'ready', reading: false });
    });
    expect(read).toHaveBeenCalledTimes(2);
  } finally {
    deferred.mockRestore();
    read.mockRestore();
  }
});

it('reading asks nothing of any network', async () => {
  const refuse = (): never => {
    throw new Error('There is no network');
  };
  const asked = [
    jest.spyOn(Socket.prototype, 'connect').mockImplementation(refuse),
    jest.spyOn(dns, 'lookup').mockImplementation(refuse),
    jest.spyOn(globalThis, 'fetch').mockImplementation(refuse),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'reading-'));
  try {
    const path = join(folder, 'receipt.png');
    await writeFile(path, await aPhotoOf(RECEIPT));
    expect(await readPicture(path, 'image/png', ['eng'])).toContain('Acme Garage');
    for (const one of asked) expect(one).not.toHaveBeenCalled();
  } finally {
    for (const one of asked) one.mockRestore();
    await rm(folder, { recursive: true });
  }
});

it('a language that is not installed is said at the start', async () => {
  const files = { ...stack.config.files, readLanguages: ['eng', 'xyz'] };
  await expect(records.createApp({ ...stack.config, files })).rejects.toThrow(
    new BadConfig('svc-records cannot start: READ_LANGUAGES names xyz, and @tesseract.js-data/xyz is not installed.'),
  );
});
