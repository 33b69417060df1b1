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

/** Tables by which a file's subject is of a vehicle. */
const SUBJECTS = [
  ...['service_event_copies', 'part_copies', 'modifications', 'issues', 'track_days'],
  ...['vehicle_identity_copies', 'ownership_chapter_copies'],
] as const;
const SUBJECT_KINDS: Readonly<Record<(typeof SUBJECTS)[number], string>> = {
  ...{ service_event_copies: 'service_event_id', part_copies: 'part_id', modifications: 'modification_id' },
  ...{ issues: 'issue_id', track_days: 'track_day_id', vehicle_identity_copies: 'vehicle_identity_id' },
  ownership_chapter_copies: 'ownership_chapter_id',
};

/** Rows of a vehicle, by tables. */
type Counts = Record<'modifications' | 'issues' | 'track_days' | 'albums' | 'files' | 'photos' | 'documents', number>;

/**
 * A vehicle's records, photos and papers. A file of another vehicle, or of none, that belongs to a record of this one stays, and a copy of it goes along. Papers
 * that are withheld stay as papers of no vehicle; albums and pairs keep the photos that stay on their side.
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

  /** Files count by their bytes, too. */
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

  /** Bytes are linked before the rows that want them. */
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
    // The trash stays: the giver threw it away, and alone may take it out again.
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

  /** Papers that stay are of no vehicle from now on. */
  override async facts(tx: EntityManager, { from, without_papers }: Handover): Promise<FactDraft[]> {
    if (without_papers.length === 0) return [];
    const staying = sql`f.owner_id = ${from} and f.id = any(${without_papers}::int[])`;
    const papers = await papersWhere(tx, staying);
    const readings = await documentReadings(tx, sql`${staying} and ${tellsMileage}`);
    const expiries = await documentExpiries(tx, sql`${staying} and ${tellsExpiry}`);
    return [...papers.map(paperFact), ...readings.map(documentFact), ...expiries.map(documentExpiryFact)];
  }

  /** A photo's fact names its events alone. */
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
      // Amounts stand in what was read of a paper, too.
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

/** Links of files to records of the vehicle. */
const isOfVehicle = ({ from, vehicle_id }: Pick<Handover, 'from' | 'vehicle_id'>): Sql => {
  const named = SUBJECTS.map(
    (table) => sql`coalesce(l.${raw(SUBJECT_KINDS[table])} in (
      select r.id from ${raw(table)} r where r.owner_id = ${from} and r.vehicle_id = ${vehicle_id}), false)`,
  );
  const elsewhere = sql`coalesce((l.kind_elsewhere, l.subject_id) in (
    select r.kind, r.id from subject_copies r where r.owner_id = ${from} and r.vehicle_id = ${vehicle_id}), false)`;
  return sql`(${join([...named, elsewhere], ' or ')})`;
};

/** Files of which a copy goes along: they belong to records of the vehicle without being its own. */
const linkedFiles = (handover: Pick<Handover, 'from' | 'vehicle_id' | 'without_papers'>): Sql => sql`
  select distinct l.file_id from file_links l join files f on f.owner_id = l.owner_id and f.id = l.file_id
  where l.owner_id = ${handover.from} and f.vehicle_id is distinct from ${handover.vehicle_id}::int and f.deleted_at is null
    and f.id <> all(${handover.without_papers}::int[]) and ${isOfVehicle(handover)}`;

/** Hashes of all bytes that go along: of the files, and of the pictures that were drawn of them. */
const bytesOf = (handover: Handover): Sql => sql`
  with originals as (
    select f.sha256 from files f where f.owner_id = ${handover.from} and (
      (f.vehicle_id = ${handover.vehicle_id} and f.deleted_at is null and f.id <> all(${handover.without_papers}::int[])) or f.id in (${linkedFiles(handover)})))
  select sha256 from originals
  union select v.variant_sha from variants v where v.owner_id = ${handover.from} and v.sha256 in (select sha256 from originals)
  union select v.variant_sha from turned_variants v where v.owner_id = ${handover.from} and v.sha256 in (select sha256 from originals)`;

/** Rows of the receiver want the bytes now, and pictures are drawn of them. @throws Unavailable where some came since they were linked: who leads links again */
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

/** The copies take the place of the files at the vehicle's records, still in the giver's hands: they go along with what is the vehicle's. */
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

/** Takes apart what would lead from one person's things to the other's. */
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

/** Bytes of the giver that no row of theirs may want any more; that is asked once more before they go. */
async function letGo(db: Queryable, from: OwnerId, to: OwnerId, vehicle: number): Promise<void> {
  await db.rows(sql`
    update blobs b set unreferenced_since = now()
    where b.owner_id = ${from} and b.unreferenced_since is null and b.removing_since is null
      and b.sha256 in (select f.sha256 from files f where f.owner_id = ${to} and f.vehicle_id = ${vehicle})`);
}
