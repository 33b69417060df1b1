import { inLanes } from '../../scripts/lib/command.js';
import { say } from '../../scripts/lib/say.js';
import { StackClient } from '../../scripts/lib/seed/stack-client.js';
import type { Owner } from '../drills/lib/garage.js';
import { aLargePhoto } from '../drills/lib/photos.js';
import type { FaultStack } from '../src/fault-stack.js';
import { aPdf, pictured } from '../src/tus.js';

const LANES = 4;
/** Number of entries per import. */
const IMPORTED = 500;
/** Total bytes of all reports, below the limit of one response (`LIST_MEGABYTES`). */
const REPORTS = 15_500_000;
/** Number of uploaded files. All others are inserted by SQL with the same bytes. */
const UPLOADED = { photos: 12, papers: 3 };

export interface Most {
  services: number;
  photos: number;
  papers: number;
  sheets: number;
}

/** Adds so many services with long reports, photos and papers to the owner's car. */
export async function fillWithMost(stack: FaultStack, owner: Owner, most: Most): Promise<void> {
  const client = new StackClient(owner.address, owner.token);
  const report = `<p>${'Checked, cleaned and measured. '.repeat(Math.ceil(REPORTS / most.services / 31))}</p>`.slice(
    0,
    20_000,
  );
  for (let from = 0; from < most.services; from += IMPORTED)
    await client.create(
      '/api/service/events/import',
      Array.from({ length: Math.min(IMPORTED, most.services - from) }, (_, at) => ({
        ...{
          vehicle_id: owner.vehicle,
          type: 'Regular Maintenance',
          status: 'Completed',
          name: `Service ${from + at + 1}`,
        },
        ...{
          date_performed: dayOf(from + at, most.services),
          mileage_at_service: 1_000 + (from + at) * 20,
          cost: 89.5,
        },
        report_content: report,
      })),
    );
  const vehicle_id = owner.vehicle;
  await inLanes(Array.from({ length: Math.min(UPLOADED.photos, most.photos) }), LANES, async () => {
    const bytes = await aLargePhoto();
    await pictured(owner, await client.upload({ kind: 'photo', filename: 'large.jpg', bytes, vehicle_id }));
  });
  await inLanes(Array.from({ length: Math.min(UPLOADED.papers, most.papers) }), 1, async (_, at = 0) => {
    const bytes = aPdf(...Array.from({ length: most.sheets }, (_, sheet) => `Paper ${at}, sheet ${sheet + 1}`));
    await pictured(
      owner,
      await client.upload({ kind: 'document', filename: 'long.pdf', bytes, vehicle_id }),
      'document',
    );
  });
  for (const [kind, count] of [
    ['photo', most.photos],
    ['document', most.papers],
  ] as const)
    await stack.rows('records', MORE[kind], [owner.id, vehicle_id, count]);
  say(`${most.services} services, ${most.photos} photos, ${most.papers} papers of ${most.sheets} sheets`);
}

/** Spreads the days over thirty years. */
const dayOf = (at: number, of: number): string =>
  new Date(Date.UTC(1995, 0, 1) + Math.floor((at * 30 * 365) / of) * 86_400_000).toISOString().slice(0, 10);

const more = (kind: 'photo' | 'document', of: string, columns: string): string => `
  with known as (select f.*, row_number() over (order by id) as at, count(*) over () as of from files f
                 where owner_id = $1::int and vehicle_id = $2::int and kind = '${kind}'),
    made as (
      insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name, state)
      select owner_id, kind, vehicle_id, sha256, bytes, media_type, n || ' ' || name, state
      from generate_series(1, $3::int - (select count(*)::int from known)) n join known on at = 1 + n % of
      returning owner_id, id, sha256)
  insert into ${of} (owner_id, file_id, ${columns})
  select m.owner_id, m.id, ${columns.replace(/\w+/g, 'd.$&')}
  from made m join (select distinct on (f.sha256) f.sha256, d.* from ${of} d join files f on f.owner_id = d.owner_id and f.id = d.file_id
                    where f.owner_id = $1::int and f.vehicle_id = $2::int) d on d.sha256 = m.sha256`;

const MORE = {
  photo: more('photo', 'photos', 'caption, taken_at, taken_from, camera, width, height, thumbhash'),
  document: more('document', 'documents', 'title, dated, pages, body'),
};
