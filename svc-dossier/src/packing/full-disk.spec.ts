import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type FileStorage, NoSpaceLeft } from '@carnet/files';
import type { Peer } from '@carnet/rest';
import { RecordFiles } from '../collecting/record-files.js';
import { ExportSources } from './export-sources.js';
import { ExportZip } from './export-zip.js';

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  createWriteStream: jest.fn(jest.requireActual<typeof import('node:fs')>('node:fs').createWriteStream),
}));

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'carnet-full-'))));
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
const someBytes = () => Readable.from([Buffer.from('bytes')]);

/** Makes the next stream to the disk fail for lack of space. */
const leaveNoRoom = () =>
  jest.mocked(createWriteStream).mockImplementationOnce((path) => {
    const stream = jest.requireActual<typeof import('node:fs')>('node:fs').createWriteStream(path);
    stream.once('pipe', () => stream.destroy(full()));
    return stream;
  });

it('a file of svc-records waits for room, and not for svc-records', async () => {
  const records = { download: (_: string, take: (bytes: Readable) => Promise<void>) => take(someBytes()) };
  leaveNoRoom();
  const fetched = new RecordFiles(records as unknown as Peer).fetch(
    1,
    { fileId: 1, sha256: '', inTrash: false },
    join(folder, 'file'),
  );
  await expect(fetched).rejects.toThrow(NoSpaceLeft);
});

it('a book that goes into an export waits for room', async () => {
  const storage = { open: () => Promise.resolve({ bytes: 5, stream: someBytes() }) } as unknown as FileStorage;
  const sources = new ExportSources({ lists: [] } as never, { peers: {} } as never, storage);
  leaveNoRoom();
  await expect(sources.fetchBook(1, '', join(folder, 'book'))).rejects.toThrow(NoSpaceLeft);
});

it('the ZIP of an export waits for room', async () => {
  const handle = await open(folder);
  const handles = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const zip = await ExportZip.create(join(folder, 'export.zip'), new Date());
  jest.spyOn(handles, 'writeFile').mockRejectedValue(full());
  await expect(zip.addText('README.txt', 'x')).rejects.toThrow(NoSpaceLeft);
  await zip.abandon();
});
