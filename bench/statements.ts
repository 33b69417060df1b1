import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchHouse } from './house.js';
import { sendFirst } from './requests.js';
import type { Subject } from './rounds.js';
import type { BenchRow } from './rows.js';

export interface Statements {
  /** Without those that only begin and end a transaction. */
  work: number;
  /** Those too: trips to the database. */
  all: number;
}

const PREFIX = '%p|%a|';
/** What services do beside requests: follow each other's facts, and listen. */
const BESIDE =
  /pg_snapshot_xmin|fact_cursors|fact_handlers|handler_heads|parked_facts|pg_advisory|pg_notify|token_floors|verification_keys|^\s*(un)?listen/i;
const FRAME = /^\s*(begin|start transaction|commit|rollback)/i;

/** Counts what PostgreSQL is told for one request of each row, by its own log. */
export async function countStatements(
  house: BenchHouse,
  rows: BenchRow[],
  subjectOf: (row: BenchRow) => Subject,
): Promise<Statements[]> {
  await house.query('service', `alter system set log_line_prefix = '${PREFIX}'`);
  await house.query('service', `alter system set log_statement = 'all'`);
  await reload(house);
  try {
    const counts: Statements[] = [];
    for (const row of rows) counts.push(await countOne(house, row, subjectOf(row)));
    return counts;
  } finally {
    await house.query('service', 'alter system reset log_line_prefix');
    await house.query('service', 'alter system reset log_statement');
    await reload(house);
  }
}

async function reload(house: BenchHouse): Promise<void> {
  await house.query('service', 'select pg_reload_conf()');
  await pause(500); // each backend takes a new setting before its next command, once the signal has reached it
}

async function countOne(house: BenchHouse, row: BenchRow, subject: Subject): Promise<Statements> {
  const from = statSync(house.postgresLog).size;
  const answer = await sendFirst(row, subject);
  await answer.arrayBuffer();
  await pause(300);
  const entries = readFileSync(house.postgresLog)
    .subarray(from)
    .toString()
    .split(/^(?=\d+\|)/m);
  const ofService = new RegExp(`^\\d+\\|carnet-${row.service}\\|LOG:\\s+(?:statement|execute [^:]*): (.*)$`, 's');
  const statements = entries.flatMap((entry) => ofService.exec(entry)?.[1] ?? []).filter((text) => !BESIDE.test(text));
  return { work: statements.filter((text) => !FRAME.test(text)).length, all: statements.length };
}
