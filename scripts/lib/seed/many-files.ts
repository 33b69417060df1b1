import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { withDatabases } from '../backup/stack.js';
import { say } from '../say.js';
import { profile } from './drawing/profile.js';
import { type Silhouette, silhouettes } from './drawing/silhouettes.data.js';
import { jpegOf } from './photos-story.js';
import type { StackClient } from './stack-client.js';

/** Runs a statement in the database of svc-records. */
export type RecordsQuery = (text: string, values?: unknown[]) => Promise<{ rowCount: number | null }>;

/** Number of different pictures. All other photos have the bytes of one of them, which are stored once. */
const DRAWN = 24;
const PAINTS = ['#2f4a35', '#8c1d1d', '#d9a520', '#2b5ea7', '#b9bcbd', '#1f2326'];
const SCENES = ['morning', 'noon', 'garage'] as const;
/** The middle of a drawing, as if taken with an upright phone. */
const upright = (svg: string): string =>
  svg.replace('width="1600"', 'width="800"').replace('viewBox="0 0 1600 1066"', 'viewBox="400 0 800 1066"');

interface Known {
  id: number;
  state: string;
}

export interface ManyFiles {
  photos: number;
  documents: number;
}

/** Makes an account with this many files, in the stack of this checkout's `.carnet` (`CARNET_STATE`). */
export async function seedManyFiles(
  stranger: StackClient,
  { photos, documents }: ManyFiles,
  email = `photographer-${Date.now()}@carnet.example`,
): Promise<StackClient> {
  const account = { username: email.split('@')[0]!.slice(0, 50), email, password: 'Fountain pens, 1936!' };
  const stack = await stranger.register(account);
  const { id: owner } = await stack.get<{ id: number }>('/api/auth/me');
  const { id: collection_id } = await stack.create('/api/collections', { name: 'Garage' });
  const car = { collection_id, type: 'Car', make: 'Alfa Romeo', model: 'GT 1600 Junior', year: 1973 };
  const { id: vehicleId } = await stack.create('/api/vehicles', car);
  await withDatabases(async ({ records }) => {
    const client = new Client({ connectionString: records });
    await client.connect();
    const query: RecordsQuery = (text, values) => client.query(text, values);
    try {
      await untilFollowed(query, vehicleId);
      if (photos > 0) await addManyPhotos(stack, query, { owner, vehicleId, count: photos });
      if (documents > 0) await addManyDocuments(query, { owners: [owner], vehicleId, count: documents });
    } finally {
      await client.end();
    }
  });
  say(`${photos} photos and ${documents} documents of ${email}, password "${account.password}"`);
  return stack;
}

/** Waits until svc-records knows the vehicle, which takes a moment after it was created. */
export async function untilFollowed(query: RecordsQuery, vehicleId: number): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until; await pause(20)) {
    const { rowCount } = await query('select 1 from vehicle_copies where id = $1', [vehicleId]);
    if (rowCount) return;
  }
  throw new Error('svc-records did not hear of the vehicle within ten seconds');
}

/**
 * Gives a person `count` photos of a vehicle. Some are drawn and uploaded. The others are written by SQL with the same bytes, each with
 * an id, a name, a caption and a day of its own. To upload them all would take a quarter of an hour.
 */
export async function addManyPhotos(
  stack: StackClient,
  query: RecordsQuery,
  { owner, vehicleId, count }: { owner: number; vehicleId: number; count: number },
): Promise<void> {
  const shapes = Object.values(silhouettes) as Silhouette[];
  for (let n = 0; n < Math.min(DRAWN, count); n += 1) {
    const paint = PAINTS[n % PAINTS.length]!;
    const scene = SCENES[n % SCENES.length]!;
    const drawing = profile(shapes[n % shapes.length]!, paint, scene, `many ${n}`);
    const svg = n % 4 === 3 ? upright(drawing) : drawing;
    const taken = `2024-05-24T10:${String(n).padStart(2, '0')}:00`;
    const bytes = await jpegOf(svg, taken);
    await stack.upload({ kind: 'photo', vehicle_id: vehicleId, filename: `drawn-${n}.jpg`, bytes });
  }
  await untilPictured(stack);
  // Some days have one photo, others dozens, as in real collections.
  await query(
    `with drawn as (select f.*, row_number() over (order by f.id) as at, count(*) over () as of from files f
                    where f.owner_id = $1 and f.kind = 'photo' and f.deleted_at is null),
          made as (
            insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name, state)
            select owner_id, kind, vehicle_id, sha256, bytes, media_type, 'IMG_' || lpad(n::text, 4, '0') || '.jpg', state
            from generate_series(1, $2::int - (select max(of)::int from drawn)) n join drawn on at = 1 + abs(hashint4(n)) % of order by n
            returning owner_id, id, sha256)
     insert into photos (owner_id, file_id, caption, taken_at, taken_from, camera, width, height, thumbhash)
     select m.owner_id, m.id, case when m.id % 5 = 0 then 'Number ' || m.id || ', on the road' end,
            timestamp '2024-04-30 18:00' - make_interval(days => (sqrt(m.id % 2000) * 8)::int, mins => m.id % 400),
            'camera', p.camera, p.width, p.height, p.thumbhash
     from made m join (select distinct on (f.sha256) f.sha256, p.* from photos p join files f on f.owner_id = p.owner_id and f.id = p.file_id
                       where f.owner_id = $1) p on p.sha256 = m.sha256`,
    [owner, count],
  );
  await query('analyze files, photos');
}

async function untilPictured(stack: StackClient): Promise<void> {
  for (const until = Date.now() + 120_000; Date.now() < until; await pause(200)) {
    const photos = await stack.get<Known[]>('/api/photos?limit=200');
    if (photos.every(({ state }) => state !== 'pending')) return;
  }
  throw new Error('The pictures were not made within two minutes');
}

const VENDORS = [
  'Autohaus Weiss',
  'Classic Parts Ltd.',
  'Garage du Lac',
  'Harborview Motors',
  'Brembo Service',
  'Müller & Söhne',
];
const TYPES = ['receipt', 'receipt', 'receipt', 'insurance', 'registration', 'inspection', 'manual', 'letter'];

/**
 * Gives each of `owners` papers by SQL, each with about 250 words of recognized text: one in ten says `5W-30`, one in a thousand
 * `1K0-615-301`. Their bytes are not stored, so they can be listed and searched, but not opened.
 */
export async function addManyDocuments(
  query: RecordsQuery,
  { owners, vehicleId, count }: { owners: readonly number[]; vehicleId: number | null; count: number },
): Promise<void> {
  for (const owner of owners) {
    await query(
      `insert into blobs (owner_id, sha256, bytes, media_type)
       select $1::int, md5($1::int || '-' || n) || md5(n::text), 90000 + n, 'application/pdf' from generate_series(1, $2::int) n`,
      [owner, count],
    );
    await query(
      `with made as (
         insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name, state)
         select $1::int, 'document', case when n % 10 > 0 then $3::int end, md5($1::int || '-' || n) || md5(n::text), 90000 + n, 'application/pdf',
                'Scan ' || n || '.pdf', 'ready'
         from generate_series(1, $2::int) n returning owner_id, id)
       insert into documents (owner_id, file_id, type, title, vendor, number, dated, expires_on, amount, currency, notes, pages, body)
       select owner_id, id, case when id % 20 > 0 then ($4::text[])[1 + id % 8] end,
              (array['Invoice', 'Oil change', 'Brake pads and discs', 'Policy', 'Main inspection', 'Receipt'])[1 + id % 6] || ' ' || id,
              ($5::text[])[1 + id % 6], 'A-' || id, date '2026-11-01' - (id % 6000),
              case when id % 8 in (3, 4, 5) then date '2027-06-01' - (id % 1500) end, id % 900 + 0.5, 'EUR',
              case when id % 7 = 0 then 'Paid in cash.' end, 1 + id % 4,
              (select string_agg(case when w % 250 = 7 and id % 10 = 0 then '5W-30' when w % 250 = 9 and id % 1000 = 0 then '1K0-615-301'
                 else (array['engine', 'oil', 'filter', 'brake', 'disc', 'gasket', 'labour', 'hours', 'total', 'invoice', 'customer', 'vehicle',
                   'tyre', 'wheel', 'bearing', 'torque', 'Zündkerze', 'Dichtung', 'Ölwechsel', 'embrayage', 'frein', 'révision', 'coolant',
                   'hose', 'clutch', 'piston', 'ring', 'valve', 'seal', 'bolt'])[1 + abs(hashint4(id * 613 + w)) % 30]
                   || case when w % 3 = 0 then ' ' || abs(hashint4(id * 7 + w)) % 100000 else '' end end, ' ')
               from generate_series(1, 180) w)
       from made`,
      [owner, count, vehicleId, TYPES, VENDORS],
    );
    await query(
      `insert into file_tags (owner_id, file_id, tag)
       select owner_id, id, case id % 3 when 0 then 'taxes' when 1 then 'warranty' else 'workshop' end
       from files where owner_id = $1::int and kind = 'document' and id % 4 = 0 on conflict do nothing`,
      [owner],
    );
  }
  await query('vacuum analyze files');
  await query('vacuum analyze documents');
  await query('vacuum analyze file_tags');
}
