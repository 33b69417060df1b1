import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The journal of people's records: changes, their time and their values. Triggers write it in the changing statement, and it is never compacted (ADR 67).
 * Values are stored as text, so that each value has exactly one form. When a record is deleted, its values are deleted, and their digests stay.
 */
export class CreateJournal1778000000000 implements MigrationInterface {
  name = 'CreateJournal1778000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop function journal_deleted, journal_digests, journal_texts');
    await db.query('drop table journal');
  }
}

const UP = [
  `create table journal (
     owner_id integer not null,
     vehicle_id integer not null,
     kind text not null,
     record_id integer not null,
     seq bigint generated always as identity,
     version integer not null,
     action text not null check (action in ('opened', 'created', 'changed', 'deleted')),
     at timestamptz(3) not null default clock_timestamp(),
     salt text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
     fields jsonb,
     digests jsonb,
     primary key (owner_id, kind, record_id, seq),
     check ((fields is null) <> (digests is null))
   )`,
  // Fields without a value are left out, because most fields of a record are empty.
  `create function journal_texts(record jsonb) returns jsonb language sql immutable parallel safe as $$
     select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(record) where value is not null $$`,
  // The same digests as \`digestOf\` in journal.rules.ts. PostgreSQL writes JSON strings in the form of RFC 8785.
  `create function journal_digests(fields jsonb, salt text) returns jsonb language sql immutable parallel safe as $$
     select coalesce(jsonb_object_agg(key, encode(sha256(convert_to(
       '["' || encode(sha256(convert_to(salt || key, 'UTF8')), 'hex') || '",' || to_json(key)::text || ',' ||
         coalesce(to_json(value)::text, 'null') || ']', 'UTF8')), 'hex')), '{}')
     from jsonb_each_text(fields) $$`,
  `create function journal_deleted(owner integer, vehicle integer, record_kind text, record integer, last_version integer)
     returns void language plpgsql as $$
     begin
       -- What a deleted account had leaves nothing.
       if exists (select from token_floors where user_id = owner and deleted) then
         return;
       end if;
       update journal set digests = journal_digests(fields, salt), fields = null
       where owner_id = owner and kind = record_kind and record_id = record and fields is not null;
       insert into journal (owner_id, vehicle_id, kind, record_id, version, action, digests)
       values (owner, vehicle, record_kind, record, last_version, 'deleted', '{}');
     end $$`,
];

/** A table with a journal. */
export interface Journaled {
  table: string;
  /** The journal's kind for its rows: `service-event`. */
  kind: string;
  /** The column with the vehicle's id. Entries belong to the journal of that vehicle. */
  vehicle?: string;
  /** Columns to leave out. Keys, versions, write times and generated columns are always left out. */
  without?: readonly string[];
  /** Facts about a row that come from other tables, by name, each as an SQL expression over \`new\`. A change of one raises the row's version. */
  links?: Readonly<Record<string, string>>;
}

const NEVER = ['id', 'owner_id', 'version', 'created_at', 'updated_at', 'search_text'];

/**
 * Creates triggers that write the journal of a table, for every statement; all rows of one insert are written in one go. Every writer holds the owner's lock
 * (ADR 12), so that the entries of an owner are numbered in chronological order. A restore contains the journal, so it sets `carnet.journal = off`. A repeated
 * call replaces the triggers of an earlier release.
 */
export async function addJournal(db: QueryRunner, journaled: Journaled): Promise<void> {
  const { table } = journaled;
  await db.query(journalOf(journaled));
  await db.query(journalOfNew(journaled));
  await db.query(`
    create or replace trigger keep_journal after update or delete on ${table}
    for each row execute function keep_journal_of_${table}()`);
  await db.query(`
    create or replace trigger keep_journal_of_new after insert on ${table} referencing new table as added
    for each statement execute function keep_journal_of_new_${table}()`);
}

export async function dropJournal(db: QueryRunner, table: string): Promise<void> {
  for (const trigger of ['keep_journal', 'keep_journal_of_new'])
    await db.query(`drop trigger if exists ${trigger} on ${table}`);
  await db.query(`drop function if exists keep_journal_of_${table}, keep_journal_of_new_${table}`);
}

/** SQL that removes columns from an entry, and SQL that adds the facts from other tables. */
const leavingOut = (without: readonly string[] = []): string => `- '{${[...NEVER, ...without].join()}}'::text[]`;
const linkedBy = (links: Journaled['links'] = {}): string =>
  Object.entries(links)
    .map(([name, expression]) => `|| jsonb_build_object('${name}', (${expression})::text)`)
    .join(' ');

/** A statement trigger: one entry for each inserted row, in order of ids. A row trigger took twice as long. */
function journalOfNew({ table, kind, vehicle = 'vehicle_id', without, links }: Journaled): string {
  return `
    create or replace function keep_journal_of_new_${table}() returns trigger language plpgsql as $$
    #variable_conflict use_column
    begin
      if current_setting('carnet.journal', true) = 'off' then
        return null;
      end if;
      insert into journal (owner_id, vehicle_id, kind, record_id, version, action, fields)
      select new.owner_id, new.${vehicle}, '${kind}', new.id, new.version, 'created',
        journal_texts(to_jsonb(new) ${leavingOut(without)} ${linkedBy(links)})
      from added as new order by new.owner_id, new.id;
      return null;
    end $$`;
}

function journalOf({ table, kind, vehicle = 'vehicle_id', without, links = {} }: Journaled): string {
  const but = leavingOut(without);
  const linked = Object.entries(links);
  const entriesOf = (row: string): string =>
    `owner_id = ${row}.owner_id and kind = '${kind}' and record_id = ${row}.id`;
  const before = linked.map(
    ([name]) => `
      was := was || jsonb_build_object('${name}', (
        select fields ->> '${name}' from journal where ${entriesOf('new')} and fields ? '${name}' order by seq desc limit 1));`,
  );
  const write = (row: string, action: string, fields: string): string => `
      insert into journal (owner_id, vehicle_id, kind, record_id, version, action, fields)
      values (${row}.owner_id, ${row}.${vehicle}, '${kind}', ${row}.id, ${row}.version, '${action}', ${fields});`;
  return `
    create or replace function keep_journal_of_${table}() returns trigger language plpgsql as $$
    declare
      was jsonb;
      is_now jsonb;
      changed jsonb;
    begin
      if current_setting('carnet.journal', true) = 'off' then
        return null;
      end if;
      if tg_op = 'DELETE' then
        perform journal_deleted(old.owner_id, old.${vehicle}, '${kind}', old.id, old.version);
        return null;
      end if;
      was := to_jsonb(old) ${but};
      is_now := to_jsonb(new) ${but} ${linkedBy(links)};
      if not exists (select from journal where ${entriesOf('new')}) then
        -- From before the journal: what its rows elsewhere said before this change is not known any more.
        ${write('old', 'opened', linked.length === 0 ? 'journal_texts(was)' : 'journal_texts(is_now || was)')}
      end if;
      ${before.join('')}
      select jsonb_object_agg(n.key, n.value) into changed
      from jsonb_each_text(is_now) n where n.value is distinct from was ->> n.key;
      if changed is not null then
        ${write('new', 'changed', 'changed')}
      end if;
      return null;
    end $$`;
}
