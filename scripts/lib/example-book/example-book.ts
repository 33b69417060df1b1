import type {
  Book,
  BookOptions,
  FuelYear,
  Identity,
  Owner,
  Paper,
  Photo,
  Service,
  UsedPart,
} from '../../../svc-dossier/src/model/book.js';
import { cars, collector } from '../seed/collector.data.js';
import { boughtOn, historyOf, mileageOn, type StoryEvent } from '../seed/car-story.js';
import { issues, modifications, trackDays } from '../seed/records.data.js';

/** The car of the demo data with the longest history. */
const MODEL = 'MX-5 Miata';
/** Every second service has a paper, every third a photo. */
const EVERY = { paper: 2, photo: 3 };
const PHOTOS = 60;
const PAPERS = 45;
const CAPTIONS = [
  'Three-quarter view, after the wash',
  'Engine bay, before the belt',
  'Instruments on the day of the service',
  'Wheel and arch, right rear',
  'On the bench, cleaned and measured',
];

export const exampleCar = cars.find(({ vehicle }) => vehicle.model === MODEL)!;

/** A book of invented data with every kind of content: work with and without proof, gaps, and a reading that falls. */
export function exampleBook(options: BookOptions, issuedOn: string): Book {
  const { vehicle, parts } = exampleCar;
  const history = historyOf(exampleCar, issuedOn).filter(({ status }) => status === 'Completed');
  const services = history.map((event, at) => service(event, at, partsOf(parts)));
  const papers = services
    .filter((_, at) => at % EVERY.paper === 0)
    .slice(0, PAPERS - 2)
    .map(paperOf);
  const numbers = new Map(papers.map(({ number }) => [number, true]));
  const first = boughtOn(exampleCar);
  return {
    vehicle: {
      make: vehicle.make,
      model: vehicle.model,
      year: vehicle.year,
      nickname: vehicle.nickname,
      vin: vehicle.vin,
      colour: vehicle.color,
      builtOn: vehicle.birth_date,
      odometerUnit: 'mi',
      mileage: mileageOn(exampleCar, issuedOn, issuedOn),
      description: `<p>${vehicle.description}</p><p>${vehicle.notes}</p>`,
    },
    identities: identities(vehicle.vin, vehicle.color),
    owners: owners(first, mileageOn(exampleCar, first, issuedOn), mileageOn(exampleCar, issuedOn, issuedOn)),
    services: services.map((one) => ({ ...one, papers: one.papers.filter((number) => numbers.has(number)) })),
    ...records(issuedOn),
    mounted: [],
    transfers: null,
    fuel: fuelOf(first, issuedOn),
    photos: photos(services),
    pairs: [{ before: 4, after: 5, caption: 'Hub and caliper, before and after' }],
    papers: [...papers, ...oddPapers(papers.length)],
    readings: [
      { day: '1989-06-30', value: 12 },
      { day: '1996-08-11', value: 41_870 },
      ...services.map(({ day, mileage }) => ({ day, value: mileage! })),
    ],
    findings: [
      {
        kind: 'turned-back',
        readings: [
          { day: '1998-05-02', value: 58_310 },
          { day: '1998-11-20', value: 53_810 },
        ],
        explanation: 'The second is a typing error of the inspection station; the slip beside it says 63,810.',
      },
      {
        kind: 'silent',
        readings: [
          { day: '1998-11-20', value: 63_810 },
          { day: first, value: 74_150 },
        ],
        explanation: null,
      },
    ],
    options,
    issuedOn,
  };
}

/** A workshop's report of more than one line. */
const REPORT = `<h3>What was found</h3><p>Ran it up to temperature first, then drained hot. <strong>No metal</strong> on the plug, a trace of grey on the magnet that wipes off.</p>
<ul><li>Belts: dry, no cracks, tension to the book</li><li>Hoses: upper radiator hose soft at the neck, <em>next time</em></li><li>Brakes: 6 mm in front, 5 mm behind</li></ul>
<blockquote><p>“Whoever had this before you did not cut corners.” — the man at the next lift</p></blockquote><p>Torqued to 22 lb-ft with a new crush washer; level checked again after ten miles.</p>`;

function service(event: StoryEvent, at: number, known: ReadonlyMap<string, UsedPart>): Service {
  const isPapered = at % EVERY.paper === 0;
  const part = event.part === null ? undefined : known.get(event.part);
  const isOld = at < 12;
  return {
    id: at + 1,
    day: event.date_performed,
    mileage: event.mileage_at_service,
    cost: event.cost === null ? null : { amount: event.cost, currency: 'USD' },
    name: event.name,
    workshop: isPapered ? ['Miata Works, Grand Rapids', 'Lakeshore Imports', 'Keller Machine'][at % 3]! : null,
    description: `<p>${event.description}</p>`,
    report: event.report_content ?? (at % 7 === 3 ? REPORT : null),
    notes: at % 9 === 4 ? 'Next one a little earlier: it had gone dark.' : null,
    parts: part ? [part] : [],
    papers: isPapered ? [at / EVERY.paper + 1] : [],
    photos: at % EVERY.photo === 1 ? [((at * 2) % PHOTOS) + 1] : [],
    enteredOn: isOld ? '2004-02-14' : daysLater(event.date_performed, (at % 5) * 4),
  };
}

const partsOf = (parts: (typeof exampleCar)['parts']): Map<string, UsedPart> =>
  new Map(parts.map(([name, number, maker], at) => [name, { id: at + 1, name, number, maker, quantity: 1 }]));

const paperOf = (one: Service, at: number): Paper => ({
  number: at + 1,
  file: `papers/${at + 1}.pdf`,
  mediaType: 'application/pdf',
  shown: null,
  title: `${one.workshop ?? 'Receipt'}: ${one.name}`,
  day: one.day,
  sha256: '',
  hidden: null,
  turned: 0,
  isData: false,
});

/** Odd papers, as people upload them: one with a password, one that is no PDF at all. */
const oddPapers = (after: number): Paper[] => [
  {
    number: after + 1,
    file: 'papers/locked.pdf',
    mediaType: 'application/pdf',
    shown: null,
    title: 'Bill of sale, scanned by the seller',
    day: '2001-04-07',
    sha256: '',
    hidden: null,
    turned: 0,
    isData: false,
  },
  {
    number: after + 2,
    file: 'papers/broken.pdf',
    mediaType: 'application/pdf',
    shown: null,
    title: 'Window sticker',
    day: '1989-06-30',
    sha256: '',
    hidden: null,
    turned: 0,
    isData: false,
  },
];

function identities(vin: string, colour: string): Identity[] {
  const one = (kind: Identity['kind'], value: string, more: Partial<Identity>): Identity => ({
    ...{ kind, value, name: null, asBuilt: null, match: 'not-known' as const, readAt: null },
    ...{ papers: [], photos: [], enteredOn: '2004-02-14' },
    ...more,
  });
  return [
    one('vin', vin, {
      readAt: 'Stamped into the bulkhead, photographed',
      photos: [3],
      asBuilt: vin,
      match: 'matching',
    }),
    one('engine', 'B6-117804', {
      readAt: 'Cast into the block; stands on the first registration',
      papers: [1],
      asBuilt: 'B6 117804',
      match: 'matching',
    }),
    one('gearbox', 'M5-20441', { readAt: 'Read when the clutch was done', asBuilt: 'M5-18290', match: 'replaced' }),
    one('paint', `${colour}, code DU`, { readAt: 'Sticker in the door jamb', photos: [7] }),
    one('trim', 'Black cloth, package A', { readAt: 'Copy of the window sticker', papers: [45] }),
    one('option', 'Hard top, viscous limited-slip differential', {
      readAt: 'Copy of the window sticker',
      papers: [45],
    }),
  ];
}

function owners(bought: string, then: number, now: number): Owner[] {
  const backed = { photos: [], enteredOn: '2004-02-14' };
  return [
    {
      ...backed,
      ...{ name: 'Margaret Holloway', isKeeper: false, acquired: 'bought-new', paid: null },
      from: '1989-06-30',
      until: bought,
      location: null,
      mileageFrom: 12,
      mileageUntil: then,
      story:
        '<p>Sold new by a dealer in Holland, Michigan, to Margaret Holloway, who drove it to work in summer and kept it under a cover in winter. Her oil changes were done by the dealer; the booklet was lost in a move.</p>',
      papers: [45],
    },
    {
      ...backed,
      ...{ name: `${collector.firstName} ${collector.lastName}`, isKeeper: true },
      ...{ acquired: 'bought', paid: { amount: 4_200, currency: 'USD' } },
      from: bought,
      until: null,
      location: null,
      mileageFrom: then,
      mileageUntil: now,
      story: `<p>Bought privately from Margaret Holloway for $4,200, with two keys and a cover. ${collector.firstName} Ellery has kept the journal since.</p>`,
      papers: [44],
    },
  ];
}

const KM_OF_MILE = 1.609344;
const LITRES_OF_MILE = 0.137;

/** Fuel of each year since the purchase. Most of the distance of a year lies between full tanks. */
function fuelOf(from: string, issuedOn: string): FuelYear[] {
  const [first, last] = [from, issuedOn].map((day) => Number(day.slice(0, 4))) as [number, number];
  const mileage = (year: number): number => {
    const end = `${year}-12-31`;
    return mileageOn(exampleCar, end < issuedOn ? end : issuedOn, issuedOn);
  };
  const driven = (year: number): number => mileage(year) - mileage(year - 1);
  const far = (miles: number) => ({ distance: miles, km: miles * KM_OF_MILE });
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((year, at): FuelYear => {
    const miles = driven(year);
    const covered = Math.round(miles * (1 - (at % 4) / 10));
    const amount = miles * (LITRES_OF_MILE + (at % 3) / 1_000);
    return {
      ...{ energy: 'petrol', unit: 'l', year, fillUps: Math.ceil(amount / 35), amount },
      costs: [{ amount: Math.round(amount * (0.7 + at / 50) * 100) / 100, currency: 'USD' }],
      driven: far(miles),
      consumed: { amount: (amount * covered) / miles, ...far(covered) },
    };
  });
}

function records(issuedOn: string): Pick<Book, 'modifications' | 'issues' | 'trackDays'> {
  const of = <T extends { car: string }>(stories: readonly T[]): T[] => stories.filter(({ car }) => car === MODEL);
  const backed = { papers: [], photos: [] };
  return {
    modifications: of(modifications).map((one, at) => {
      const day = one.start ?? issuedOn;
      return {
        ...backed,
        ...{
          id: at + 1,
          day,
          mileage: null,
          enteredOn: daysLater(day, 3),
          name: one.name,
          status: one.status,
          parts: [],
        },
        cost: one.cost ? { amount: one.cost, currency: 'USD' } : null,
        reversible: at % 2 === 0,
        notes: null,
        description: `<p>${one.text ?? ''}</p>`,
      };
    }),
    issues: of(issues).map((one, at) => ({
      ...backed,
      ...{ id: at + 1, day: one.reported, mileage: null, cost: null, enteredOn: one.reported, title: one.title },
      status: one.status,
      resolvedOn: one.resolved ?? null,
      description: `<p>${one.text}</p>`,
      resolution: one.resolution ?? null,
      services: [20 + at],
    })),
    trackDays: of(trackDays).map((one, at) => ({
      ...backed,
      ...{
        id: at + 1,
        day: one.on,
        mileage: null,
        cost: null,
        enteredOn: daysLater(one.on, 1),
        track: one.track,
        report: one.report,
      },
    })),
  };
}

const photos = (services: readonly Service[]): Photo[] =>
  Array.from({ length: PHOTOS }, (_, at) => ({
    number: at + 1,
    file: `photos/${at + 1}.jpg`,
    caption: CAPTIONS[at % CAPTIONS.length]!,
    takenOn: services[Math.floor((at * services.length) / PHOTOS)]!.day,
    isCover: at === 0,
  }));

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
