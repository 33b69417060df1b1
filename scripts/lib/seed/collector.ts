import { inLanes } from '../command.js';
import { bold, Refusal, say } from '../say.js';
import { boughtOn, type CarStory, historyOf, mileageOn, nameOf } from './car-story.js';
import { cars, collections, collector } from './collector.data.js';
import { Answer, type StackClient, type NewAccount } from './stack-client.js';
import { doneByMileage, followedBy, templateBody } from './plan-story.js';
import { odometers } from './odometer.data.js';
import { pasts } from './provenance.data.js';
import { plans, type TemplateKey, templates } from './plans.data.js';
import { issues, modifications, trackDays } from './records.data.js';
import { issueBody, type KnownThings, modificationBody, trackDayBody } from './records-story.js';
import { addDocuments, addPhotos, arrangePhotos, type KnownPast, type PhotosByTime } from './upload-story.js';

const TAKEN = 409;
const LANES = 3;

/** The car with a ready-made book, for people to look at before they make their own. */
const BOOK_OF = 'MX-5 Miata';

/**
 * Makes an account with a realistic collection: a dozen cars and motorcycles with their histories.
 * @param withBook orders a book of one of them; the stack makes it afterwards
 */
export async function seedCollector(
  stranger: StackClient,
  { email = collector.email, withBook }: { email?: string; withBook: boolean },
): Promise<void> {
  const account = accountFor(email);
  const stack = await register(stranger, account);
  say(`registered ${account.email}`);
  const ids = await addCollections(stack);
  const templateIds = await addTemplates(stack);
  const today = new Date().toISOString().slice(0, 10);
  const added = await inLanes(cars, LANES, (car) => addCar(stack, car, { ids, templateIds, today }));
  say(`${cars.length} vehicles with ${added.reduce((sum, { events }) => sum + events, 0)} service events`);
  await arrangePhotos(stack, new Map(cars.map((car, at) => [car.vehicle.model, added[at]!.photos])));
  if (withBook) {
    const at = cars.findIndex(({ vehicle }) => vehicle.model === BOOK_OF);
    await stack.create('/api/dossiers', { vehicle_id: added[at]!.id });
    say(`ordered a book of the ${BOOK_OF}, which is made within a few minutes`);
  }
  tell(stranger.url, account);
}

/** The account for an email. Another email also gets another username. */
const accountFor = (email: string): NewAccount =>
  email === collector.email ? collector : { ...collector, email, username: email.slice(0, 50) };

async function register(stranger: StackClient, account: NewAccount): Promise<StackClient> {
  try {
    return await stranger.register(account);
  } catch (error) {
    if (!(error instanceof Answer) || error.status !== TAKEN) throw error;
    throw new Refusal(
      `There is an account already at ${stranger.url}; it is left as it is.\n` +
        `If it is the seed's: ${account.email}, password "${account.password}".\n` +
        'Another one: npm run seed -- --email you@example.com',
    );
  }
}

async function addCollections(stack: StackClient): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const [key, collection] of Object.entries(collections))
    ids[key] = (await stack.create('/api/collections', collection)).id;
  return ids;
}

type TemplateIds = Record<TemplateKey, number>;

async function addTemplates(stack: StackClient): Promise<TemplateIds> {
  const keys = Object.keys(templates) as TemplateKey[];
  const created = await inLanes(keys, LANES, async (key) => {
    const { id } = await stack.create('/api/service-event-templates', templateBody(templates[key]));
    return [key, id] as const;
  });
  say(`${keys.length} service event templates`);
  return Object.fromEntries(created) as TemplateIds;
}

interface Known {
  ids: Record<string, number>;
  templateIds: TemplateIds;
  today: string;
}

interface AddedCar {
  id: number;
  /** The number of its service events. */
  events: number;
  photos: PhotosByTime;
}

async function addCar(stack: StackClient, car: CarStory, known: Known): Promise<AddedCar> {
  const { ids, templateIds, today } = known;
  const collection_id = ids[car.collection]!;
  const { id: vehicle_id } = await stack.create('/api/vehicles', {
    ...car.vehicle,
    collection_id,
    purchase_date: boughtOn(car),
    current_mileage: mileageOn(car, today, today),
  });
  const partIds = await addParts(stack, car, vehicle_id);
  const history = planned(car, today);
  const events = history.map(({ part, template, ...event }) => ({
    ...event,
    vehicle_id,
    template_id: template ? templateIds[template] : null,
    parts: part === null ? [] : [{ id: partIds.get(part), quantity: 1 }],
  }));
  const { imported, results } = await stack.create<ImportReport>('/api/service/events/import', events);
  if (imported !== events.length)
    throw new Error(`Of ${events.length} events of the ${car.vehicle.model} only ${imported} were taken`);
  await addOdometer(stack, car, vehicle_id);
  const past = await addProvenance(stack, car, vehicle_id);
  await addSchedules(stack, car, vehicle_id, templateIds);
  for (const issue of car.issues) await stack.create('/api/issues', issueOf(issue, vehicle_id));
  const eventIds = new Map(results.map(({ index, id }) => [events[index]!.name, id]));
  const things = { vehicleId: vehicle_id, parts: partIds, events: eventIds };
  await addRecords(stack, car, things);
  const photos = await addPhotos(stack, car, things, today);
  const papers = await addDocuments(stack, car, { ...things, ...past }, today);
  const { year, make, model } = car.vehicle;
  const kept = [`${partIds.size} parts`, `${recordsOf(car)} records`, `${photos.size} photos`, `${papers} documents`];
  say(`${year} ${make} ${model}: ${events.length} service events, ${kept.join(', ')}`);
  return { id: vehicle_id, events: events.length, photos };
}

/** Adds readings from the car's papers, from the time before it was bought. */
async function addOdometer(stack: StackClient, car: CarStory, vehicle_id: number): Promise<void> {
  for (const { readings, said } of about(odometers, car)) {
    for (const [read_on, value, note] of readings)
      await stack.create('/api/odometer-readings', { vehicle_id, read_on, value, note });
    for (const chapter of said) await stack.create('/api/odometer-chapters', { vehicle_id, ...chapter });
  }
}

/** Adds its former owners, the collector's own time, and its numbers. */
async function addProvenance(stack: StackClient, car: CarStory, vehicle_id: number): Promise<KnownPast> {
  const [from_date, mileage] = car.odometer[0]!;
  const [past] = about(pasts, car);
  const own = { owned_by: 'me', from_date, mileage, acquired: 'bought', ...past?.own };
  const [owners, numbers] = [new Map<string, number>(), new Map<string, number>()];
  for (const chapter of [...(past?.before ?? []), own]) {
    const { id } = await stack.create('/api/ownership-chapters', { vehicle_id, ...chapter });
    if (chapter.from_date) owners.set(chapter.from_date, id);
  }
  for (const number of past?.numbers ?? [])
    numbers.set(number.kind, (await stack.create('/api/vehicle-identities', { vehicle_id, ...number })).id);
  return { owners, numbers };
}

const plansOf = (car: CarStory) => plans.filter((plan) => plan.car === car.vehicle.model);

/** The history with the templates that its events follow, and with work that a schedule had at a mileage. */
function planned(car: CarStory, today: string) {
  const followed = [...followedBy(plansOf(car), templates)].map(([care, key]) => [nameOf(care), key] as const);
  const keyOf = new Map(followed);
  const regular = historyOf(car, today).map((event) => ({ ...event, template: keyOf.get(event.name) }));
  return [...regular, ...doneByMileage(car, plansOf(car), templates, today)];
}

async function addSchedules(
  stack: StackClient,
  car: CarStory,
  vehicle_id: number,
  templateIds: TemplateIds,
): Promise<void> {
  for (const { name, description, inactive, templates: keys } of plansOf(car))
    await stack.create('/api/service-schedules', {
      vehicle_id,
      name,
      description: description || null,
      is_active: !inactive,
      template_ids: keys.map((key) => templateIds[key]),
    });
}

interface ImportReport {
  imported: number;
  results: { index: number; id: number }[];
}

const about = <Story extends { car: string }>(stories: readonly Story[], car: CarStory): Story[] =>
  stories.filter((story) => story.car === car.vehicle.model);

const recordsOf = (car: CarStory): number =>
  car.issues.length + about<{ car: string }>([...modifications, ...issues, ...trackDays], car).length;

async function addRecords(stack: StackClient, car: CarStory, known: KnownThings): Promise<void> {
  for (const story of about(modifications, car))
    await stack.create('/api/modifications', modificationBody(story, known));
  for (const story of about(issues, car)) await stack.create('/api/issues', issueBody(story, known));
  for (const story of about(trackDays, car)) await stack.create('/api/track-days', trackDayBody(story, known));
}

async function addParts(stack: StackClient, car: CarStory, vehicle_id: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [name, part_number, manufacturer, type, cost, status = 'In Storage'] of car.parts)
    ids.set(
      name,
      (await stack.create('/api/parts', { vehicle_id, name, part_number, manufacturer, type, cost, status })).id,
    );
  return ids;
}

function issueOf(
  [title, priority, status, reported_date, text, resolved_date]: CarStory['issues'][number],
  vehicle_id: number,
) {
  const resolution = resolved_date ? { resolved_date, resolution_notes: text } : {};
  return { vehicle_id, title, priority, status, reported_date, description: text, ...resolution };
}

function tell(url: string, { email, password }: NewAccount): void {
  console.log(`\n  ${bold('Sign in')} at ${url}\n  email     ${email}\n  password  ${password}\n`);
}
