import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import type { HeldBatch, HeldFile, HeldUploads, PhotosOf } from '@carnet/contracts';
import { fakeApi, type FakeCall, type KnownRemote, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVehicle } from '../testing/factories';
import ImportPage from './import.page';

const PDF = '%PDF-1.7 a bill';
const RECORD = {
  ...{ vehicleId: 3, date: '2025-03-04', odometer: 52_310, description: 'Brake pads', cost: 80, notes: '', tags: '' },
  ...{ extraFields: [], files: [{ name: 'Bill', location: '/documents/0b1c.pdf' }] },
};
const ANSWER = {
  ...{ version: '1.6.8', currency_sign: null },
  vehicles: [
    { id: 3, year: 1971, make: 'Lancia', model: 'Fulvia', licensePlate: '', isElectric: false, isDiesel: false },
  ],
  records: { servicerecords: [RECORD] },
};
const MADE = { total: 1, imported: 1, failed: 0, results: [{ index: 0, id: 55 }] };
const NO_IMPORTS = { body: { imports: [] } };

/** Calls of imports and held uploads, in order. */
let asked: string[];
let held: Partial<HeldUploads>;

beforeAll(() => {
  // jsdom's files cannot be read as bytes.
  Object.assign(globalThis, { File: NodeFile, Blob: NodeBlob });
});
beforeEach(() => {
  asked = [];
  held = {};
});

async function opened(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/vehicles': { body: [aVehicle({ id: 7, make: 'Lancia', model: 'Fulvia', year: 1971, nickname: null })] },
    'GET /api/imports/choices': { body: { categories: [], tables: [] } },
    'PUT /api/imports/choices': { body: { categories: [], tables: [] } },
    'GET /api/imports/history': NO_IMPORTS,
    'GET /api/imports/readings': NO_IMPORTS,
    'GET /api/imports/fill-ups': NO_IMPORTS,
    'GET /api/service/events': { body: [] },
    'GET /api/fill-ups/vehicles/7': { body: [] },
    'GET /api/vehicles/7/odometer': { body: { readings: [] } },
    'POST /api/imports/lubelogger': { body: ANSWER },
    'POST /api/imports/lubelogger/file': { body: null },
    'POST /api/imports/history': (call) => {
      asked.push('rows');
      return { body: { ...MADE, results: (call.body as object[]).map((_, index) => ({ index, id: 55 + index })) } };
    },
    ...answers,
  });
  const uploads: HeldUploads = {
    limits: async () => null,
    hold: async (_: HeldBatch, files: AsyncIterable<HeldFile>) => {
      for await (const { file, kind, caption, group, importBatch } of files)
        asked.push(`hold ${kind} ${file.name} "${caption}" ${group === `${importBatch}/${group.split('/')[1]}`}`);
      return 0;
    },
    settle: async (_: string, records: ReadonlyMap<string, PhotosOf>) => {
      asked.push(`settle ${[...records.values()].map(({ subject, id }) => `${subject} ${id}`).join()}`);
    },
    unsettled: async () => [],
    ...held,
  };
  const records: KnownRemote = {
    ...{ name: 'mf-records', id: 'records', paths: [], nav: [], routes: [] },
    extensions: { 'held-uploads': async () => ({ default: uploads }) },
  };
  renderWithKit(<ImportPage />, { path: '/service/import', remotes: [records] });
  await screen.findByLabelText('File');
  return api;
}

const bytes = (content: string) => {
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    typeof input === 'string' && input.endsWith('/lubelogger/file') ? new Response(content) : fetchBefore(input, init);
};

async function readIt(address = 'https://cars.example') {
  await userEvent.click(screen.getByText('From a LubeLogger'));
  await userEvent.type(screen.getByLabelText(/^Address/), address);
  await userEvent.type(screen.getByLabelText(/^API key/), 'k3y');
  await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
}
const keys = (calls: FakeCall[]) =>
  calls.filter(({ path }) => path === '/api/imports/lubelogger').map(({ body }) => body);

it('reads a LubeLogger by its address and key, and shows what becomes of its records like those of a file', async () => {
  const api = await opened();
  await readIt();
  expect(await screen.findByText('This is a file of LubeLogger.')).toBeInTheDocument();
  expect(keys(api.calls)).toEqual([{ address: 'https://cars.example', key: 'k3y' }]);
  expect(await screen.findByRole('row', { name: /Maintenance: Brake pads/ })).toBeInTheDocument();
  expect(screen.getByText('Attachments')).toBeInTheDocument();
});

it('holds what is attached before anything is made, and sends it to the records of its rows', async () => {
  await opened();
  bytes(PDF);
  await readIt();
  await userEvent.click(await screen.findByRole('button', { name: /^Import 1 row/ }));
  expect(await screen.findByText('1 attachment is being uploaded.')).toBeInTheDocument();
  expect(asked).toEqual(['hold document Bill.pdf "Bill" true', 'rows', 'settle service-event 55']);
});

it('names what does not come along, and imports the rest', async () => {
  await opened();
  bytes('an old kind of text');
  await readIt();
  await userEvent.click(await screen.findByRole('button', { name: /^Import 1 row/ }));
  expect(await screen.findByText('Bill: neither a picture nor a PDF')).toBeInTheDocument();
  expect(asked).toEqual(['rows', 'settle service-event 55']);
});

it('makes nothing where the server is gone when attachments are fetched', async () => {
  const msg = 'No server answers at this address';
  await opened({
    'POST /api/imports/lubelogger/file': { status: 400, body: { msg, errors: [{ field: 'address', msg }] } },
  });
  await readIt();
  await userEvent.click(await screen.findByRole('button', { name: /^Import 1 row/ }));
  expect(await screen.findByText(msg)).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('says of attachments that a file names and does not bring where they could come from', async () => {
  await opened();
  const file = new File([JSON.stringify([RECORD])], 'servicerecords.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('File'), file);
  expect(await screen.findByText(/^1 attachment is named by the file and is not with it\./)).toBeInTheDocument();
});

it('keeps in the browser nothing that is made of the key', async () => {
  await opened({ 'POST /api/imports/lubelogger': { status: 503, body: { msg: 'Away' } } });
  await readIt();
  expect(await screen.findByText('Away')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes('lubelogger'))).toEqual([]);
});

it('shows at the key that it is refused, and keeps what was typed', async () => {
  const msg = 'This LubeLogger does not accept the key.';
  await opened({ 'POST /api/imports/lubelogger': { status: 400, body: { msg, errors: [{ field: 'key', msg }] } } });
  await readIt();
  const key = screen.getByLabelText(/^API key/);
  await waitFor(() => expect(key).toBeInvalid());
  expect(key).toHaveAccessibleDescription(expect.stringContaining(msg));
  expect(screen.getByLabelText(/^Address/)).toHaveValue('https://cars.example');
});

it('goes on after a reload with an import whose attachments are held', async () => {
  const head = { batch: 'b', file_name: 'cars.example' };
  const event = { vehicle_id: 7, name: 'Brake pads', type: 'Repair', date_performed: '2025-03-04' };
  const rows = [{ line: 3, fate: { event, guessed: [], categories: [] } }];
  const batch: HeldBatch = {
    id: 'held',
    by: 'table-import',
    heldAt: Date.now(),
    note: { parts: [{ head, rows, plans: [] }] },
  };
  held = { unsettled: async () => [batch] };
  const api = await opened();
  expect(await screen.findByText('cars.example is imported. Its attachments are being uploaded.')).toBeInTheDocument();
  expect(asked).toEqual(['rows', 'settle service-event 55']);
  const [sent] = api.calls.filter(({ path, method }) => method === 'POST' && path === '/api/imports/history');
  expect([sent!.query.get('batch'), sent!.body]).toEqual(['b', [{ row: 3, ...event }]]);
});

it('says of what was left too long ago that it is not at its end', async () => {
  const note = { parts: [{ head: { batch: 'b', file_name: 'cars.example' }, rows: [] }] };
  held = { lapsed: async () => [{ id: 'old', by: 'table-import', heldAt: 0, note }] };
  await opened();
  expect(await screen.findByText(/cars\.example was not imported to its end/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(asked).toEqual(['settle ']));
});
