import type {
  BookDocument,
  BookFinding,
  BookFuelYear,
  BookIdentity,
  BookIssue,
  BookLink,
  BookModification,
  BookMounted,
  BookOwnershipChapter,
  BookPhoto,
  BookReading,
  BookServiceEvent,
  BookTrackDay,
  BookUsedPart,
  GarageBook,
  RecordsBook,
  ServiceBook,
  UsageBook,
} from '@carnet/contracts/book';
import * as m from '../messages/collecting.js';
import type {
  Book,
  BookOptions,
  Finding,
  FuelYear,
  Identity,
  Issue,
  Modification,
  Money,
  Mounted,
  Owner,
  Paper,
  Photo,
  Service,
  TrackDay,
  TyrePlace,
  UsedPart,
  Vehicle,
} from '../model/book.js';
import { htmlOf } from '../text/plain-html.rules.js';
import { dayIn, knownDay, notAfter, notBefore } from './day.rules.js';

/** The services' answers about a vehicle. */
export interface Answers {
  garage: GarageBook;
  service: ServiceBook;
  records: RecordsBook;
  usage: UsageBook;
}

export interface Issuing {
  options: BookOptions;
  issuedOn: string;
  /** The time zone of the person whose book it is. */
  timeZone: string;
}

/** File names of photos and papers in the folder of an order. */
export const photoFile = (id: number): string => `photo-${id}`;
export const paperFile = (id: number): string => `paper-${id}`;
export const shownFile = (id: number): string => `paper-${id}-shown`;

/**
 * Maps the services' answers to the book of a vehicle. Transfers are added later, since services do not know them. Papers and photos are numbered in the order
 * of svc-records, so that the same data gives the same numbers.
 */
export function bookOf(answers: Answers, { options, issuedOn, timeZone }: Issuing): Book {
  const { garage, service, records, usage } = answers;
  const photos = records.photos.filter(({ shown }) => shown !== null);
  const told: Telling = {
    enteredOn: (moment) => dayIn(timeZone, moment),
    papersOf: numbersBehind(records.documents),
    photosOf: numbersBehind(photos),
    workshopOf: workshops(records.documents),
    events: new Map(service.events.map((event) => [event.id, event])),
    language: options.language,
  };
  const numberOf = new Map(photos.map(({ id }, at) => [id, at + 1]));
  return {
    vehicle: vehicleOf(garage),
    identities: identitiesOf(told, garage),
    owners: garage.owners.map((owner, at) => ownerOf(told, garage, owner, garage.owners[at + 1] ?? null)),
    services: service.events.map((event) => serviceOf(told, event)),
    modifications: records.modifications.map((one) => modificationOf(told, one)),
    issues: records.issues.map((issue) => issueOf(told, issue)),
    trackDays: records.track_days.map((day) => trackDayOf(told, day)),
    fuel: usage.fuel.map(fuelYearOf),
    mounted: (usage.mounted ?? []).map(mountedOf),
    photos: photos.map(photoOf),
    pairs: records.pairs.flatMap(({ before_id, after_id, title }) => {
      const [before, after] = [numberOf.get(before_id), numberOf.get(after_id)];
      return before && after ? [{ before, after, caption: title ?? '' }] : [];
    }),
    papers: records.documents.map(paperOf),
    readings: garage.readings.map(readingOf),
    findings: garage.findings.map((finding) => findingOf(told, finding)),
    transfers: null,
    options,
    issuedOn,
  };
}

/** Context that each mapping needs beside its record. */
interface Telling {
  enteredOn: (moment: string) => string;
  papersOf: Numbers;
  photosOf: Numbers;
  workshopOf: (event: number) => string | null;
  events: ReadonlyMap<number, BookServiceEvent>;
  language: BookOptions['language'];
}

type Numbers = (kind: BookLink['kind'], id: number) => number[];

/** The numbers of files, keyed by the records that they belong to. */
function numbersBehind(files: readonly { links: BookLink[] }[]): Numbers {
  const numbers = new Map<string, number[]>();
  for (const [at, { links }] of files.entries())
    for (const { kind, id } of links) numbers.set(`${kind} ${id}`, [...(numbers.get(`${kind} ${id}`) ?? []), at + 1]);
  return (kind, id) => numbers.get(`${kind} ${id}`) ?? [];
}

/** The issuer of an event's papers, if all of them have the same issuer. */
function workshops(documents: readonly BookDocument[]): (event: number) => string | null {
  const vendors = new Map<number, Set<string>>();
  for (const { links, vendor } of documents)
    for (const { kind, id } of links)
      if (kind === 'service-event' && vendor) vendors.set(id, (vendors.get(id) ?? new Set()).add(vendor));
  return (event) => {
    const [vendor, ...others] = vendors.get(event) ?? [];
    return vendor && others.length === 0 ? vendor : null;
  };
}

const backed = (told: Telling, kind: BookLink['kind'], { id, created_at }: { id: number; created_at: string }) => ({
  papers: told.papersOf(kind, id),
  photos: told.photosOf(kind, id),
  enteredOn: told.enteredOn(created_at),
});

const vehicleOf = ({ vehicle: v }: GarageBook): Vehicle => ({
  make: v.make,
  model: v.model,
  year: v.year,
  nickname: v.nickname,
  vin: v.vin,
  colour: v.color,
  builtOn: v.birth_date,
  odometerUnit: v.odometer_unit,
  mileage: v.current_mileage,
  description: htmlOf(v.description),
});

const IDENTITY_KINDS: Readonly<Record<BookIdentity['kind'], Identity['kind']>> = {
  chassis: 'vin',
  engine: 'engine',
  gearbox: 'gearbox',
  body: 'body',
  other: 'other',
};

/** Adds the vehicle's own VIN, if no chassis number is among the identities. */
function identitiesOf(told: Telling, { identities, vehicle }: GarageBook): Identity[] {
  const numbers = identities.map((identity) => identityOf(told, identity));
  if (vehicle.vin === null || numbers.some(({ kind }) => kind === 'vin')) return numbers;
  const nothing = { name: null, asBuilt: null, match: 'not-known', readAt: null, papers: [], photos: [] } as const;
  const enteredOn = told.enteredOn(vehicle.created_at);
  return [{ ...nothing, papers: [], photos: [], kind: 'vin', value: vehicle.vin, enteredOn }, ...numbers];
}

const identityOf = (told: Telling, one: BookIdentity): Identity => ({
  ...backed(told, 'vehicle-identity', one),
  kind: IDENTITY_KINDS[one.kind],
  name: one.name,
  value: one.as_fitted,
  asBuilt: one.as_built,
  match: one.match,
  readAt: one.note,
});

/** An owner without a known end date ends before the next one begins; the last owner is open-ended. */
function ownerOf(
  told: Telling,
  { vehicle }: GarageBook,
  owner: BookOwnershipChapter,
  next: BookOwnershipChapter | null,
): Owner {
  const nextFrom = next && knownDay(next.from_date, next.from_date_edtf);
  const until = knownDay(owner.to_date, owner.to_date_edtf) ?? (nextFrom && notAfter(nextFrom));
  return {
    ...backed(told, 'ownership-chapter', owner),
    name: owner.owner_name,
    isKeeper: owner.owned_by === 'me',
    from: knownDay(owner.from_date, owner.from_date_edtf),
    until,
    location: owner.location,
    mileageFrom: owner.mileage,
    mileageUntil: next?.mileage ?? (until === null ? vehicle.current_mileage : null),
    acquired: owner.acquired,
    paid: moneyOf(owner.price, owner.currency),
    story: htmlOf(owner.notes),
  };
}

/** A completed event without a day happened before it was entered; nothing more is known. */
function serviceOf(told: Telling, event: BookServiceEvent): Service {
  const behind = backed(told, 'service-event', event);
  return {
    ...behind,
    id: event.id,
    day: knownDay(event.date_performed, event.date_performed_edtf) ?? notAfter(behind.enteredOn),
    mileage: event.mileage_at_service,
    cost: moneyOf(event.cost, event.currency),
    name: event.name,
    workshop: told.workshopOf(event.id),
    description: htmlOf(event.description),
    report: event.report,
    notes: event.notes,
    parts: event.parts.map(partOf),
  };
}

/** A modification that was done in a service event also has the event's papers and photos as evidence, and is part of the event's cost (ADR 60). */
function modificationOf(told: Telling, one: BookModification): Modification {
  const behind = backed(told, 'modification', one);
  const event = one.service_event_id === null ? undefined : told.events.get(one.service_event_id);
  const ofEvent = event && backed(told, 'service-event', event);
  return {
    id: one.id,
    day: dayOfModification(one, behind.enteredOn),
    mileage: one.mileage ?? event?.mileage_at_service ?? null,
    cost: event ? null : moneyOf(one.cost, one.currency),
    name: one.name,
    status: one.status,
    reversible: null,
    description: htmlOf(one.description),
    notes: one.notes,
    parts: one.parts.map(partOf),
    papers: union(behind.papers, ofEvent?.papers ?? []),
    photos: union(behind.photos, ofEvent?.photos ?? []),
    enteredOn: behind.enteredOn,
  };
}

/** The day of completion, else of the beginning. A plan gets a day after the day of entry. */
function dayOfModification(one: BookModification, enteredOn: string): string {
  const done = knownDay(one.completion_date, one.completion_date_edtf);
  const begun = knownDay(one.start_date, one.start_date_edtf);
  return done ?? begun ?? (one.status === 'Planned' ? notBefore(enteredOn) : notAfter(enteredOn));
}

const issueOf = (told: Telling, issue: BookIssue): Issue => ({
  ...backed(told, 'issue', issue),
  id: issue.id,
  day: knownDay(issue.reported_date, issue.reported_date_edtf)!,
  mileage: issue.mileage,
  cost: null,
  title: issue.title,
  status: issue.status,
  resolvedOn: knownDay(issue.resolved_date, issue.resolved_date_edtf),
  description: htmlOf(issue.description),
  resolution: issue.resolution_notes,
  services: issue.service_event_ids.filter((id) => told.events.has(id)),
});

const trackDayOf = (told: Telling, day: BookTrackDay): TrackDay => ({
  ...backed(told, 'track-day', day),
  id: day.id,
  day: knownDay(day.event_date, day.event_date_edtf)!,
  mileage: day.mileage,
  cost: null,
  track: day.track_name,
  report: day.report,
});

const fuelYearOf = ({ fill_ups: fillUps, costs, driven, consumed, ...of }: BookFuelYear): FuelYear => ({
  ...{ energy: of.energy, unit: of.unit, year: of.year, fillUps, amount: of.amount },
  costs: costs.map(({ total, currency }) => ({ amount: total, currency })),
  driven: { distance: driven.distance, km: driven.distance_km },
  consumed: { amount: consumed.amount, distance: consumed.distance, km: consumed.distance_km },
});

const mountedOf = ({
  from_on: mountedOn,
  from_mileage: mountedAt,
  tyres,
  lives,
  limits,
  ...of
}: BookMounted): Mounted => ({
  ...{ id: of.id, kind: of.kind, name: of.name, maker: of.maker, number: of.number, size: of.size, season: of.season },
  ...{ positions: of.positions, mountedOn, mountedAt },
  tyres:
    tyres &&
    tyres.map(({ position, dot, made, months, tread }) => ({
      ...{ place: position as TyrePlace, dot, made, months },
      ...{ treadOn: tread?.read_on ?? null, treadMm: tread?.depth_mm ?? null },
    })),
  lives: lives.map(({ from, to, months, distance_km, hours, sessions, at_least }) => ({
    ...{ from, until: to, months, km: distance_km, hours, sessions, atLeast: at_least },
  })),
  limits: limits.map(({ by, value, unit, until, source, state, used, at_least, due_on, due_mileage }) => ({
    ...{ by, value, unit, until, source, state, used, atLeast: at_least, dueOn: due_on, dueMileage: due_mileage },
  })),
});

const partOf = ({ id, name, part_number, manufacturer, quantity }: BookUsedPart): UsedPart => ({
  id,
  name,
  number: part_number,
  maker: manufacturer,
  quantity,
});

const moneyOf = (amount: number | null, currency: string | null): Money | null =>
  amount === null || currency === null ? null : { amount, currency };

const photoOf = ({ id, caption, taken_on, is_cover }: BookPhoto, at: number): Photo => ({
  number: at + 1,
  file: photoFile(id),
  caption: caption ?? '',
  takenOn: taken_on,
  isCover: is_cover,
});

const paperOf = (document: BookDocument, at: number): Paper => ({
  number: at + 1,
  file: paperFile(document.id),
  mediaType: document.original.media_type,
  shown: document.shown && { file: shownFile(document.id), mediaType: document.shown.media_type },
  title: document.title ?? document.name,
  day: knownDay(document.dated, document.dated_edtf),
  sha256: document.original.sha256,
  hidden: document.hidden,
  turned: document.turned ?? 0,
  isData: document.is_data ?? false,
});

const readingOf = ({ read_on, read_on_edtf, value }: BookReading) => ({ day: read_on_edtf ?? read_on, value });

const FINDINGS = {
  'turned-back': 'turned-back',
  rollover: 'rollover',
  'too-fast': 'too-fast',
  'two-values-in-a-day': 'two-values',
  silent: 'silent',
} as const;

type Explanation = Parameters<typeof m.explanation>[0]['kind'];

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  replaced: 'replaced',
  'rolled-over': 'rolledOver',
  'unit-changed': 'unitChanged',
  'unknown-mileage': 'unknownMileage',
  'laid-up': 'laidUp',
  'typing-error': 'typingError',
  estimate: 'estimate',
};

/** A finding with the owner's explanation, in the book's language. */
function findingOf({ language }: Telling, { kind, before, after, explained }: BookFinding): Finding {
  const sentences = explained.flatMap((one) => {
    const said = m.explanation({ kind: EXPLANATIONS[one.kind] ?? 'other' });
    return [said.in(language) ?? String(said), one.evidence ?? []].flat();
  });
  return {
    kind: FINDINGS[kind],
    readings: [readingOf(before), readingOf(after)],
    explanation: sentences.length > 0 ? sentences.join(' ') : null,
  };
}

const union = (some: readonly number[], more: readonly number[]): number[] =>
  [...new Set([...some, ...more])].sort((one, other) => one - other);
