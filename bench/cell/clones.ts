import { KEEPERS, type ServiceName } from '../../scripts/lib/paths.js';
import type { CellStack } from './stack.js';

/** Distance between the ids of two copies. No table has more rows of the copied people than this. */
const STRIDE = 20_000;
/** Number of copies that one statement writes. */
const AT_ONCE = 100;

/** A column, and why a copy may need another value in it. */
interface Column {
  table: string;
  name: string;
  type: string;
  /** True if the table makes the value itself: an identity column that is not the id, or a generated column. */
  isMade: boolean;
  /** True if it is in a unique index that does not include the owner. */
  isUnique: boolean;
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
         a.attgenerated <> '' or (a.attidentity <> '' and a.attname <> 'id') as "isMade",
         exists (
           select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey) and not exists (
             select 1 from pg_attribute o where o.attrelid = c.oid and o.attname in ('owner_id', 'user_id') and o.attnum = any(i.indkey))) as "isUnique"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** Columns that may hold the owner; the first one in a table counts. Tables without an owner are not copied. */
const OWNERS = ['owner_id', 'user_id'];
/** Tables in which each row is a person. */
const PEOPLE = ['users'];
/** Columns with few values, which stand beside an id in an index. */
const KINDS = ['kind', 'handler'];
const TEXTS = ['text', 'character varying', 'citext'];

/**
 * Copies all data of all people under other ids, in all databases: rows, facts, copies that followers keep, and the journal.
 * To register so many people would take hours and write the same rows.
 * @param from number of copies that exist already
 */
export async function copyPeople(stack: CellStack, from: number, to: number): Promise<void> {
  for (const service of KEEPERS) await copyDatabase(stack, service, from, to);
}

async function copyDatabase(stack: CellStack, service: ServiceName, from: number, to: number): Promise<void> {
  const columns = await stack.query<Column>(service, COLUMNS);
  for (const name of new Set(columns.map(({ table }) => table))) {
    const statement = copyOf(
      name,
      columns.filter(({ table }) => table === name),
    );
    if (!statement) continue;
    for (let at = from; at < to; at += AT_ONCE)
      await stack.query(
        service,
        statement.replace('$1', String(at + 1)).replace('$2', String(Math.min(to, at + AT_ONCE))),
      );
  }
  await stack.query(service, 'vacuum analyze');
}

/** The statement that copies the first people's rows of a table for a range of copies; null for a table without an owner. */
function copyOf(table: string, columns: Column[]): string | null {
  const owner = PEOPLE.includes(table) ? 'id' : OWNERS.find((name) => columns.some((column) => column.name === name));
  if (!owner) return null;
  const written = columns.filter(({ isMade }) => !isMade);
  const names = written.map(({ name }) => `"${name}"`).join(', ');
  const values = written.map((column) => valueOf(column)).join(', ');
  // Copies need no triggers and no foreign key checks: the API has checked the original rows.
  return `
    begin; set local session_replication_role = replica;
    insert into "${table}" (${names}) overriding system value
      select ${values} from "${table}" t, generate_series($1, $2) as copy where t."${owner}" between 1 and ${STRIDE - 1};
    commit`;
}

function valueOf({ table, name, type, isUnique }: Column): string {
  const value = `t."${name}"`;
  const shifted = `copy * ${STRIDE}`;
  // Before every fact that followers have read, so that they do not read the copies.
  if (table === 'facts' && name === 'tx') return "'1'::xid8";
  if (type === 'integer' && (name === 'id' || name.endsWith('_id'))) return `${value} + ${shifted}`;
  if (name === 'key' && TEXTS.includes(type))
    return `case when ${value} ~ '^[0-9]{1,9}$' then (${value}::integer + ${shifted})::text else ${value} || '-' || copy end`;
  if (!isUnique) return value;
  if (type === 'uuid') return 'gen_random_uuid()';
  if (name === 'email_key') return `copy || '.' || ${value}`;
  return TEXTS.includes(type) && !KINDS.includes(name) ? `${value} || '-' || copy` : value;
}
