import { SERVICES, type FaultStack, type Service } from '../../src/fault-stack.js';
import { until } from '../../src/until.js';

/** Reads a service's database. */
export type Databases = Pick<FaultStack, 'rows'>;

interface Head {
  kind: string;
  key: string;
  version: number;
  deleted: boolean;
}

const HEADS_TOLD = `
  select distinct on (kind, key) kind, key, version, deleted from facts order by kind, key, deleted desc, version desc`;
const HEADS_TAKEN = `
  select kind, key, min(version) as version, bool_and(deleted) as deleted from handler_heads where version > 0 group by kind, key`;

/** Facts that followers have not applied, or have applied incorrectly, one sentence each. */
export async function disagreements(stack: Databases): Promise<string[]> {
  const told = new Map<Service, Map<string, Head>>();
  for (const service of SERVICES) told.set(service, byThing(await stack.rows<Head>(service, HEADS_TOLD)));
  const faults: string[] = [];
  for (const follower of SERVICES) {
    const taken = byThing(await stack.rows<Head>(follower, HEADS_TAKEN));
    const cursors = await stack.rows<{ producer: Service; kinds: string[] }>(
      follower,
      'select producer, array_agg(distinct kind) as kinds from fact_handlers group by producer',
    );
    for (const { producer, kinds } of cursors) {
      const wanted = [...(told.get(producer)?.values() ?? [])].filter(({ kind }) => kinds.includes(kind));
      for (const head of wanted) {
        const has = taken.get(nameOf(head));
        if (has?.version === head.version && has.deleted === head.deleted) continue;
        faults.push(
          `${follower} has ${nameOf(head)} in version ${has?.version ?? 'none'}, ${producer} told ${head.version}`,
        );
      }
      const known = new Set(wanted.map(nameOf));
      for (const head of taken.values())
        if (kinds.includes(head.kind) && !known.has(nameOf(head)))
          faults.push(`${follower} took ${nameOf(head)}, of which ${producer} told nothing`);
    }
  }
  return faults;
}

/** Waits until all followers have applied everything. @returns what is still missing after the timeout */
export async function whenInStep(stack: Databases, patienceMs = 30_000): Promise<string[]> {
  let faults: string[] = [];
  const look = async () => (faults = await disagreements(stack)).length === 0;
  await until('followers are in step', look, patienceMs).catch(() => undefined);
  return faults;
}

/** Rows of copies that differ from the owner's rows: `<thing>_copies` in one database, `<thing>s` in another. */
export async function differingCopies(stack: Databases): Promise<string[]> {
  const tables = new Map<Service, string[]>();
  for (const service of SERVICES) {
    const sql = `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
    tables.set(
      service,
      (await stack.rows<{ name: string }>(service, sql)).map(({ name }) => name),
    );
  }
  const faults: string[] = [];
  for (const [follower, names] of tables) {
    for (const copy of names.filter((name) => name.endsWith('_copies'))) {
      const table = copy.replace(/_copies$/, 's');
      const owner = SERVICES.find((service) => tables.get(service)?.includes(table));
      if (owner) faults.push(...(await compare(stack, [follower, copy], [owner, table])));
    }
  }
  return faults;
}

/** Columns that each service computes for its own lists. */
const OWN_TO_EACH = ['search_text'];

async function compare(stack: Databases, [follower, copy]: [Service, string], [owner, table]: [Service, string]) {
  const columns = async (service: Service, name: string) => {
    const sql = `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`;
    return (await stack.rows<{ name: string }>(service, sql, [`public.${name}`])).map((column) => column.name);
  };
  const owners = await columns(owner, table);
  const common = (await columns(follower, copy))
    .filter((name) => owners.includes(name) && !OWN_TO_EACH.includes(name))
    .sort();
  const lines = async (service: Service, name: string) => {
    const sql = `select jsonb_build_array(${common.join(', ')})::text as line from ${name}`;
    return new Set((await stack.rows<{ line: string }>(service, sql)).map(({ line }) => line));
  };
  const [copied, owned] = [await lines(follower, copy), await lines(owner, table)];
  const only = (some: Set<string>, others: Set<string>, where: string) =>
    [...some].filter((line) => !others.has(line)).map((line) => `only in ${where}: ${line}`);
  return [...only(copied, owned, `${follower}.${copy}`), ...only(owned, copied, `${owner}.${table}`)];
}

/** Records whose row and newest fact differ in version, or of which one is missing. */
export async function unpublished(stack: Databases): Promise<string[]> {
  const faults: string[] = [];
  for (const service of SERVICES) {
    const kinds = await stack.rows<{ kind: string; table: string }>(
      service,
      `select kind, replace(kind, '-', '_') || 's' as table from (select distinct kind from facts) as told
       where exists (select from pg_attribute where attname = 'version'
         and attrelid = to_regclass('public.' || replace(kind, '-', '_') || 's'))`,
    );
    for (const { kind, table } of kinds) {
      const rows = await stack.rows<{ fault: string }>(
        service,
        `with told as (select key, version from (${HEADS_TOLD}) as heads where kind = $1 and not deleted),
              kept as (select id::text as key, version from ${table})
         select coalesce(kept.key, told.key) || ': row ' || coalesce(kept.version::text, 'missing')
           || ', fact ' || coalesce(told.version::text, 'missing') as fault
         from kept full join told on told.key = kept.key where kept.version is distinct from told.version`,
        [kind],
      );
      faults.push(...rows.map(({ fault }) => `${kind} ${fault}`));
    }
  }
  return faults;
}

const nameOf = ({ kind, key }: Head): string => `${kind} ${key}`;
const byThing = (heads: Head[]): Map<string, Head> => new Map(heads.map((head) => [nameOf(head), head]));
