import type { Paper } from '../../scripts/lib/seed/papers.js';
import { photoOfReceipt } from '../../scripts/lib/seed/receipt.js';
import { type Account, callPatiently, register } from './api.js';
import { aJpeg, uploadPhoto } from './photos.js';
import { aPdf, pictured, uploadFile } from './tus.js';
import { MADE_WITHIN_MS, until } from './until.js';

/** Ids for the paths of a person's screens. */
export interface Things {
  collection: number;
  vehicle: number;
  part: number;
  event: number;
  template: number;
  schedule: number;
  issue: number;
  modification: number;
  trackDay: number;
  fillUp: number;
  /** A session on the track day. */
  trackSession: number;
  /** A set of tyres that was on the vehicle and has tread readings. */
  set: number;
  /** A set that is on the vehicle now. */
  mounted: number;
  album: number;
  pair: number;
  document: number;
  /** A photographed receipt in the inbox, read by OCR. */
  newDocument: number;
  /** A paper without a picture, because it cannot be rendered. */
  unreadable: number;
  /** A paper in the trash. */
  thrownAway: number;
  /** A vehicle with a long odometer history: a replaced instrument, unknown mileage, a typing error, and an open finding. */
  driven: number;
  /** A vehicle with a single reading, and one without any. */
  readOnce: number;
  unread: number;
  /** An owner of a vehicle with a long past, and its engine number. */
  chapter: number;
  identity: number;
  /** A finished book. */
  dossier: number;
  buyerPage: number;
}

const COLLECTIONS = {
  'Air and oil': 'Cooled by wind, kept alive by gaskets. Nothing here has a radiator.',
  'Daily drivers': 'What starts on a wet Monday in November.',
  'The barn': 'Projects. Some day.',
  'On two wheels': null,
};

interface VehicleDraft {
  in: keyof typeof COLLECTIONS;
  type: string;
  make: string;
  model: string;
  year: number;
  nickname?: string;
  color?: string;
  vin?: string;
  current_mileage?: number;
  birth_date?: string;
  purchase_date?: string;
  description?: string;
}

const VEHICLES: VehicleDraft[] = [
  {
    in: 'Air and oil',
    type: 'Car',
    make: 'Porsche',
    model: '911 T',
    year: 1972,
    nickname: 'Klara',
    color: 'Signal Orange',
    vin: '9112100318',
    current_mileage: 84_120,
    birth_date: '1972-03-14',
    purchase_date: '2011-06-02',
    description: 'Matching numbers, Targa roof replaced in 2016. Runs a little rich below freezing.',
  },
  { in: 'Air and oil', type: 'Car', make: 'Citroën', model: '2CV 6 Special', year: 1986, color: 'Rouge Vallelunga' },
  {
    in: 'Daily drivers',
    type: 'SUV',
    make: 'Volvo',
    model: 'XC70 D5 AWD',
    year: 2009,
    nickname: 'The moose',
    color: 'Oyster Grey',
    vin: 'YV1BZ7152A1082314',
    current_mileage: 191_455,
    purchase_date: '2014-09-20',
  },
  { in: 'Daily drivers', type: 'Car', make: 'Honda', model: 'Jazz 1.3', year: 2015, current_mileage: 62_008 },
  { in: 'The barn', type: 'Truck', make: 'Mercedes-Benz', model: 'L 319 D', year: 1961, nickname: 'Post' },
  { in: 'The barn', type: 'Car', make: 'Lancia', model: 'Fulvia Coupé 1.3 S', year: 1971, current_mileage: 41_250 },
  {
    in: 'On two wheels',
    type: 'Motorcycle',
    make: 'Moto Guzzi',
    model: 'Le Mans III',
    year: 1983,
    current_mileage: 38_400,
  },
];

const PARTS = [
  { name: 'Oil filter', part_number: '901 107 203', manufacturer: 'Mahle', type: 'OEM', cost: 14.5 },
  { name: 'Valve cover gasket set', part_number: '911 105 920', manufacturer: 'Reinz', type: 'OEM', cost: 38.9 },
  { name: 'Chain tensioner', manufacturer: 'Carrera style', type: 'Aftermarket', status: 'In Storage', cost: 412 },
  { name: 'Sport seats', manufacturer: 'Recaro', type: 'Aftermarket', status: 'Planned', cost: 1890 },
  {
    name: 'Ignition leads',
    part_number: '0 986 356',
    manufacturer: 'Beru',
    type: 'OEM',
    status: 'Installed',
    cost: 96.2,
  },
];

const EVENTS = [
  {
    name: 'Oil and filter change',
    type: 'Regular Maintenance',
    date_performed: '2026-04-18',
    mileage_at_service: 84_120,
    cost: 164.4,
    description: 'With the valves set at the same time.',
    report_content:
      '<h2>What was found</h2><p>Oil drained <strong>warm</strong>, no metal in the sump screen.</p><ul><li>Left bank 0.1 mm throughout</li><li>Exhaust 5 was tight</li></ul>',
    notes: 'Next time bring the long feeler gauge.',
  },
  {
    name: 'Brake fluid',
    type: 'Regular Maintenance',
    date_performed: '2025-10-03',
    mileage_at_service: 83_410,
    cost: 60,
  },
  {
    name: 'Heat exchanger, left',
    type: 'Repair',
    date_performed: '2025-06-27',
    mileage_at_service: 82_900,
    cost: 1240,
  },
  {
    name: 'Electronic ignition',
    type: 'Modification',
    date_performed: '2024-05-11',
    mileage_at_service: 80_233,
    cost: 380,
  },
  { name: 'Main inspection', type: 'Other', status: 'Upcoming', date_performed: '2027-03-31' },
  { name: 'Gearbox oil', type: 'Regular Maintenance', status: 'Overdue', date_performed: '2026-08-01' },
];

const TEMPLATES = [
  {
    name: 'Oil and filter change',
    source: "Owner's manual",
    type: 'Regular Maintenance',
    recurrence_type: 'Periodic',
    recurrence_time_interval: 365,
    recurrence_mileage_interval: 6000,
    status: 'Open',
    estimated_cost: 165,
    description:
      '<p>Drain <strong>warm</strong>, both plugs. Clean the sump screen and look for metal before anything is thrown away.</p>',
    recommended_parts: ['Oil filter 901 107 203', '9 l of 20W-50', 'Two copper washers, 22 mm'],
    notes: 'Torque of the plugs: 43 Nm.',
  },
  {
    name: 'Valve adjustment',
    source: "Owner's manual",
    type: 'Regular Maintenance',
    recurrence_type: 'Periodic',
    recurrence_mileage_interval: 12_000,
    status: 'In_Work',
    recommended_parts: ['Valve cover gasket set'],
  },
  {
    name: 'Replace chain tensioners',
    source: 'Workshop in Hanover',
    type: 'Repair',
    recurrence_type: 'Total_Mileage',
    recurrence_total_mileage: 90_000,
    recurrence_total_age: 660,
    status: 'Completed',
    estimated_cost: 1480,
  },
  {
    name: 'Gearbox and differential oil, with a look at the shift bushes',
    type: 'Regular Maintenance',
    recurrence_type: 'Total_Mileage',
    recurrence_total_mileage: 80_000,
    status: 'In_Work',
  },
];

/** Vehicles, each with its templates. */
const SCHEDULES = [
  { name: 'By the book', description: 'Stuttgart, 1971 edition.', of: 0, templates: [0, 1, 2, 3] },
  { name: 'Before the Alps', is_active: false, of: 0, templates: [0] },
  { name: 'Nothing yet', of: 1, templates: [] },
  { name: 'Mileage not known', of: 4, templates: [2, 0] },
];

const ISSUES = [
  {
    title: 'Oil weeps at the thermostat housing',
    priority: 'High',
    status: 'In Progress',
    reported_date: '2026-04-20',
  },
  { title: 'Passenger window drops by itself', priority: 'Low', reported_date: '2026-02-11' },
  {
    title: 'Hesitates between 2,500 and 3,000 rpm',
    priority: 'Medium',
    status: 'Resolved',
    reported_date: '2025-05-30',
    resolved_date: '2025-06-27',
    resolution_notes: 'The left heat exchanger leaked hot air onto the linkage.',
    description: 'Only when warm, worse with the heater on.',
  },
];

const MODIFICATIONS = [
  {
    name: 'Sport seats and harness bar',
    description:
      'Lower, firmer, and bolted to the original rails, so that the old seats go back in within an afternoon.',
    category: 'Comfort',
    status: 'In Progress',
    start_date: '2026-02-14',
    cost: 2310.5,
    notes: 'Waiting for the side mounts.',
  },
  {
    name: 'Electronic ignition',
    description: 'Points out, module in. Starts below freezing now.',
    category: 'Performance',
    status: 'Completed',
    start_date: '2024-05-10',
    completion_date: '2024-05-11',
    cost: 380,
  },
  { name: 'Third brake light', category: 'Safety', status: 'Planned' },
];

const TRACK_DAYS = [
  { track_name: 'Nürburgring Nordschleife', event_date: '2025-08-16' },
  { track_name: 'Autodrom Most', event_date: '2025-10-04' },
  {
    track_name: 'Masaryk Circuit, Brno',
    event_date: '2026-05-09',
    report:
      '<h2>Second stint</h2><p>Fastest lap <strong>2:14.3</strong> on <em>old</em> tyres, 21 °C and dry.</p><ul><li>Front pads gone at 40 %</li><li>Fluid at 210 °C, no fade</li></ul><p>Next time: pads from <a href="https://pads.example/rs29">the usual place</a>.</p>',
  },
];

const FILLED = { energy: 'petrol', unit: 'l' };

const FILL_UPS = [
  { ...FILLED, filled_on: '2025-11-02', odometer: 83_520, amount: 38.6, total: 66.9, station: 'Agip, Via Roma' },
  {
    ...FILLED,
    filled_on: '2025-12-14',
    odometer: 83_700,
    amount: 36.2,
    total: 62.4,
    station: 'Shell, Hauptstrasse 12',
  },
  { ...FILLED, filled_on: '2026-02-08', amount: 20, total: 35.2, full: false },
  {
    ...FILLED,
    filled_on: '2026-03-01',
    odometer: 83_910,
    amount: 24.1,
    total: 43.1,
    note: 'Premium, for the hill climb',
  },
  {
    ...FILLED,
    filled_on: '2026-04-11',
    odometer: 84_105,
    amount: 41.3,
    total: 73.9,
    unit_price: 1.789,
    station: 'Agip, Via Roma',
  },
];

const PHOTOS: { day: string; hue: number; caption?: string; tags?: string[] }[] = [
  { day: '2026-02-14', hue: 20 },
  { day: '2026-02-14', hue: 34, caption: 'The third main bearing', tags: ['engine'] },
  { day: '2026-02-14', hue: 200 },
  { day: '2026-02-13', hue: 140 },
  { day: '2026-01-31', hue: 12 },
  { day: '2025-11-02', hue: 28 },
  { day: '2025-06-27', hue: 210 },
];

const PAPERS = [
  {
    name: 'hagerty-2026.pdf',
    says: 'Agreed value policy',
    fields: {
      type: 'insurance',
      title: 'Agreed value policy',
      vendor: 'Hagerty',
      number: 'A-1712',
      dated: '2026-01-01',
      expires_on: '2026-12-20',
      amount: 480.5,
      currency: 'EUR',
    },
  },
  {
    name: 'scan-0007.pdf',
    says: 'Certificate of origin, engine 6111234',
    fields: {
      type: 'factory-paper',
      title: 'Certificate of origin',
      vendor: 'Porsche AG',
      dated: '1972-04-18',
      tags: ['matching numbers'],
    },
  },
  { name: 'IMG_2040.pdf', says: 'Classic Centre Brno, March 5, 2026, total $312.40', fields: {} },
  {
    name: 'offer.pdf',
    says: 'An offer of last year',
    fields: { type: 'letter', title: 'Offer, not taken', deleted: true },
  },
];

const RECEIPT: Paper = {
  from: 'Miller Auto Parts',
  title: '218 Canal St, Holland MI',
  lines: [
    ['Receipt 77214', '2026-03-05'],
    ['Wiper blades 20", 2x', '23.98'],
    ['Motor oil 20W-50, 5 qt', '41.24'],
    ['Sales tax 6%', '3.91'],
    ['Total', '$69.13'],
  ],
};

const ODOMETER: [read_on: string, value: number, note?: string][] = [
  ['1986-05-12', 12, 'Delivery note'],
  ['1988-03-30', 21_400, 'Service booklet'],
  ['1989-11-18', 39_870, 'Service booklet'],
  ['1991-07-14', 58_900, 'Service booklet'],
  ['1993-05-02', 74_150],
  ['1995-04-02', 91_250, 'Sales contract'],
  ['2009-08-21', 4_310, 'Test report'],
  ['2011-06-11', 13_020],
  ['2013-05-05', 217_400, 'Invoice of the workshop in Dijon'],
  ['2015-03-19', 30_480],
  ['2017-01-22', 38_100],
  ['2020-10-02', 47_650, 'Test report'],
  ['2022-06-24', 53_930],
  ['2024-02-08', 12_400, 'Insurance'],
  ['2024-05-30', 60_110],
  ['2025-04-13', 62_310],
  ['2025-10-13', 64_910],
  ['2026-05-30', 66_750],
];

/** The owner's explanations of that odometer; `of` names a reading by its day. */
const SAID = [
  {
    kind: 'unknown-mileage',
    from_date: '1995-10-01',
    to_date: '2006-12-31',
    evidence: 'It stood in three countries; no papers.',
  },
  {
    kind: 'replaced',
    from_date: '2008-03-15',
    last_value: 98_400,
    first_value: 0,
    evidence: 'Invoice 4471, new speedometer head.',
  },
  {
    kind: 'typing-error',
    from_date: '2013-05-05',
    of: '2013-05-05',
    corrected_value: 21_740,
    evidence: 'The next invoice says 21,740.',
  },
];

const OWNERS = [
  {
    ...{ owned_by: 'named', owner_name: 'Dr. Hildegard von Weißenfels-Schönborn', from_date: '1973-06-02' },
    ...{ to_date: '1981-09-30', location: 'Garmisch-Partenkirchen', mileage: 1_240, acquired: 'bought-new' },
    ...{ price: 27_850, currency: 'DEM', notes: 'Log book and the first three service booklets.' },
  },
  {
    owned_by: 'withheld',
    from_date: '1981-09-30',
    to_date: '1990-04-01',
    acquired: 'auction',
    price: 31_000,
    currency: 'CHF',
  },
  { owned_by: 'named', owner_name: 'Étienne Moreau', from_date: '1996-03-15', to_date: '2011-08-01', location: 'Lyon' },
  { owned_by: 'me', from_date: '2011-06-02', mileage: 61_400, acquired: 'bought', price: 28_000, currency: 'EUR' },
];

const NUMBERS = [
  {
    kind: 'engine',
    as_built: '6521842',
    as_fitted: '652 1842',
    note: 'Stamped beside the fan; the certificate says the same.',
  },
  { kind: 'gearbox', as_built: '7520311', as_fitted: '7725518' },
  { kind: 'chassis', as_built: '9112100318', as_fitted: '9112100318' },
  { kind: 'other', name: 'Magnesium chain housing cover, left', as_fitted: '911.105.101.4R' },
];

/** A person who has kept a journal for some years, with the ids of the data. */
export async function aKeeper(): Promise<{ keeper: Account; things: Things }> {
  const keeper = await register();
  const create = (path: string, body: object) => created(keeper, path, body);
  const collections = new Map<string, number>();
  for (const [name, description] of Object.entries(COLLECTIONS))
    collections.set(name, await create('/api/collections', { name, description }));
  const vehicles: number[] = [];
  for (const { in: collection, ...vehicle } of VEHICLES)
    vehicles.push(await create('/api/vehicles', { ...vehicle, collection_id: collections.get(collection) }));
  const vehicle_id = vehicles[0] ?? 0;
  const read = new Map<string, number>();
  for (const [read_on, value, note = null] of ODOMETER)
    read.set(read_on, await create('/api/odometer-readings', { vehicle_id: vehicles[1], read_on, value, note }));
  for (const { of, ...said } of SAID)
    await create('/api/odometer-chapters', {
      ...{ vehicle_id: vehicles[1], ...said },
      ...(of && { reading_source: 'by-hand', reading_id: read.get(of) }),
    });
  const chapters: number[] = [];
  for (const owner of OWNERS) chapters.push(await create('/api/ownership-chapters', { vehicle_id, ...owner }));
  const identities: number[] = [];
  for (const number of NUMBERS) identities.push(await create('/api/vehicle-identities', { vehicle_id, ...number }));
  const parts: number[] = [];
  for (const part of PARTS) parts.push(await create('/api/parts', { ...part, vehicle_id }));
  const used = parts.slice(0, 2).map((id, at) => ({ id, quantity: at + 1 }));
  const events: number[] = [];
  for (const event of EVENTS)
    events.push(await create('/api/service/events', { ...event, vehicle_id, parts: events.length ? [] : used }));
  const templates: number[] = [];
  for (const template of TEMPLATES) templates.push(await create('/api/service-event-templates', template));
  await associate(keeper, events[0] ?? 0, templates[0] ?? 0);
  const schedules: number[] = [];
  for (const { of, templates: places, ...schedule } of SCHEDULES) {
    const template_ids = places.map((place) => templates[place]);
    schedules.push(await create('/api/service-schedules', { ...schedule, vehicle_id: vehicles[of], template_ids }));
  }
  const issues: number[] = [];
  for (const issue of ISSUES)
    issues.push(await create('/api/issues', { ...issue, vehicle_id, service_event_ids: [events[2]] }));
  const modifications: number[] = [];
  for (const modification of MODIFICATIONS) {
    const related = { service_event_id: events[3], part_ids: [parts[3], parts[4]] };
    modifications.push(await create('/api/modifications', { ...modification, ...related, vehicle_id }));
  }
  const trackDays: number[] = [];
  for (const day of TRACK_DAYS) trackDays.push(await create('/api/track-days', { ...day, vehicle_id }));
  const fillUps: number[] = [];
  for (const fillUp of FILL_UPS) fillUps.push(await create('/api/fill-ups', { ...fillUp, vehicle_id }));
  const [set, mounted] = await tyres(create, vehicle_id);
  const trackSession = await create('/api/track-sessions', { ...TRACK_SESSION, vehicle_id });
  const photos: number[] = [];
  for (const { day, hue, tags, caption } of PHOTOS) {
    const id = await uploadPhoto(keeper.token, { bytes: await aJpeg({ taken: `${day}T10:20:00`, hue }), vehicle_id });
    if (tags) await change(keeper, `/api/photos/${id}`, { tags, caption });
    photos.push(id);
  }
  await replace(keeper, `/api/photos/covers/${vehicle_id}`, { photo_id: photos[6] });
  const papers: number[] = [];
  for (const { name, says, fields } of PAPERS) {
    const id = await uploadFile({ token: keeper.token }, 'document', name, aPdf(says));
    await pictured({ token: keeper.token }, id, 'document');
    await change(keeper, `/api/documents/${id}`, { vehicle_id, ...fields });
    papers.push(id);
  }
  const receipt = await uploadFile({ token: keeper.token }, 'document', 'IMG_2041.jpg', await photoOfReceipt(RECEIPT));
  await until('the receipt is read', async () => !(await readingOf(keeper, receipt)));
  const unreadable = await uploadFile(
    { token: keeper.token },
    'document',
    'fax.pdf',
    Buffer.from('%PDF-1.4\nof which nothing else came'),
  );
  await pictured({ token: keeper.token }, unreadable, 'document');
  const album = await create('/api/albums', { name: 'The engine comes out', photo_ids: photos.slice(0, 4) });
  const pair = await create('/api/photo-pairs', { before_id: photos[5], after_id: photos[4], title: 'Left sill' });
  const dossier = await aBook(keeper, vehicle_id);
  const buyerPage = await create('/api/buyer-pages', {
    vehicle_id,
    name: 'Classifieds',
    photo_ids: photos.slice(0, 3),
    dossier_id: dossier,
  });
  const things = {
    collection: collections.get('Air and oil') ?? 0,
    vehicle: vehicle_id,
    part: parts[0] ?? 0,
    event: events[0] ?? 0,
    template: templates[0] ?? 0,
    schedule: schedules[0] ?? 0,
    issue: issues[2] ?? 0,
    modification: modifications[0] ?? 0,
    trackDay: trackDays[2] ?? 0,
    fillUp: fillUps.at(-1) ?? 0,
    trackSession,
    set,
    mounted,
    document: papers[0] ?? 0,
    newDocument: receipt,
    unreadable,
    thrownAway: papers[3] ?? 0,
    driven: vehicles[1] ?? 0,
    readOnce: vehicles[6] ?? 0,
    unread: vehicles[4] ?? 0,
    chapter: chapters[0] ?? 0,
    identity: identities[0] ?? 0,
    album,
    pair,
    dossier,
    buyerPage,
  };
  return { keeper, things };
}

/** Makes a book of a vehicle and waits until it is ready. */
async function aBook({ token }: Account, vehicle_id: number): Promise<number> {
  const asked = await callPatiently({ method: 'POST', path: '/api/dossiers', token, body: { vehicle_id } });
  if (asked.status !== 202) throw new Error(`POST /api/dossiers answers ${asked.status}: ${asked.text}`);
  const { id } = asked.json<{ id: number }>();
  await until('the book is made', async () => (await stateOf(token, id)) === 'ready', MADE_WITHIN_MS);
  return id;
}

async function stateOf(token: string, id: number): Promise<string> {
  const { state, error } = (await callPatiently({ path: `/api/dossiers/${id}`, token })).json<{
    state: string;
    error: unknown;
  }>();
  if (state === 'failed') throw new Error(`The book was not made: ${JSON.stringify(error)}`);
  return state;
}

async function readingOf({ token }: Account, id: number): Promise<boolean> {
  const { state, reading } = (await callPatiently({ path: `/api/documents/${id}`, token })).json<{
    state: string;
    reading: boolean;
  }>();
  return state === 'pending' || reading;
}

async function created({ token }: Account, path: string, body: object): Promise<number> {
  const answer = await callPatiently({ method: 'POST', path, token, body });
  if (answer.status !== 201) throw new Error(`POST ${path} answers ${answer.status}: ${answer.text}`);
  return answer.json<{ id: number }>().id;
}

async function change({ token }: Account, path: string, body: object): Promise<void> {
  const answer = await callPatiently({ method: 'PATCH', path, token, body });
  if (answer.status !== 200) throw new Error(`PATCH ${path} answers ${answer.status}: ${answer.text}`);
}

async function replace({ token }: Account, path: string, body: object): Promise<void> {
  const answer = await callPatiently({ method: 'PUT', path, token, body });
  if (answer.status !== 200) throw new Error(`PUT ${path} answers ${answer.status}: ${answer.text}`);
}

async function associate({ token }: Account, event: number, template_id: number): Promise<void> {
  const path = `/api/service/events/${event}/associate-template`;
  const answer = await callPatiently({ method: 'POST', path, token, body: { template_id } });
  if (answer.status !== 200) throw new Error(`POST ${path} answers ${answer.status}: ${answer.text}`);
}

const TRACK_SESSION = {
  ...{ driven_on: '2025-09-20', started_at: '09:12:11', utc: true, product: 'RaceChrono', file_name: 'lakeside.csv' },
  ...{ track: 'Lakeside, long', seconds: 494.8, distance: 10_940, laps_from: 'file', best: 118.08 },
  laps: [
    { number: 0, kind: 'out', seconds: 94.2, distance: 1_210 },
    { number: 1, kind: 'timed', seconds: 121.35, distance: 3_105 },
    { number: 2, kind: 'timed', seconds: 118.08, distance: 3_101 },
    { number: 3, kind: 'timed', seconds: 119.71, distance: 3_103 },
  ],
  ranges: [
    { name: 'speed', unit: 'm/s', least: 0, greatest: 52.4 },
    { name: 'rpm', unit: 'rpm', least: 820, greatest: 6_850 },
  ],
  line: 'sqn__BgxufLgDmdBhKydBl]w{Alm@giAxx@oo@x}@aRj|@fHlu@l_@fk@rn@p`@ju@pWbu@zQ`q@nOvl@hOfk@nOxm@|Mbt@jI~{@fApbAqGxdAqSfaA__@nw@}g@~h@wm@~Wip@~Fkp@gFeo@aSmm@g^wk@_i@gi@yt@ge@cbAa^apAaSq|A',
};

/** Winter tyres in the cellar with two tread readings, and summer tyres on the vehicle. */
async function tyres(
  create: (path: string, body: object) => Promise<number>,
  vehicle_id: number,
): Promise<[number, number]> {
  const component = (body: object) => create('/api/usage/components', { kind: 'tyres', ...body });
  const dots = ['front-left', 'front-right', 'rear-left', 'rear-right'].map((position) => ({ position, dot: '2319' }));
  const winter = await component({
    ...{ name: 'Winter wheels', maker: 'Vredestein', size: '165 HR 14', season: 'winter', stored_at: 'Cellar' },
    ...{ tyres: dots, limits: [{ by: 'tread', value: 4, unit: 'mm', source: 'AT KFG/KDV, winter: 4 mm' }] },
  });
  const summer = await component({ name: 'Summer wheels', maker: 'Pirelli', size: '165 HR 14', season: 'summer' });
  const on = { vehicle_id, component_id: winter };
  await create('/api/usage/fitments', {
    ...{ ...on, from_on: '2022-11-05', from_mileage: 80_000 },
    ...{ to_on: '2023-04-01', to_mileage: 83_000 },
  });
  await create('/api/usage/fitments', { ...on, component_id: summer, from_on: '2023-04-01', from_mileage: 83_000 });
  for (const [happened_on, mileage, middle] of [
    ['2022-11-05', 80_000, 7.5],
    ['2023-04-01', 83_000, 6.9],
  ] as const) {
    const depths = dots.map(({ position }) => ({ position, inner: middle, middle, outer: middle }));
    await create('/api/usage/entries', { component_id: winter, kind: 'tread', happened_on, mileage, depths });
  }
  return [winter, summer];
}
