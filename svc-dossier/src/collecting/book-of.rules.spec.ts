import { someOptions } from '../../test/a-book.js';
import {
  aBookFuelYear,
  aBookMounted,
  aDocument,
  aModification,
  anEvent,
  anIdentity,
  anIssue,
  anOwner,
  aPhoto,
  aTrackDay,
  someAnswers,
  someBytes,
} from '../../test/answers.js';
import { evidenceOf } from '../evidence/evidence.rules.js';
import type { Book, BookOptions } from '../model/book.js';
import { bookOf } from './book-of.rules.js';

type Said = Parameters<typeof someAnswers>[0];
const made = (said: Said, options: Partial<BookOptions> = {}, timeZone = 'UTC'): Book =>
  bookOf(someAnswers(said), { options: someOptions(options), issuedOn: '2026-11-23', timeZone });

it('makes a book of a vehicle of which nothing else is known', () => {
  const book = made({ vehicle: { description: 'One of <5> & rare.\n\nBought\nblind.' } });
  expect(book).toMatchObject({ identities: [], owners: [], services: [], papers: [], photos: [], findings: [] });
  expect(book.vehicle).toMatchObject({ mileage: null, builtOn: null, vin: null });
  expect(book.vehicle.description).toBe('<p>One of &lt;5&gt; &amp; rare.</p><p>Bought<br>blind.</p>');
});

describe('days', () => {
  it('are as exact as they are known', () => {
    const events = [
      anEvent(1, { date_performed: '1970-01-01', date_performed_edtf: '197X' }),
      anEvent(2, { date_performed: '1974-01-01', date_performed_edtf: '1974~' }),
    ];
    expect(made({ service: { events } }).services.map(({ day }) => day)).toEqual(['197X', '1974~']);
  });

  it('that nobody knows were before they were written down, and are not shown to be in time', () => {
    const [service] = made({ service: { events: [anEvent(1, { date_performed: null })] } }).services;
    expect(service!.day).toBe('../2020-05-31');
    expect(evidenceOf(service!).isLate).toBe(true);
  });

  it('of modifications are those on which they were done, else begun, else a plan lies ahead', () => {
    const modifications = [
      aModification(1, { start_date: '2003-01-01', completion_date: '2004-01-01', completion_date_edtf: '2004' }),
      aModification(2, { start_date: '2003-01-01', status: 'In Progress' }),
      aModification(3),
      aModification(4, { status: 'Planned' }),
    ];
    const { modifications: told } = made({ records: { modifications } });
    expect(told.map(({ day }) => day)).toEqual(['2004', '2003-01-01', '../2020-05-31', '2020-05-31/..']);
  });

  it('on which things were written down are those of the person', () => {
    const said = { service: { events: [anEvent(1)] } };
    expect(made(said, {}, 'Asia/Tokyo').services[0]!.enteredOn).toBe('2020-06-01');
    expect(made(said, {}, 'America/Chicago').services[0]!.enteredOn).toBe('2020-05-31');
  });
});

describe('amounts', () => {
  it('are in the currency of their papers, and none where none is known', () => {
    const events = [
      anEvent(1, { cost: 90_000, currency: 'ITL', converted_cost: 60, converted_currency: 'USD' }),
      anEvent(2, { cost: 5, currency: null }),
      anEvent(3, { cost: 0, currency: 'EUR' }),
    ];
    expect(made({ service: { events } }).services.map(({ cost }) => cost)).toEqual([
      { amount: 90_000, currency: 'ITL' },
      null,
      { amount: 0, currency: 'EUR' },
    ]);
  });

  it('count once where a modification was done in a service event of the book', () => {
    const cost = { cost: 300, currency: 'EUR' };
    const modifications = [
      aModification(1, { ...cost, service_event_id: 1 }),
      aModification(2, { ...cost, service_event_id: 99 }),
    ];
    const book = made({ service: { events: [anEvent(1, cost)] }, records: { modifications } });
    expect(book.modifications.map(({ cost }) => cost?.amount ?? null)).toEqual([null, 300]);
    expect(book.modifications.map(({ mileage }) => mileage)).toEqual([50_000, null]);
  });
});

it('leaves mileages as the instrument shows them, also where that counts hours', () => {
  const book = made({
    vehicle: { odometer_unit: 'h', current_mileage: 812 },
    service: { events: [anEvent(1, { mileage_at_service: 400 }), anEvent(2, { mileage_at_service: null })] },
  });
  expect(book.vehicle).toMatchObject({ odometerUnit: 'h', mileage: 812 });
  expect(book.services.map(({ mileage }) => mileage)).toEqual([400, null]);
});

it('has the years of fuel as svc-usage sums them up', () => {
  const { fuel } = made({ usage: { fuel: [aBookFuelYear(2024)] } });
  expect(fuel).toEqual([
    {
      ...{ energy: 'petrol', unit: 'l', year: 2024, fillUps: 9, amount: 380 },
      costs: [{ amount: 640.5, currency: 'EUR' }],
      driven: { distance: 5_000, km: 8_046.72 },
      consumed: { amount: 340, distance: 4_000, km: 6_437.376 },
    },
  ]);
});

describe('evidence', () => {
  const documents = [
    aDocument(31, { vendor: 'Keller', links: [{ kind: 'service-event', id: 1 }] }),
    aDocument(32, {
      vendor: 'Keller',
      links: [
        { kind: 'service-event', id: 1 },
        { kind: 'issue', id: 1 },
      ],
    }),
    aDocument(33, { vendor: 'Parts Ltd', links: [{ kind: 'part', id: 1 }] }),
    aDocument(34, { vendor: 'Rossi', links: [{ kind: 'service-event', id: 2 }] }),
    aDocument(35, { vendor: 'Bianchi', links: [{ kind: 'service-event', id: 2 }] }),
  ];
  const photos = [aPhoto(21), aPhoto(22, { links: [{ kind: 'track-day', id: 1 }] })];
  const book = made({
    service: { events: [anEvent(1), anEvent(2), anEvent(3)] },
    records: {
      ...{ documents, photos },
      ...{ issues: [anIssue(1, { service_event_ids: [1, 99] })], track_days: [aTrackDay(1)] },
      modifications: [aModification(1, { service_event_id: 1 })],
    },
  });

  it('is what is linked, by the numbers that it has in the book', () => {
    expect(book.services.map(({ papers }) => papers)).toEqual([[1, 2], [4, 5], []]);
    expect(book.issues[0]!.papers).toEqual([2]);
    expect(book.trackDays[0]!.photos).toEqual([2]);
    expect(book.papers.map(({ number, file }) => [number, file])[4]).toEqual([5, 'paper-35']);
  });

  it('of a modification is also that of the service event in which it was done', () => {
    expect(book.modifications[0]!.papers).toEqual([1, 2]);
  });

  it('of numbers and owners is what belongs to them, and the word of who keeps the records where nothing does', () => {
    const garage = { identities: [anIdentity(1), anIdentity(2)], owners: [anOwner(1), anOwner(2)] };
    const { identities: numbers, owners } = made({
      garage,
      records: {
        documents: [aDocument(31), aDocument(32, { links: [{ kind: 'ownership-chapter', id: 2 }] })],
        photos: [aPhoto(21, { links: [{ kind: 'vehicle-identity', id: 1 }] })],
      },
    });
    expect(numbers.map((one) => [one.papers, one.photos, evidenceOf(one).source])).toEqual([
      [[], [1], 'photo'],
      [[], [], 'word'],
    ]);
    expect(owners.map((one) => [one.papers, evidenceOf(one).source])).toEqual([
      [[], 'word'],
      [[2], 'paper'],
    ]);
  });

  it('names the workshop where all papers of an event are of one', () => {
    expect(book.services.map(({ workshop }) => workshop)).toEqual(['Keller', null, null]);
  });

  it('refers to services that are in the book alone', () => {
    expect(book.issues[0]!.services).toEqual([1]);
  });
});

describe('photos and papers', () => {
  it('of which there is nothing to show are no plates, and leave no hole in the numbers', () => {
    const photos = [aPhoto(1, { shown: null }), aPhoto(2, { is_cover: true }), aPhoto(3, { caption: 'Sill' })];
    const pairs = [
      { before_id: 2, after_id: 3, title: null },
      { before_id: 1, after_id: 3, title: 'Gone' },
    ];
    const book = made({ records: { photos, pairs } });
    expect(book.photos.map(({ number, file, isCover }) => [number, file, isCover])).toEqual([
      [1, 'photo-2', true],
      [2, 'photo-3', false],
    ]);
    expect(book.pairs).toEqual([{ before: 1, after: 2, caption: '' }]);
  });

  it('keep what their owner hid, and that nobody looked', () => {
    const hidden = [{ sheet: 1, x: 0, y: 0, width: 0.5, height: 0.1 }];
    const documents = [aDocument(1, { hidden }), aDocument(2, { hidden: [] }), aDocument(3)];
    expect(made({ records: { documents } }).papers.map((paper) => paper.hidden)).toEqual([hidden, [], null]);
  });

  it('are called by their title, else by the name of their file', () => {
    const documents = [aDocument(1, { title: 'Invoice 12' }), aDocument(2, { dated: null, name: 'IMG.heic' })];
    const book = made({ records: { documents } });
    expect(book.papers.map(({ title, day }) => [title, day])).toEqual([
      ['Invoice 12', '2004-05-01'],
      ['IMG.heic', null],
    ]);
  });

  it('that few programs read are drawn from the picture that is shown of them', () => {
    const original = someBytes({ media_type: 'image/heic' });
    const [paper] = made({
      records: { documents: [aDocument(1, { original, shown: someBytes({ media_type: 'image/webp' }) })] },
    }).papers;
    expect(paper).toMatchObject({ file: 'paper-1', mediaType: 'image/heic', sha256: original.sha256 });
    expect(paper!.shown).toEqual({ file: 'paper-1-shown', mediaType: 'image/webp' });
  });
});

describe('owners', () => {
  it('whose end nobody knows had it until somebody else did, and the last has it still', () => {
    const owners = [
      anOwner(1, { from_date: '1967-06-30', mileage: 12 }),
      anOwner(2, { from_date: '1974-01-01', from_date_edtf: '1974~', mileage: 30_000, location: 'Turin' }),
      anOwner(3, { from_date: '1980-01-01', from_date_edtf: '1980/1982', owned_by: 'withheld', owner_name: null }),
      anOwner(4, {
        from_date: '2001-01-01',
        owned_by: 'me',
        owner_name: null,
        acquired: 'bought',
        price: 4_200,
        currency: 'USD',
      }),
    ];
    const book = made({ vehicle: { current_mileage: 90_000 }, garage: { owners } });
    expect(book.owners.map(({ until, mileageUntil }) => [until, mileageUntil])).toEqual([
      ['../1974~', 30_000],
      ['../1982', null],
      ['../2001-01-01', null],
      [null, 90_000],
    ]);
    expect(book.owners.map(({ name, location }) => [name, location])).toEqual([
      ['Owner 1', null],
      ['Owner 2', 'Turin'],
      [null, null],
      [null, null],
    ]);
    expect(book.owners.map(({ isKeeper }) => isKeeper)).toEqual([false, false, false, true]);
    expect(book.owners[3]).toMatchObject({ acquired: 'bought', paid: { amount: 4_200, currency: 'USD' } });
  });
});

describe('numbers of a vehicle', () => {
  it('have its VIN among them, unless they have that of the chassis', () => {
    const chassis = { id: 1, kind: 'chassis', name: null, as_built: 'A1', as_fitted: 'A 1' } as const;
    const rest = { match: 'matching', note: 'Bulkhead', created_at: '2020-01-01T00:00:00Z' } as const;
    const kinds = (said: Said) => made(said).identities.map(({ kind, value }) => [kind, value]);
    const vehicle = { vin: 'A1' };
    expect(kinds({ vehicle })).toEqual([['vin', 'A1']]);
    expect(kinds({ vehicle, garage: { identities: [{ ...chassis, ...rest }] } })).toEqual([['vin', 'A 1']]);
  });
});

it('says in the words of the book what explains a contradiction', () => {
  const reading = (read_on: string, value: number, read_on_edtf: string | null = null) => ({
    ...{ source: 'by-hand', id: 1, read_on, read_on_edtf, value },
  });
  const [before, after] = [reading('1990-01-01', 80_000), reading('1991-01-01', 4_000, '1991')];
  const findings = [
    { kind: 'two-values-in-a-day' as const, before, after, explained: [] },
    { kind: 'turned-back' as const, before, after, explained: [{ kind: 'laid-up', evidence: 'Letter of 1991' }] },
    { kind: 'turned-back' as const, before, after, explained: [{ kind: 'confirmed', evidence: null }] },
  ];
  const told = (language: BookOptions['language']) => made({ garage: { findings } }, { language }).findings;
  expect(told('en').map(({ kind, explanation }) => [kind, explanation])).toEqual([
    ['two-values', null],
    ['turned-back', 'The vehicle was laid up. Letter of 1991'],
    ['turned-back', 'The readings are right as they are.'],
  ]);
  expect(told('de')[1]!.explanation).toBe('Das Fahrzeug war stillgelegt. Letter of 1991');
  expect(told('en')[0]!.readings).toEqual([
    { day: '1990-01-01', value: 80_000 },
    { day: '1991', value: 4_000 },
  ]);
});

describe('what is mounted', () => {
  it('is told as svc-usage says it', () => {
    const { mounted } = made({ usage: { mounted: [aBookMounted()] } });
    expect(mounted).toEqual([
      {
        ...{ id: 4, kind: 'tyres', name: 'Winter wheels', maker: null, number: null, size: '185/70 R 15 89V' },
        ...{ season: 'winter', positions: [], mountedOn: null, mountedAt: 41_000 },
        tyres: [
          {
            ...{ place: 'front', dot: '2319', made: { year: 2019, week: 23 }, months: 89 },
            ...{ treadOn: '2026-03-01', treadMm: 5.1 },
          },
          { place: 'rear', dot: null, made: null, months: null, treadOn: null, treadMm: null },
        ],
        lives: [{ from: null, until: null, months: null, km: 800, hours: 1, sessions: 2, atLeast: true }],
        limits: [
          {
            ...{ by: 'tread', value: 4, unit: 'mm', until: null, source: 'AT', state: 'near', used: 5.1 },
            ...{ atLeast: true, dueOn: null, dueMileage: 50_000 },
          },
        ],
      },
    ]);
  });

  it('is nothing where svc-usage is of a release that does not say it', () => {
    expect(made({}).mounted).toEqual([]);
  });
});
