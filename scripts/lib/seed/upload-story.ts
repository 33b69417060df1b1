import { say } from '../say.js';
import type { CarStory } from './car-story.js';
import { documents } from './papers.data.js';
import { pdfOf } from './papers.js';
import { album, pair, photos } from './photos.data.js';
import { photoOfReceipt } from './receipt.js';
import { drawn, fileNameOf, jpegOf } from './photos-story.js';
import type { KnownThings } from './records-story.js';
import type { StackClient } from './stack-client.js';

/** Ids of a car's photos, by the time they were taken. */
export type PhotosByTime = ReadonlyMap<string, number>;

/** Draws a car's pictures, uploads them and makes the first its cover. */
export async function addPhotos(
  stack: StackClient,
  car: CarStory,
  { vehicleId, events }: KnownThings,
  today: string,
): Promise<PhotosByTime> {
  const ids = new Map<string, number>();
  const story = photos.find((one) => one.car === car.vehicle.model);
  for (const picture of story?.pictures ?? []) {
    const { taken, caption, tags = [], event } = picture;
    const bytes = await jpegOf(drawn(picture, story!.paint, car, today), taken);
    const target = { kind: 'photo', vehicle_id: vehicleId, ...subjectOf(event, events) } as const;
    const id = await stack.upload({ ...target, filename: fileNameOf(taken), bytes });
    await stack.change(`/api/photos/${id}`, { caption, tags });
    ids.set(taken, id);
  }
  const [cover] = ids.values();
  if (cover !== undefined) await stack.put(`/api/photos/covers/${vehicleId}`, { photo_id: cover });
  return ids;
}

/** Ids of owners by their first day, and of numbers by their kind. */
export interface KnownPast {
  owners: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<string, number>;
}

/** Uploads a car's papers, and files those that have `filed`. Returns the number of papers. */
export async function addDocuments(
  stack: StackClient,
  car: CarStory,
  { vehicleId, events, ...past }: KnownThings & KnownPast,
  today: string,
): Promise<number> {
  const papers = documents(today).filter((one) => one.car === car.vehicle.model);
  for (const { name, paper, photographed, event, filed, numbers = [], owners = [] } of papers) {
    const target = { kind: 'document', vehicle_id: vehicleId, ...subjectOf(event, events) } as const;
    const bytes = photographed ? await photoOfReceipt(paper) : pdfOf(paper);
    const id = await stack.upload({ ...target, filename: name, bytes });
    const links = [
      ...numbers.map((kind) => ({ subject_kind: 'vehicle-identity', subject_id: idIn(past.numbers, kind) })),
      ...owners.map((day) => ({ subject_kind: 'ownership-chapter', subject_id: idIn(past.owners, day) })),
    ];
    if (filed) await stack.change(`/api/documents/${id}`, links.length > 0 ? { ...filed, links } : filed);
  }
  return papers.length;
}

/** Creates the album and the pair. `byCar` has each car's photos, by its model. */
export async function arrangePhotos(stack: StackClient, byCar: ReadonlyMap<string, PhotosByTime>): Promise<void> {
  const idOf = (car: string, taken: string): number => {
    const id = byCar.get(car)?.get(taken);
    if (id === undefined) throw new Error(`No photo of the ${car} was taken at ${taken}`);
    return id;
  };
  const photo_ids = album.photos.map(([car, taken]) => idOf(car, taken));
  await stack.create('/api/albums', { name: album.name, photo_ids });
  const { car, before, after, title } = pair;
  await stack.create('/api/photo-pairs', { before_id: idOf(car, before), after_id: idOf(car, after), title });
  const count = [...byCar.values()].reduce((sum, { size }) => sum + size, 0);
  say(`${count} photos, all drawn, with one album and one pair`);
}

const subjectOf = (event: string | undefined, events: ReadonlyMap<string, number>) =>
  event === undefined ? {} : { subject_kind: 'service-event', subject_id: idIn(events, event) };

function idIn(things: ReadonlyMap<string, number>, name: string): number {
  const id = things.get(name);
  if (id === undefined) throw new Error(`The story names "${name}", which this car does not have`);
  return id;
}
