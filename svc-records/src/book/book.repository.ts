import { JsonText, type Queryable, type Sql, sql, type Weight } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { hiddenTurnedBy } from '../documents/document.read.js';
import { isOfFile } from '../files/file.read.js';
import { RECIPES } from '../pictures/recipes.js';

/** A stored file, or a picture made from it. */
export interface FoundBytes {
  name: string;
  bytes: number;
  media_type: string;
}

export interface WantedBytes {
  id: number;
  sha256: string;
  /** True to include files in the trash. */
  trash: boolean;
}

@Injectable()
export class BookRepository {
  /** Estimates the size of a vehicle's book data. */
  async weightOf(db: Queryable, owner: OwnerId, id: number): Promise<Weight> {
    const ofVehicle = sql`t.owner_id = ${owner} and t.vehicle_id = ${id}`;
    const [weight] = await db.rows<Weight>(sql`
      select coalesce(sum(rows), 0)::int as rows, coalesce(sum(bytes), 0)::bigint as bytes from (
        select count(*) as rows, sum(coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.notes), 0)) as bytes
        from modifications t where ${ofVehicle}
        union all
        select count(*), sum(coalesce(octet_length(t.description), 0) + coalesce(octet_length(t.resolution_notes), 0))
        from issues t where ${ofVehicle}
        union all select count(*), sum(coalesce(octet_length(t.report), 0)) from track_days t where ${ofVehicle}
        union all select count(*), sum(400 + octet_length(t.name)) from files t where ${ofVehicle} and t.deleted_at is null
      ) kept`);
    return weight!;
  }

  /** A `RecordsBook`. */
  async of(db: Queryable, owner: OwnerId, id: number): Promise<JsonText> {
    const [found] = await db.rows<{ json: string }>(sql`
      select json_build_object(
        'modifications', ${listOf(modifications(owner, id))},
        'issues', ${listOf(issues(owner, id))},
        'track_days', ${listOf(trackDays(owner, id))},
        'photos', ${listOf(photos(owner, id))},
        'pairs', ${listOf(pairs(owner, id))},
        'documents', ${listOf(documents(owner, id))}
      ) as json`);
    return new JsonText(found!.json);
  }

  /** The ids among these that are photos of the owner, in the trash or not. */
  async knownPhotos(db: Queryable, owner: OwnerId, ids: readonly number[]): Promise<number[]> {
    const found = await db.rows<{ file_id: number }>(sql`
      select p.file_id from photos p where p.owner_id = ${owner} and p.file_id = any(${ids}::int[]) order by p.file_id`);
    return found.map(({ file_id }) => file_id);
  }

  /** Finds a file's bytes; files in the trash only on request. Null if the file is not the owner's, or if neither it nor a picture of it has this hash. */
  async bytesOf(db: Queryable, owner: OwnerId, { id, sha256, trash }: WantedBytes): Promise<FoundBytes | null> {
    const [found] = await db.rows<FoundBytes>(sql`
      select f.name, b.bytes, b.media_type
      from files f join blobs b on b.owner_id = f.owner_id and b.sha256 = ${sha256}
      where f.owner_id = ${owner} and f.id = ${id} and (${trash} or f.deleted_at is null) and (f.sha256 = b.sha256 or exists (
        select from pictures m where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.variant_sha = b.sha256))`);
    return found ?? null;
  }
}

const listOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;

const modifications = (owner: OwnerId, id: number): Sql => sql`
  select m.id, m.name, m.status, m.start_date, m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.mileage, m.cost,
    m.currency,     m.description, m.notes, m.service_event_id,
    (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'manufacturer', p.manufacturer, 'part_number', p.part_number,
        'quantity', 1) order by s.place), '[]')
      from modification_parts s join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
      where s.owner_id = m.owner_id and s.modification_id = m.id) as parts,
    m.created_at
  from modifications m where m.owner_id = ${owner} and m.vehicle_id = ${id} order by m.id`;

const issues = (owner: OwnerId, id: number): Sql => sql`
  select i.id, i.title, i.status, i.reported_date, i.reported_date_edtf, i.resolved_date, i.resolved_date_edtf, i.mileage, i.description,
    i.resolution_notes,
    array(select l.service_event_id from issue_service_events l where l.owner_id = i.owner_id and l.issue_id = i.id
      order by l.service_event_id) as service_event_ids,
    i.created_at
  from issues i where i.owner_id = ${owner} and i.vehicle_id = ${id} order by i.id`;

const trackDays = (owner: OwnerId, id: number): Sql => sql`
  select t.id, t.event_date, t.event_date_edtf, t.mileage, t.track_name, t.report, t.created_at
  from track_days t where t.owner_id = ${owner} and t.vehicle_id = ${id} order by t.id`;

/** The files of the vehicle, without those in the trash. */
const filesOf = (owner: OwnerId, id: number): Sql =>
  sql`f.owner_id = ${owner} and f.vehicle_id = ${id} and f.deleted_at is null`;

/** Links to records in other services without a book chapter, such as fill-ups, are left out. */
const links = sql`(
  select coalesce(json_agg(json_build_object('kind', l.subject_kind, 'id', l.subject_id) order by l.subject_kind, l.subject_id), '[]')
  from file_links l where l.owner_id = f.owner_id and l.file_id = f.id and l.kind_elsewhere is null)`;

/** A paper that belongs only to such records is left out, too: hundreds of fuel receipts prove little. */
const isOfBook = sql`(
  select coalesce(bool_or(l.kind_elsewhere is null), true) from file_links l where l.owner_id = f.owner_id and l.file_id = f.id)`;

const original = sql`json_build_object('sha256', f.sha256, 'media_type', f.media_type, 'bytes', f.bytes)`;

/** Few programs can display HEIC. */
const isHeic = sql`(f.media_type in ('image/heic', 'image/heif'))`;

/** The largest picture made from a file, in its owner's rotation. */
const picture = sql`(
  select json_build_object('sha256', b.sha256, 'media_type', b.media_type, 'bytes', b.bytes)
  from pictures m join blobs b on b.owner_id = m.owner_id and b.sha256 = m.variant_sha
  where ${isOfFile} and m.name = '2048')`;

/** All scaled pictures, for pages on small and large screens. */
const pictures = sql`(
  select coalesce(json_agg(json_build_object('name', m.name, 'sha256', b.sha256, 'media_type', b.media_type, 'bytes', b.bytes,
    'width', m.width, 'height', m.height) order by m.width * m.height), '[]')
  from pictures m join blobs b on b.owner_id = m.owner_id and b.sha256 = m.variant_sha
  where ${isOfFile} and m.name in ('320', '960', '2048'))`;

const photos = (owner: OwnerId, id: number): Sql => sql`
  select f.id, p.caption, case when p.taken_from <> 'upload' then p.taken_at::date end as taken_on,
    exists (select from vehicle_covers c where c.owner_id = f.owner_id and c.vehicle_id = f.vehicle_id and c.file_id = f.id) as is_cover,
    coalesce(${picture}, case when not ${isHeic} then ${original} end) as shown, ${pictures} as pictures,
    ${links} as links
  from files f join photos p on p.owner_id = f.owner_id and p.file_id = f.id
  where ${filesOf(owner, id)} order by p.taken_at, f.id`;

const pairs = (owner: OwnerId, id: number): Sql => sql`
  select x.before_id, x.after_id, x.title
  from files f join photo_pairs x on x.owner_id = f.owner_id and x.before_id = f.id
    join files a on a.owner_id = x.owner_id and a.id = x.after_id
  where ${filesOf(owner, id)} and a.deleted_at is null and a.vehicle_id = f.vehicle_id order by x.id`;

/** A TIFF stored before later pages were supported: its owner has reviewed only the first page. */
const hasUnknownPages = sql`(f.media_type = 'image/tiff' and exists (
  select from pictures m where m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.recipe < ${RECIPES.paged}::int))`;

/**
 * The picture to show for a paper in a format that few programs display: unrotated, or, if there is none yet, in its owner's rotation. Its hidden areas have
 * the orientation of this picture or of the original, so that an older dossier service blackens the right places.
 */
const shown = sql`(
  select m.turned, json_build_object('sha256', b.sha256, 'media_type', b.media_type, 'bytes', b.bytes) as picture
  from pictures m join blobs b on b.owner_id = m.owner_id and b.sha256 = m.variant_sha
  where ${isHeic} and m.owner_id = f.owner_id and m.sha256 = f.sha256 and m.turned in (0, f.turned) and m.name = '2048'
  order by m.turned limit 1)`;
const hidden = hiddenTurnedBy(sql`coalesce(s.turned, 0)`);

/**
 * Pages of a joined paper are left out, because the joined paper contains them. A manual covers all vehicles of its model, so it is left out unless a record
 * refers to it.
 */
const documents = (owner: OwnerId, id: number): Sql => sql`
  select f.id, f.name, d.type, d.title, d.vendor, d.dated, d.dated_edtf, d.pages, ${original} as original,
    s.picture as shown, f.turned - coalesce(s.turned, 0) as turned, case when not ${hasUnknownPages} then ${hidden} end as hidden,
    exists (select from document_invoices i where i.owner_id = f.owner_id and i.file_id = f.id) as is_data, ${links} as links
  from files f join documents d on d.owner_id = f.owner_id and d.file_id = f.id left join lateral ${shown} s on true
  where ${filesOf(owner, id)}
    and not exists (
      select from document_pages g join files j on j.owner_id = g.owner_id and j.id = g.file_id
      where g.owner_id = f.owner_id and g.page_id = f.id and j.deleted_at is null)
    and ${isOfBook}
    and (d.type is distinct from 'manual' or exists (select from file_links l where l.owner_id = f.owner_id and l.file_id = f.id))
  order by d.dated nulls last, f.id`;
