import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchStack } from './stack.js';
import { sendFirst } from './requests.js';
import type { Subject } from './requests.js';
import type { BenchRow } from './rows.js';

export interface Statements {
  /** Statements without those that only begin or end a transaction. */
  work: number;
  /** All statements, which are the trips to the database. */
  all: number;
}

const PREFIX = '%p|%a|';
/** Statements that services send besides requests: to follow facts, and to listen. */
const BESIDE =
  /pg_snapshot_xmin|fact_cursors|fact_handlers|handler_heads|parked_facts|pg_advisory|pg_notify|token_floors|ended_sessions|verification_keys|^\s*(un)?listen/i;
const FRAME = /^\s*(begin|start transaction|select lock_owner|commit|rollback)/i;

/** Counts the statements for one request of each row, from PostgreSQL's log. */
export async function countStatements(
  stack: BenchStack,
  rows: BenchRow[],
  subjectOf: (row: BenchRow) => Subject,
): Promise<Statements[]> {
  await stack.query('service', `alter system set log_line_prefix = '${PREFIX}'`);
  await stack.query('service', `alter system set log_statement = 'all'`);
  await reload(stack);
  try {
    const counts: Statements[] = [];
    for (const row of rows) counts.push(await countOne(stack, row, subjectOf(row)));
    return counts;
  } finally {
    await stack.query('service', 'alter system reset log_line_prefix');
    await stack.query('service', 'alter system reset log_statement');
    await reload(stack);
  }
}

async function reload(stack: BenchStack): Promise<void> {
  await stack.query('service', 'select pg_reload_conf()');
  await pause(500); // each backend applies a new setting before its next command, after it got the signal
}

async function countOne(stack: BenchStack, row: BenchRow, subject: Subject): Promise<Statements> {
  const from = statSync(stack.postgresLog).size;
  const answer = await sendFirst(row, subject);
  await answer.arrayBuffer();
  await pause(300);
  const entries = readFileSync(stack.postgresLog)
    .subarray(from)
    .toString()
    .split(/^(?=\d+\|)/m);
  const ofService = new RegExp(`^\\d+\\|carnet-${row.service}\\|LOG:\\s+(?:statement|execute [^:]*): (.*)$`, 's');
  const statements = entries.flatMap((entry) => ofService.exec(entry)?.[1] ?? []).filter((text) => !BESIDE.test(text));
  return { work: statements.filter((text) => !FRAME.test(text)).length, all: statements.length };
}
