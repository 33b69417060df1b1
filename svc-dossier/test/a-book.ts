import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Book, BookOptions, FuelYear, Limit, Mounted, Paper, Service } from '../src/model/book.js';
import type { SealingKey } from '../src/seal/sealing-key.js';

export const ISSUED = '2026-11-23';

export const someOptions = (changes: Partial<BookOptions> = {}): BookOptions => ({
  chapters: [
    'identity',
    'ownership',
    'timeline',
    'services',
    'modifications',
    'issues',
    'track-days',
    'fuel',
    'mounted',
    'plates',
    'papers',
    'parts',
  ],
  from: null,
  to: null,
  withhold: [],
  withholdWords: [],
  paper: 'a4',
  sheets: true,
  language: 'en',
  region: 'en-US',
  distanceUnit: 'mi',
  ...changes,
});

export const aService = (id: number, changes: Partial<Service> = {}): Service => ({
  id,
  day: `${2000 + id}-05-12`,
  mileage: 40_000 + id * 3_000,
  cost: { amount: 1_234.5 + id, currency: 'USD' },
  name: `Service number ${id}`,
  workshop: 'Lakeshore Imports',
  description: '<p>Oil and filter.</p>',
  report: null,
  notes: null,
  parts: [{ id: 3, name: 'Oil filter', number: '71739633', maker: 'FIAMM', quantity: 1 }],
  papers: [],
  photos: [],
  enteredOn: `${2000 + id}-05-20`,
  ...changes,
});

/** A small book that contains each kind of record. `writeFiles` creates its files. */
export function aBook(changes: Partial<Book> = {}, options: Partial<BookOptions> = {}): Book {
  const backed = { papers: [], photos: [], enteredOn: '2003-01-01' };
  return {
    vehicle: {
      ...{
        make: 'Alfa Romeo',
        model: 'Giulia Sprint GT',
        year: 1967,
        nickname: 'Bertone',
        vin: 'AR10535*2219047',
        colour: 'Giallo Piper',
      },
      ...{ builtOn: '1967-03', odometerUnit: 'mi' as const, mileage: 71_480, description: '<p>Scalino body.</p>' },
    },
    identities: [
      {
        ...backed,
        kind: 'vin',
        name: null,
        value: 'AR10535*2219047',
        asBuilt: 'AR10535 2219047',
        match: 'matching',
        readAt: 'Bulkhead',
        photos: [1],
      },
      {
        ...backed,
        kind: 'engine',
        name: null,
        value: 'AR00526 55501',
        asBuilt: 'AR00526 40017',
        match: 'replaced',
        readAt: null,
        papers: [1],
      },
    ],
    owners: [
      {
        ...backed,
        ...{ name: 'Margaret Holloway', isKeeper: false, acquired: 'bought-new', paid: null },
        from: '1967-06-30',
        until: '2001-04-07',
        location: 'Hastings',
        mileageFrom: 12,
        mileageUntil: 40_100,
        story: '<p>Bought new.</p>',
      },
      {
        ...backed,
        ...{ name: 'Robin Ellery', isKeeper: false, acquired: 'bought', paid: { amount: 4_200, currency: 'USD' } },
        from: '2001-04-07',
        until: null,
        location: null,
        mileageFrom: 40_100,
        mileageUntil: 71_480,
        story: '<p>Bought from <b>Margaret</b> Holloway for $4,200.</p>',
      },
    ],
    services: [
      aService(1, { papers: [1], photos: [1] }),
      aService(2, { photos: [2], enteredOn: '2009-01-01' }),
      aService(6, { papers: [2, 3] }),
    ],
    modifications: [
      {
        ...backed,
        id: 1,
        day: '2004-11',
        mileage: null,
        cost: { amount: 2_300, currency: 'EUR' },
        name: 'Webers in',
        status: 'Completed',
        reversible: true,
        description: '<p>40 DCOE.</p>',
        notes: null,
        parts: [{ id: 4, name: 'Weber 40 DCOE', number: null, maker: 'Weber', quantity: 2 }],
      },
    ],
    issues: [
      {
        ...backed,
        id: 1,
        day: '2005-07-30',
        mileage: null,
        cost: null,
        title: 'Fuel smell',
        status: 'Resolved',
        resolvedOn: '2005-08-11',
        description: '<p>Rubber perished.</p>',
        resolution: 'New hose.',
        services: [6],
      },
    ],
    trackDays: [
      {
        ...backed,
        id: 1,
        day: '2010-06-01',
        mileage: 60_000,
        cost: null,
        track: 'GingerMan',
        report: '<h3>Wet</h3><ul><li>Dry later</li></ul>',
      },
    ],
    fuel: [
      aFuelYear(2009),
      aFuelYear(2010, { fillUps: 12, consumed: { amount: 300, distance: 1_800, km: 2_896.819 } }),
    ],
    mounted: [aSetOfTyres(), aHarness()],
    photos: [
      { number: 1, file: 'wide.jpg', caption: 'Three-quarter view', takenOn: '2001-05-12', isCover: true },
      { number: 2, file: 'upright.jpg', caption: 'Engine bay', takenOn: '2002', isCover: false },
      { number: 3, file: 'wide.jpg', caption: 'Sill before', takenOn: null, isCover: false },
      { number: 4, file: 'wide.jpg', caption: 'Sill after', takenOn: null, isCover: false },
    ],
    pairs: [{ before: 3, after: 4, caption: 'The sills' }],
    papers: [
      aPaper(1),
      aPaper(2, { file: 'slip.png', mediaType: 'image/png' }),
      aPaper(3, { file: 'locked.pdf' }),
      aPaper(4, { file: 'broken.pdf' }),
    ],
    readings: [
      { day: '1967-06-30', value: 12 },
      { day: '2001-05-12', value: 43_000 },
    ],
    findings: [
      {
        kind: 'turned-back',
        readings: [
          { day: '1998-05-02', value: 58_310 },
          { day: '1998-11-20', value: 53_810 },
        ],
        explanation: 'A typing error.',
      },
    ],
    transfers: null,
    options: someOptions(options),
    issuedOn: ISSUED,
    ...changes,
  };
}

export const aFuelYear = (year: number, changes: Partial<FuelYear> = {}): FuelYear => ({
  ...{ energy: 'petrol', unit: 'l', year, fillUps: 8, amount: 340.687, costs: [{ amount: 1_021.4, currency: 'USD' }] },
  driven: { distance: 2_000, km: 3_218.688 },
  consumed: { amount: 340.687, distance: 2_000, km: 3_218.688 },
  ...changes,
});

export const aLimit = (by: Limit['by'], changes: Partial<Limit> = {}): Limit => ({
  ...{ by, value: null, unit: null, until: null, source: null, state: 'far', used: null, atLeast: false },
  ...{ dueOn: null, dueMileage: null },
  ...changes,
});

export const aSetOfTyres = (changes: Partial<Mounted> = {}): Mounted => ({
  ...{ id: 1, kind: 'tyres', name: 'Cinturatos', maker: 'Pirelli', number: null, size: '165 HR 14', season: 'summer' },
  ...{ positions: [], mountedOn: '2024-04-01', mountedAt: 69_000 },
  tyres: [
    {
      ...{ place: 'front-left', dot: '2319', made: { year: 2019, week: 23 }, months: 89 },
      ...{ treadOn: '2026-03-01', treadMm: 5.1 },
    },
    { place: 'rear-left', dot: null, made: null, months: null, treadOn: null, treadMm: null },
  ],
  lives: [{ from: '2019-06-03', until: null, months: 89, km: 12_000.4, hours: 0, sessions: 0, atLeast: true }],
  limits: [aLimit('tread', { value: 1.6, unit: 'mm', source: 'DE, EU', used: 5.1, dueMileage: 92_000 })],
  ...changes,
});

export const aHarness = (changes: Partial<Mounted> = {}): Mounted => ({
  ...{ id: 2, kind: 'harness', name: 'Six-point harness', maker: 'Schroth', number: 'S-4711', size: null },
  ...{ season: null, positions: ['Driver'], mountedOn: null, mountedAt: 60_000, tyres: null },
  lives: [{ from: '2021-02-01', until: null, months: 69, km: 7_000, hours: 14.25, sessions: 31, atLeast: false }],
  limits: [aLimit('label', { until: '2027-03-31', source: 'FIA 8853-2016', state: 'near', dueOn: '2027-03-31' })],
  ...changes,
});

export const aPaper = (number: number, changes: Partial<Paper> = {}): Paper => ({
  number,
  file: 'invoice.pdf',
  mediaType: 'application/pdf',
  shown: null,
  turned: 0,
  isData: false,
  title: `Invoice ${number}`,
  day: '2001-05-12',
  sha256: createHash('sha256').update(`paper ${number}`).digest('hex'),
  hidden: null,
  ...changes,
});

export const aKey = (): SealingKey => ({
  name: 'books.example',
  privateKey: generateKeyPairSync('ed25519').privateKey,
});

/** A folder with the files that test books refer to. */
export async function writeFiles(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-book-files-'));
  const picture = (width: number, height: number, colour: string) =>
    sharp({ create: { width, height, channels: 3, background: colour } });
  await picture(600, 400, '#2f4a35').jpeg().toFile(join(folder, 'wide.jpg'));
  await picture(400, 600, '#d9a520')
    .withExif({ IFD0: { Artist: 'Margaret Holloway' } })
    .jpeg()
    .toFile(join(folder, 'upright.jpg'));
  await picture(300, 700, '#ffffff').png().toFile(join(folder, 'slip.png'));
  const files = {
    'invoice.pdf': aPdf(['Invoice of Keller Machine', 'Second sheet']),
    'locked.pdf': aLockedPdf(),
    'broken.pdf': Buffer.from('This was a PDF once.'),
    'huge.pdf': aPdf(['A wall'], 14_400, 14_400),
    'long.pdf': aPdf(
      Array.from({ length: 33 }, (_, at) => `Page ${at + 1}`),
      200,
      200,
    ),
    'empty.pdf': aPdf([]),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return folder;
}

/** An empty working folder. */
export async function anEmptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-book-made-'));
  await mkdir(folder, { recursive: true });
  return folder;
}

export const readText = (path: string): Promise<string> => readFile(path, 'latin1');

/** A PDF with a page for each text. */
export function aPdf(texts: readonly string[], width = 595, height = 842): Buffer {
  const pages = texts.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages}]/Count ${texts.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...texts.flatMap((text, at) => {
      const content = `BT /F 24 Tf 60 ${height - 80} Td (${text}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${5 + at * 2} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return pdfOf(objects, '');
}

/** A PDF encrypted with an unknown password. */
const aLockedPdf = (): Buffer =>
  pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
      `<</Filter/Standard/V 1/R 2/O<${'61'.repeat(32)}>/U<${'62'.repeat(32)}>/P -4>>`,
    ],
    '/Encrypt 4 0 R/ID[<00><00>]',
  );

function pdfOf(objects: readonly string[], trailer: string): Buffer {
  let body = '%PDF-1.4\n';
  const rows = objects.map((object, at) => {
    const row = `${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const table = body.length;
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
}
