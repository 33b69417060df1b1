import { KEEPERS, type ServiceName } from '../../scripts/lib/paths.js';
import type { CellStack } from './stack.js';

/** The distance of the ids of one copy from those of the next: more than there are of anything among the people who are copied. */
const STRIDE = 20_000;
/** Copies that one statement writes. */
const AT_ONCE = 100;

/** PostgreSQL's description of a column, as far as a copy of it needs something else than the value. */
interface Column {
  table: string;
  name: string;
  type: string;
  /** Made by the table itself: a sequence that is no id, or an expression. */
  isMade: boolean;
  /** In an index by which no two rows may be alike, of different owners either. */
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

/** Columns that say whose a row is, the first that a table has; a table without one is nobody's, and is not copied. */
const OWNERS = ['owner_id', 'user_id'];
/** Tables whose row itself is the person. */
const PEOPLE = ['users'];
/** Columns of few values, which stand beside an id in an index. */
const KINDS = ['kind', 'handler'];
const TEXTS = ['text', 'character varying', 'citext'];

/**
 * Writes everything of everybody again, under other ids, in all databases: rows, what was told of them, what followers took, and the
 * journal. Registering so many would take hours, and would write the same.
 * @param from how many copies there are already
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

/** The statement that copies the first people's rows of a table for a range of copies; null where they are nobody's. */
function copyOf(table: string, columns: Column[]): string | null {
  const owner = PEOPLE.includes(table) ? 'id' : OWNERS.find((name) => columns.some((column) => column.name === name));
  if (!owner) return null;
  const written = columns.filter(({ isMade }) => !isMade);
  const names = written.map(({ name }) => `"${name}"`).join(', ');
  const values = written.map((column) => valueOf(column)).join(', ');
  // Copies need no triggers and no checks of references: the API has checked the rows that they are made of.
  return `
    begin; set local session_replication_role = replica;
    insert into "${table}" (${names}) overriding system value
      select ${values} from "${table}" t, generate_series($1, $2) as copy where t."${owner}" between 1 and ${STRIDE - 1};
    commit`;
}

function valueOf({ table, name, type, isUnique }: Column): string {
  const value = `t."${name}"`;
  const shifted = `copy * ${STRIDE}`;
  // Earlier than everything that followers have read, so that nobody follows the copies.
  if (table === 'facts' && name === 'tx') return "'1'::xid8";
  if (type === 'integer' && (name === 'id' || name.endsWith('_id'))) return `${value} + ${shifted}`;
  if (name === 'key' && TEXTS.includes(type))
    return `case when ${value} ~ '^[0-9]{1,9}$' then (${value}::integer + ${shifted})::text else ${value} || '-' || copy end`;
  if (!isUnique) return value;
  if (type === 'uuid') return 'gen_random_uuid()';
  if (name === 'email_key') return `copy || '.' || ${value}`;
  return TEXTS.includes(type) && !KINDS.includes(name) ? `${value} || '-' || copy` : value;
}
