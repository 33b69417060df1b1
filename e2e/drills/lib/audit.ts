import { call } from '../../src/api.js';
import type { Service } from '../../src/fault-stack.js';
import { differingCopies, type Databases, unpublished, whenInStep } from './agreement.js';
import { none, type Finding } from './drill.js';
import { milesOf, type Kept, type Tally } from './world.js';

const HOMES: Record<Kept['table'], { service: Service; nameColumn: string }> = {
  collections: { service: 'garage', nameColumn: 'name' },
  vehicles: { service: 'garage', nameColumn: 'make' },
  parts: { service: 'garage', nameColumn: 'name' },
  service_events: { service: 'service', nameColumn: 'name' },
  issues: { service: 'records', nameColumn: 'title' },
  track_days: { service: 'records', nameColumn: 'track_name' },
  fill_ups: { service: 'usage', nameColumn: 'station' },
};

/** A name that sorts last and that nothing has. */
const NOBODYS = '\u{10FFFD}';

export interface AuditOptions {
  /** Time for followers to catch up. */
  patienceMs?: number;
  /** Prefix of names to ignore, because another part of the drill checks those rows. */
  leavesOut?: string;
}

/** The audited stack: its databases, and its address. */
export type Audited = Databases & { address: string };

export interface Audit {
  findings: Finding[];
  lost: number;
}

/** Compares acknowledged writes with the databases, and the databases of all services with each other. */
export async function audit(
  stack: Audited,
  tally: Tally,
  { patienceMs = 30_000, leavesOut }: AuditOptions = {},
): Promise<Audit> {
  const lagging = await whenInStep(stack, patienceMs);
  const entries = await compareEntries(stack, tally.kept, leavesOut);
  const lostPeople = await peopleWhoAreNotIn(stack, tally);
  const half = [...(await unpublished(stack)), ...(await halfWritten(stack, tally.kept))];
  const copies = await differingCopies(stack);
  const twice = await notAppliedOnce(stack, tally);
  for (const line of [
    ...entries.lost,
    ...half,
    ...lagging,
    ...copies,
    ...twice,
    ...tally.refused,
    ...tally.faults,
  ].slice(0, 10))
    console.log(`          ${line}`);
  const lost = entries.lost.length + lostPeople;
  return {
    lost,
    findings: [
      none('acknowledged writes that are lost', lost),
      none('writes that are there twice, or that nobody was told of', entries.more.length),
      none('half-written things', half.length),
      none('facts not applied, or applied to another end, in a follower', lagging.length),
      none('rows of copies that differ from their owner', copies.length),
      none('parts and cars that an event changed other than once', twice.length),
      none('refused writes', tally.refused.length),
      none('answers of 500, 502 or 504', tally.faults.length),
    ],
  };
}

/** Acknowledged entries that are missing. */
export const missingOf = async (stack: Audited, kept: Kept[]): Promise<string[]> =>
  (await compareEntries(stack, kept)).lost;

async function compareEntries(
  stack: Audited,
  kept: Kept[],
  leavesOut?: string,
): Promise<{ lost: string[]; more: string[] }> {
  const lost: string[] = [];
  const more: string[] = [];
  for (const [table, { service, nameColumn }] of Object.entries(HOMES)) {
    const rows = await stack.rows<{ id: number; name: string }>(
      service,
      `select id, ${nameColumn} as name from ${table} where not starts_with(${nameColumn}, $1)`,
      [leavesOut ?? NOBODYS],
    );
    const there = new Set(rows.map(({ id, name }) => `${id} ${name}`));
    const told = new Set(kept.filter((one) => one.table === table).map(({ id, name }) => `${id} ${name}`));
    lost.push(...[...told].filter((entry) => !there.has(entry)).map((entry) => `lost in ${table}: ${entry}`));
    more.push(...[...there].filter((entry) => !told.has(entry)).map((entry) => `not told of in ${table}: ${entry}`));
  }
  return { lost, more };
}

async function peopleWhoAreNotIn(stack: Audited, { people }: Tally): Promise<number> {
  let out = 0;
  for (const { token } of people)
    if ((await call({ path: '/api/auth/me', token, address: stack.address })).status !== 200) out += 1;
  return out;
}

/** An event must be stored with both its parts, and an issue with its event, or not at all. */
async function halfWritten(stack: Audited, kept: Kept[]): Promise<string[]> {
  const without = (service: Service, table: Kept['table'], sql: string) =>
    stack.rows<{ fault: string }>(service, sql, [kept.filter((one) => one.table === table).map(({ id }) => id)]);
  const events = await without(
    'service',
    'service_events',
    `select 'event ' || e.id || ' has ' || count(p) || ' parts' as fault from service_events e
     left join service_event_parts p on p.owner_id = e.owner_id and p.service_event_id = e.id
     where e.id = any($1) group by e.owner_id, e.id having count(p) <> 2`,
  );
  const issues = await without(
    'records',
    'issues',
    `select 'issue ' || i.id || ' has ' || count(l) || ' events' as fault from issues i
     left join issue_service_events l on l.owner_id = i.owner_id and l.issue_id = i.id
     where i.id = any($1) group by i.owner_id, i.id having count(l) <> 1`,
  );
  return [...events, ...issues].map(({ fault }) => fault);
}

/** A completed event must install each of its parts and raise the car's mileage exactly once, so each is at version 2. */
async function notAppliedOnce(stack: Audited, { completed }: Tally): Promise<string[]> {
  const used = await stack.rows<{ vehicle_id: number; part_id: number }>(
    'service',
    `select e.vehicle_id, p.part_id from service_events e
     join service_event_parts p on p.owner_id = e.owner_id and p.service_event_id = e.id where e.id = any($1)`,
    [completed],
  );
  const parts = await stack.rows<{ fault: string }>(
    'garage',
    `select 'part ' || id || ': ' || status || ', version ' || version as fault from parts
     where id = any($1) and (status, version) is distinct from ('Installed', 2)`,
    [used.map(({ part_id }) => part_id)],
  );
  const cars = await stack.rows<{ fault: string }>(
    'garage',
    `select 'car ' || id || ': ' || coalesce(current_mileage, 0) || ' miles, version ' || version as fault from vehicles
     where id = any($1) and (current_mileage, version) is distinct from ($2::integer, 2)`,
    [used.map(({ vehicle_id }) => vehicle_id), milesOf],
  );
  return [...parts, ...cars].map(({ fault }) => fault);
}
