import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { inLanes } from '../../scripts/lib/command.js';
import { exampleBook, exampleCar } from '../../scripts/lib/example-book/example-book.js';
import { writeExampleFiles } from '../../scripts/lib/example-book/example-files.js';
import { say } from '../../scripts/lib/say.js';
import { StackClient } from '../../scripts/lib/seed/stack-client.js';
import type { Owner } from '../drills/lib/garage.js';
import { aPdf, pictured } from '../src/tus.js';

const LANES = 4;
const ISSUED = '2026-11-23';

type Example = ReturnType<typeof exampleBook>;

/** Creates the example's car with its services, photos and papers for an owner. @param folder an empty one for temporary files */
export async function fillWithExample(owner: Owner, folder: string): Promise<void> {
  const client = new StackClient(owner.address, owner.token);
  const { vehicle } = exampleCar;
  const { id: collection_id } = await client.create('/api/collections', { name: 'Whole' });
  const car = await client.create('/api/vehicles', { ...vehicle, collection_id });
  owner.vehicle = car.id;
  const book = await writeExampleFiles(withExampleOptions(), folder);
  const events = await inLanes(book.services, LANES, async (service) => {
    const { id } = await client.create('/api/service/events', {
      ...{ vehicle_id: owner.vehicle, type: 'Regular Maintenance', status: 'Completed', name: service.name },
      ...{ date_performed: service.day, mileage_at_service: service.mileage, cost: service.cost?.amount ?? null },
      ...{ description: service.description, report_content: service.report },
    });
    return { id, service };
  });
  const behind = (kind: 'photos' | 'papers', number: number) => {
    const event = events.find(({ service }) => service[kind].includes(number));
    return event ? { subject_kind: 'service-event', subject_id: event.id } : {};
  };
  const upload = async (
    kind: 'photo' | 'document',
    { file }: { file: string },
    subject: { subject_kind?: string; subject_id?: number },
  ): Promise<void> => {
    // No stack accepts a file that only claims to be a PDF.
    const bytes = file.endsWith('broken.pdf') ? aPdf('Window sticker') : await readFile(join(folder, file));
    const filename = `${file.replace(/\W+/g, '-').replace(/-[a-z]+$/, '')}${extname(file)}`;
    await pictured(owner, await client.upload({ kind, filename, bytes, vehicle_id: owner.vehicle, ...subject }), kind);
  };
  await inLanes(book.photos, LANES, (photo) => upload('photo', photo, behind('photos', photo.number)));
  await inLanes(book.papers, LANES, (paper) => upload('document', paper, behind('papers', paper.number)));
  say(`${events.length} services, ${book.photos.length} photos, ${book.papers.length} papers`);
}

function withExampleOptions(): Example {
  return exampleBook(
    {
      ...{ chapters: ['services', 'plates', 'papers'], from: null, to: null, withhold: [], withholdWords: [] },
      ...{ sheets: true, language: 'en', paper: 'a4', region: 'en-US', distanceUnit: 'mi' },
    },
    ISSUED,
  );
}
