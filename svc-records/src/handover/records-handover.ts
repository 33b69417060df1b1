import type { FactDraft } from '@carnet/fact-log';
import { Blobs } from '@carnet/files';
import {
  actorAfter,
  type Figures,
  type Handover,
  HandoverPart,
  moveJournal,
  moveRows,
  type Refusal,
  type Told,
  withhold,
  withoutQuotas,
} from '@carnet/handover';
import { Unavailable } from '@carnet/messages';
import { Database, join, type Queryable, raw, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { documentExpiries, documentExpiryFact, tellsExpiry } from '../files/document-expiry.fact.js';
import { documentFact, documentReadings, tellsMileage } from '../files/document-reading.fact.js';
import { paperFact, papersWhere } from '../files/paper.fact.js';

/** Tables that relate a file's record to its vehicle. */
const SUBJECTS = [
  ...['service_event_copies', 'part_copies', 'modifications', 'issues', 'track_days'],
  ...['vehicle_identity_copies', 'ownership_chapter_copies'],
] as const;
const SUBJECT_KINDS: Readonly<Record<(typeof SUBJECTS)[number], string>> = {
  ...{ service_event_copies: 'service_event_id', part_copies: 'part_id', modifications: 'modification_id' },
  ...{ issues: 'issue_id', track_days: 'track_day_id', vehicle_identity_copies: 'vehicle_identity_id' },
  ownership_chapter_copies: 'ownership_chapter_id',
};

/** Counts of a vehicle's rows, by table. */
type Counts = Record<'modifications' | 'issues' | 'track_days' | 'albums' | 'files' | 'photos' | 'documents', number>;

/**
 * Hands over a vehicle's records, photos and papers. If a file of another vehicle, or of none, belongs to a record of this one, the file stays and a copy is
 * handed over. Withheld papers stay, without a vehicle; albums and pairs keep the photos that stay.
 */
@Injectable()
export class RecordsHandover extends HandoverPart {
  constructor(
    private readonly database: Database,
    private readonly blobs: Blobs,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {
    super();
  }

  async isThere(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean> {
    const rows = await db.rows(sql`select 1 from vehicle_copies where owner_id = ${owner} and id = ${vehicle}`);
    return rows.length > 0;
  }

  async figures(db: Queryable, owner: OwnerId, vehicle: number): Promise<Figures> {
    const ofVehicle = sql`owner_id = ${owner} and vehicle_id = ${vehicle}`;
    const [figures] = await db.rows<Counts>(sql`
      select (select count(*)::int from modifications where ${ofVehicle}) as modifications,
        (select count(*)::int from issues where ${ofVehicle}) as issues,
        (select count(*)::int from track_days where ${ofVehicle}) as track_days,
        (select count(*)::int from albums where ${ofVehicle}) as albums,
        (select count(*)::int from files where ${ofVehicle} and deleted_at is null) as files,
        (select count(*)::int from files where ${ofVehicle} and kind = 'photo' and deleted_at is null) as photos,
        (select count(*)::int from files where ${ofVehicle} and kind = 'document' and deleted_at is null) as documents`);
    return figures!;
  }

  override async hasPapers(db: Queryable, owner: OwnerId, vehicle: number, ids: readonly number[]): Promise<boolean> {
    const [found] = await db.rows<{ papers: number }>(sql`
      select count(*)::int as papers from files f where f.owner_id = ${owner} and f.kind = 'document' and f.deleted_at is null
        and f.id = any(${ids}::int[])
        and (f.vehicle_id = ${vehicle} or f.id in (${linkedFiles({ from: owner, vehicle_id: vehicle, without_papers: [] })}))`);
    return found!.papers === new Set(ids).size;
  }

  /** Checks quotas, including the storage limit in bytes. */
  override async refusal(db: Queryable, handover: Handover): Promise<Refusal | null> {
    const { from, to, vehicle_id, without_papers } = handover;
    const most = this.config.files.bytesPerOwner;
    const [files] = await db.rows<{ coming: number; kept: number }>(sql`
      select (select coalesce(sum(f.bytes), 0)::bigint from files f where f.owner_id = ${from} and f.deleted_at is null
          and ((f.vehicle_id = ${vehicle_id} and f.id <> all(${without_papers}::int[])) or f.id in (${linkedFiles(handover)}))) as coming,
        (select coalesce(sum(f.bytes), 0)::bigint from files f where f.owner_id = ${to}) as kept`);
    const { coming, kept } = files!;
    return coming > 0 && kept + coming > most ? { refused: 'no-room', things: 'bytes', most } : null;
  }

  /** Links blobs to the new owner before the rows that refer to them. */
  override async prepare(handover: Handover): Promise<Told> {
    const wanted = await this.database.rows<{ sha256: string }>(bytesOf(handover));
    await this.blobs.share(
      handover.from,
      handover.to,
      wanted.map(({ sha256 }) => sha256),
    );
    return {};
  }

  async move(tx: EntityManager, handover: Handover): Promise<Told> {
    const { from, to, vehicle_id, without_papers } = handover;
    const db = within(tx);
    await this.takeOut(tx, handover);
    await announce(db, handover);
    await db.rows(sql`
      update files set vehicle_id = null, version = version + 1, updated_at = now()
      where owner_id = ${from} and vehicle_id = ${vehicle_id} and kind = 'document' and id = any(${without_papers}::int[])`);
    // Files in the trash stay: only the giver may restore them.
    await db.rows(sql`
      update files set vehicle_id = null, version = version + 1, updated_at = now()
      where owner_id = ${from} and vehicle_id = ${vehicle_id} and deleted_at is not null`);
    await withoutQuotas(tx, ['files']);
    await copyLinked(db, handover);
    await cutLinks(db, handover);
    const moving = sql`select f.id from files f where f.owner_id = ${from} and f.vehicle_id = ${vehicle_id}`;
    const ofFiles = sql`t.file_id in (${moving})`;
    const ofVehicle = sql`t.vehicle_id = ${vehicle_id}`;
    const of = (table: string): Sql =>
      sql`select r.id from ${raw(table)} r where r.owner_id = ${from} and r.vehicle_id = ${vehicle_id}`;
    await moveRows(tx, handover, [
      { table: 'issue_service_events', where: sql`t.issue_id in (${of('issues')})` },
      { table: 'modification_parts', where: sql`t.modification_id in (${of('modifications')})` },
      { table: 'album_photos', where: sql`t.album_id in (${of('albums')})` },
      { table: 'photo_pairs', where: sql`t.before_id in (${moving})`, versions: ['version'] },
      ...['file_links', 'file_tags', 'file_jobs', 'paper_jobs', 'document_invoices', 'document_pages'].map((table) => ({
        ...{ table, where: ofFiles },
      })),
      { table: 'documents', where: ofFiles },
      { table: 'photos', where: ofFiles },
      { table: 'vehicle_covers', where: ofVehicle, versions: ['version'] },
      {
        table: 'files',
        where: ofVehicle,
        versions: ['version'],
        set: sql`import_batch = null, actor_id = ${actorAfter(handover)}`,
      },
      ...['albums', 'issues', 'track_days', 'modifications'].map((table) => ({
        ...{ table, where: ofVehicle, versions: ['version'] },
      })),
      ...['part_copies', 'service_event_copies', 'subject_copies', 'vehicle_identity_copies'].map((table) => ({
        ...{ table, where: ofVehicle },
      })),
      { table: 'ownership_chapter_copies', where: ofVehicle },
      { table: 'vehicle_copies', where: sql`t.id = ${vehicle_id}`, isCopy: true },
    ]);
    await moveJournal(tx, handover);
    await letGo(db, from, to, vehicle_id);
    return {};
  }

  /** Publishes withheld papers, which now have no vehicle. */
  override async facts(tx: EntityManager, { from, without_papers }: Handover): Promise<FactDraft[]> {
    if (without_papers.length === 0) return [];
    const staying = sql`f.owner_id = ${from} and f.id = any(${without_papers}::int[])`;
    const papers = await papersWhere(tx, staying);
    const readings = await documentReadings(tx, sql`${staying} and ${tellsMileage}`);
    const expiries = await documentExpiries(tx, sql`${staying} and ${tellsExpiry}`);
    return [...papers.map(paperFact), ...readings.map(documentFact), ...expiries.map(documentExpiryFact)];
  }

  /** Photos of the vehicle's events; the facts of photos contain only their events. */
  override async keysBeside(db: Queryable, { to, vehicle_id }: Handover): Promise<ReadonlySet<string>> {
    const photos = await db.rows<{ id: number }>(
      sql`select id from files where owner_id = ${to} and vehicle_id = ${vehicle_id} and kind = 'photo'`,
    );
    return new Set(photos.map(({ id }) => `event-photo ${id}`));
  }

  private async takeOut(tx: EntityManager, handover: Handover): Promise<void> {
    const { from, vehicle_id, with_costs, with_notes, without_papers } = handover;
    const modifications = { table: 'modifications', kind: 'modification', where: sql`t.vehicle_id = ${vehicle_id}` };
    const going = sql`select f.id from files f where f.owner_id = ${from} and f.vehicle_id = ${vehicle_id} and f.id <> all(${without_papers}::int[])`;
    const papers = { table: 'documents', where: sql`t.file_id in (${going})`, hasVersion: false };
    if (!with_costs) {
      await withhold(tx, handover, { ...modifications, columns: ['cost', 'currency'] });
      // Text read from a paper contains amounts, too.
      await withhold(tx, handover, { ...papers, columns: ['amount', 'currency', 'suggested', 'body'] });
      await within(tx).rows(sql`
        delete from document_invoices where owner_id = ${from} and file_id in (${going})`);
    }
    if (!with_notes) {
      await withhold(tx, handover, { ...modifications, columns: ['notes'] });
      await withhold(tx, handover, { ...papers, columns: ['notes'] });
      await withhold(tx, handover, {
        ...{ table: 'issues', kind: 'issue', where: sql`t.vehicle_id = ${vehicle_id}`, columns: ['resolution_notes'] },
      });
      const photos = { table: 'photos', where: sql`t.file_id in (${going})`, hasVersion: false };
      await withhold(tx, handover, { ...photos, columns: ['caption'] });
    }
  }
}

/** The condition for links of files to records of the vehicle. */
const isOfVehicle = ({ from, vehicle_id }: Pick<Handover, 'from' | 'vehicle_id'>): Sql => {
  const named = SUBJECTS.map(
    (table) => sql`coalesce(l.${raw(SUBJECT_KINDS[table])} in (
      select r.id from ${raw(table)} r where r.owner_id = ${from} and r.vehicle_id = ${vehicle_id}), false)`,
  );
  const elsewhere = sql`coalesce((l.kind_elsewhere, l.subject_id) in (
    select r.kind, r.id from subject_copies r where r.owner_id = ${from} and r.vehicle_id = ${vehicle_id}), false)`;
  return sql`(${join([...named, elsewhere], ' or ')})`;
};

/** Files to copy: they belong to records of the vehicle, but not to the vehicle itself. */
const linkedFiles = (handover: Pick<Handover, 'from' | 'vehicle_id' | 'without_papers'>): Sql => sql`
  select distinct l.file_id from file_links l join files f on f.owner_id = l.owner_id and f.id = l.file_id
  where l.owner_id = ${handover.from} and f.vehicle_id is distinct from ${handover.vehicle_id}::int and f.deleted_at is null
    and f.id <> all(${handover.without_papers}::int[]) and ${isOfVehicle(handover)}`;

/** Hashes of all blobs to hand over: of files, and of pictures made from them. */
const bytesOf = (handover: Handover): Sql => sql`
  with originals as (
    select f.sha256 from files f where f.owner_id = ${handover.from} and (
      (f.vehicle_id = ${handover.vehicle_id} and f.deleted_at is null and f.id <> all(${handover.without_papers}::int[])) or f.id in (${linkedFiles(handover)})))
  select sha256 from originals
  union select v.variant_sha from variants v where v.owner_id = ${handover.from} and v.sha256 in (select sha256 from originals)
  union select v.variant_sha from turned_variants v where v.owner_id = ${handover.from} and v.sha256 in (select sha256 from originals)`;

/** Announces blobs for the receiver's rows, and queues pictures. @throws Unavailable if blobs were added since they were linked: the leader then links again */
async function announce(db: Queryable, handover: Handover): Promise<void> {
  const { from, to } = handover;
  const wanted = await db.rows<{ sha256: string; is_there: boolean }>(sql`
    select w.sha256, exists (select from blobs b where b.owner_id = ${to} and b.sha256 = w.sha256) as is_there
    from (${bytesOf(handover)}) w
    where exists (select from blobs b where b.owner_id = ${from} and b.sha256 = w.sha256)`);
  if (wanted.some(({ is_there }) => !is_there)) throw new Unavailable();
  const hashes = wanted.map(({ sha256 }) => sha256);
  await db.rows(sql`
    update blobs set unreferenced_since = null
    where owner_id = ${to} and sha256 = any(${hashes}::text[]) and unreferenced_since is not null`);
  await db.rows(sql`
    insert into variants (owner_id, sha256, name, recipe, variant_sha, media_type, width, height)
    select ${to}::int, sha256, name, recipe, variant_sha, media_type, width, height from variants
    where owner_id = ${from} and sha256 = any(${hashes}::text[]) on conflict do nothing`);
  await db.rows(sql`
    insert into turned_variants (owner_id, sha256, turned, name, recipe, variant_sha, media_type, width, height)
    select ${to}::int, sha256, turned, name, recipe, variant_sha, media_type, width, height from turned_variants
    where owner_id = ${from} and sha256 = any(${hashes}::text[]) on conflict do nothing`);
}

/** Copies such files and replaces them in the links of the vehicle's records. The copies still belong to the giver: they are handed over with the vehicle. */
async function copyLinked(db: Queryable, handover: Handover): Promise<void> {
  const { from, vehicle_id } = handover;
  const linked = await db.rows<{ file_id: number }>(sql`${linkedFiles(handover)} order by 1`);
  const ids = linked.map(({ file_id }) => file_id);
  const made = await db.rows<{ id: number }>(sql`
    insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name, state, turned)
    select owner_id, kind, ${vehicle_id}::int, sha256, bytes, media_type, name, state, turned
    from files where owner_id = ${from} and id = any(${ids}::int[]) order by id
    returning id`);
  const copies = made.map(({ id }) => id).toSorted((a, b) => a - b);
  const pairs = sql`unnest(${ids}::int[], ${copies}::int[]) as c (id, copy)`;
  const { with_costs, with_notes } = handover;
  const columns: [table: string, columns: string][] = [
    ['photos', `${with_notes ? 'caption, ' : ''}taken_at, taken_offset, taken_from, camera, width, height, thumbhash`],
    [
      'documents',
      `type, title, number, vendor, dated, expires_on, mileage, pages, width, height, thumbhash, read_by, reading, dated_edtf,
       hidden${with_costs ? ', amount, currency, body, suggested' : ''}${with_notes ? ', notes' : ''}`,
    ],
    ...(with_costs ? [['document_invoices', 'invoice, lines'] satisfies [string, string]] : []),
    ['file_tags', 'tag'],
    ['file_jobs', 'tries, due_at'],
    ['paper_jobs', 'work, tries, next_page, due_at'],
  ];
  for (const [table, list] of columns)
    await db.rows(sql`
      insert into ${raw(table)} (owner_id, file_id, ${raw(list)})
      select owner_id, c.copy, ${raw(list)} from ${raw(table)} join ${pairs} on c.id = file_id where owner_id = ${from}`);
  await db.rows(sql`
    update file_links l set file_id = c.copy from ${pairs} where l.owner_id = ${from} and l.file_id = c.id and ${isOfVehicle(handover)}`);
}

/** Removes links between data of the giver and data of the receiver. */
async function cutLinks(db: Queryable, handover: Handover): Promise<void> {
  const { from, vehicle_id } = handover;
  const moving = sql`select f.id from files f where f.owner_id = ${from} and f.vehicle_id = ${vehicle_id}`;
  const of = (table: string): Sql =>
    sql`select r.id from ${raw(table)} r where r.owner_id = ${from} and r.vehicle_id = ${vehicle_id}`;
  await db.rows(sql`
    delete from file_links l where l.owner_id = ${from}
      and (l.file_id in (${moving})) <> ${isOfVehicle(handover)}`);
  await db.rows(sql`
    delete from album_photos p where p.owner_id = ${from} and (p.file_id in (${moving})) <> (p.album_id in (${of('albums')}))`);
  await db.rows(sql`
    delete from photo_pairs p where p.owner_id = ${from} and (p.before_id in (${moving})) <> (p.after_id in (${moving}))`);
  await db.rows(sql`
    update vehicle_covers c set file_id = null, version = version + 1
    where c.owner_id = ${from} and c.file_id is not null and (c.file_id in (${moving})) <> (c.vehicle_id = ${vehicle_id})`);
  await db.rows(sql`
    update modifications m set service_event_id = null where m.owner_id = ${from} and m.service_event_id is not null
      and (m.vehicle_id = ${vehicle_id}) <> (m.service_event_id in (${of('service_event_copies')}))`);
  await db.rows(sql`
    delete from issue_service_events i where i.owner_id = ${from}
      and (i.issue_id in (${of('issues')})) <> (i.service_event_id in (${of('service_event_copies')}))`);
  await db.rows(sql`
    delete from modification_parts p where p.owner_id = ${from}
      and (p.modification_id in (${of('modifications')})) <> (p.part_id in (${of('part_copies')}))`);
}

/** Marks the giver's blobs that may no longer be referenced. References are checked again before a blob is deleted. */
async function letGo(db: Queryable, from: OwnerId, to: OwnerId, vehicle: number): Promise<void> {
  await db.rows(sql`
    update blobs b set unreferenced_since = now()
    where b.owner_id = ${from} and b.unreferenced_since is null and b.removing_since is null
      and b.sha256 in (select f.sha256 from files f where f.owner_id = ${to} and f.vehicle_id = ${vehicle})`);
}
