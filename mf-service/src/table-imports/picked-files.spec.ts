import { File as NodeFile } from 'node:buffer';
import { aZip, type ZippedFile } from '../testing/zips';
import { sentenceOf } from './file-problems';
import { guessMapping, type Usual } from './mapping.rules';
import { readPicked } from './picked-files';
import { judgedRows } from './rows.rules';
import type { TableFile } from './table-file';
import { tablesOf } from './tables.rules';

const USUAL: Usual = { dates: 'dmy', mark: ',', unit: 'km', currency: 'EUR', today: '2026-11-24', region: 'de-DE' };
const { signal } = new AbortController();

beforeAll(() => {
  // jsdom's files cannot be read as bytes.
  globalThis.File = NodeFile as unknown as typeof File;
});

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  new NodeFile([content], name) as unknown as File;
const zip = (name: string, ...files: ZippedFile[]) => file(name, new Uint8Array(aZip(files)));
const json = (name: string, content: unknown) => file(name, JSON.stringify(content));
const attachedTo = ({ rows, hasNumbers }: TableFile) =>
  tablesOf(rows).flatMap((table) => {
    const vehicle = { id: 7, odometer_unit: 'km' as const };
    const target = { vehicle, today: USUAL.today, nameOf: String, types: new Map() };
    const judged = judgedRows(table, guessMapping(table, USUAL, hasNumbers), target);
    return judged.flatMap(({ fate, attached = [] }) =>
      attached.map((one) => ({ ...one, to: 'fillUp' in fate ? 'fill-up' : 'event' in fate ? 'event' : null })),
    );
  });
const textOf = async (blob: Blob | null) => blob && Buffer.from(await blob.arrayBuffer()).toString();

/** A full backup of May, built like the real one: records in one file, uploaded files beside it. */
const aMayBackup = () => {
  const attachment = { id: 1, file_type: 'pdf', file_size: 9, description: null, created_at: '2025-01-01T10:00:00' };
  const vehicle = {
    ...{ id: 2, name: 'Corsa', vehicle_type: 'car', make: 'Opel', model: 'Corsa', year: 2012, registration: 'HD K 12' },
    fuel_logs: [
      {
        ...{
          id: 5,
          date: '2025-05-06',
          odometer: 900,
          volume: 40,
          price_per_unit: 1.5,
          total_cost: 60,
          is_full_tank: true,
        },
        ...{ is_missed: false, station: '', notes: '' },
        attachments: [{ ...attachment, filename: 'ab12.jpg', original_filename: 'slip.jpg' }],
      },
    ],
    expenses: [
      {
        ...{
          id: 5,
          date: '2025-03-04',
          category: 'repairs',
          description: 'Pads',
          cost: 80,
          odometer: 800,
          vendor: 'Kolb',
        },
        ...{ notes: '', attachments: [{ ...attachment, filename: 'cd34.pdf', original_filename: 'Bill.pdf' }] },
      },
    ],
    attachments: [{ ...attachment, filename: 'ef56.pdf', original_filename: 'Papers.pdf' }],
  };
  return zip(
    'may_full_backup.zip',
    {
      name: 'data.json',
      content: JSON.stringify({ export_info: { exported_at: 'x', app_version: '0.42' }, vehicles: [vehicle] }),
    },
    { name: 'manifest.json', content: JSON.stringify({ version: '0.42', files: [{ filename: 'ab12.jpg' }] }) },
    { name: 'uploads/ab12.jpg', content: 'a slip' },
    { name: 'uploads/cd34.pdf', content: 'a bill' },
  );
};

it('a backup of May is its records, each with what is attached to it', async () => {
  const [picked] = await readPicked([aMayBackup()]);
  expect(picked!.problem).toBeUndefined();
  expect(picked!.files.map(({ name }) => name)).toEqual(['data.json']);
  const [data] = picked!.files;
  expect(attachedTo(data!)).toEqual([
    { name: 'slip.jpg', location: 'ab12.jpg', to: 'fill-up' },
    { name: 'Bill.pdf', location: 'cd34.pdf', to: 'event' },
  ]);
  expect(await textOf(await data!.attached!('cd34.pdf', signal))).toBe('a bill');
  expect(await data!.attached!('gone.pdf', signal)).toBeNull();
});

const aLubeLoggerBackup = () =>
  zip(
    'db_backup_2026-11-20.zip',
    { name: 'data/cartracker.db', content: 'LiteDB' },
    { name: 'config/userConfig.json', content: '{"EnableAuth":"True"}' },
    { name: 'translations/de_DE.json', content: '{"a":"b"}' },
    { name: 'documents/0b1c.pdf', content: 'a bill' },
  );

it('a backup of LubeLogger by itself is none that can be read, and the sentence leads to what can', async () => {
  const [picked] = await readPicked([aLubeLoggerBackup()]);
  expect(picked!.files).toEqual([]);
  expect(sentenceOf(picked!.problem)).toMatch(/backup of LubeLogger.*address and a key/);
});

it('so is one of a LubeLogger that keeps its records in PostgreSQL', async () => {
  const [picked] = await readPicked([zip('db_backup.zip', { name: 'config/serverConfig.json', content: '{"a":1}' })]);
  expect(sentenceOf(picked!.problem)).toMatch(/backup of LubeLogger/);
});

it('beside answers of its API a backup of LubeLogger has their attachments', async () => {
  const record = { vehicleId: 1, date: '2025-03-04', odometer: 800, description: 'Pads', cost: 80, notes: '' };
  const files = [{ name: 'Bill', location: '/documents/0b1c.pdf' }];
  const picked = await readPicked([json('servicerecords.json', [{ ...record, files }]), aLubeLoggerBackup()]);
  expect(picked.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  const [answers] = picked[0]!.files;
  expect(attachedTo(answers!)).toEqual([{ name: 'Bill', location: '/documents/0b1c.pdf', to: 'event' }]);
  expect(await textOf(await answers!.attached!('/documents/0b1c.pdf', signal))).toBe('a bill');
});

it.each([
  ['mygarage-full-2026.tar.gz', file('mygarage-full-2026.tar.gz', 'x'), /CSV or JSON of each vehicle/],
  ['a ZIP without tables', zip('photos.zip', { name: 'a.jpg', content: 'x' }), /holds no table/],
  ['what is no ZIP', file('broken.zip', 'nonsense'), /./],
])('says what to do with %s', async (_, picked, sentence) => {
  const [{ files, problem } = { files: [], problem: null }] = await readPicked([picked]);
  expect(files).toEqual([]);
  expect(sentenceOf(problem)).toMatch(sentence);
});

it('takes files that can be read beside those that cannot', async () => {
  const picked = await readPicked([
    zip('photos.zip', { name: 'a.jpg', content: 'x' }),
    file('a.csv', 'Date,Job\n2025-01-02,Oil\n'),
  ]);
  expect(picked.map(({ files }) => files.length)).toEqual([0, 1]);
});
