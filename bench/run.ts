import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../scripts/lib/paths.js';
import { Refusal, say } from '../scripts/lib/say.js';
import { measureCell } from './cell/run.js';
import { dueTimes } from './due.js';
import { measureFiles } from './files/run.js';
import { requireEqualAnswers } from './equality.js';
import { factTimes, importTimes } from './facts.js';
import { costOfGrowth, type Growth } from './growth.js';
import { measureHistory } from './history/run.js';
import { type BenchStack, forgetDataSet, openStack } from './stack.js';
import { crowds } from './load.js';
import { memory } from './memory.js';
import { type BenchOptions, HELP, readOptions } from './options.js';
import { measurePassports } from './passports/run.js';
import { render, type Report, SUBJECTS } from './report.js';
import type { Subject } from './requests.js';
import { interleaved } from './rounds.js';
import { type BenchRow, benchRows, createRows } from './rows.js';
import { searchTimes } from './search.js';
import { sharedTimes } from './shared.js';
import { countStatements } from './statements.js';
import { measureWeight } from './weight/run.js';
import { startYardstick, type Yardstick } from './yardstick.js';

/** Rows that are also measured under heavy load: a small answer, the largest answer, and a write. */
const CROWDED = ['one event', '2,000 events', 'create an event'];

const reportFile = inRoot('.carnet/bench/report.md');

/** Runs the whole benchmark: a stack with its data set, the yardstick beside it, and a report in Markdown. */
export async function runBenchmarks(args: string[]): Promise<void> {
  const options = parse(args);
  const reports = [
    ...(options.parts.length > 0 ? [await measureStack(options)] : []),
    ...(options.fileParts.length > 0 ? [await measureFiles(options)] : []),
    ...(options.cell === null ? [] : [await measureCell(options.cell)]),
    ...(options.weight === null ? [] : [await measureWeight(options.weight)]),
    ...(options.passports === null ? [] : [await measurePassports(options.passports)]),
    ...(options.history === null ? [] : [await measureHistory(options.history)]),
  ];
  const report = reports.join('\n\n');
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, `${report}\n`);
  console.log(`\n${report}\n`);
}

async function measureStack(options: BenchOptions): Promise<string> {
  const stack = await openStack(options);
  try {
    const yardstick = await startYardstick(stack);
    try {
      return await measure(stack, yardstick, options);
    } finally {
      await yardstick.stop();
    }
  } finally {
    await stack.stop();
  }
}

async function measure(stack: BenchStack, yardstick: Yardstick, options: BenchOptions): Promise<string> {
  const report: Report = { options, rows: [], statements: [], memory: {}, load: [], growth: [] };
  const wants = (part: (typeof options.parts)[number]) => options.parts.includes(part);
  const reads = await benchRows(stack);
  const chosen = [...reads, ...createRows(stack)].filter(({ name }) => isChosen(name, options.only));

  report.memory.atRest = stack.atRest;
  if (wants('rows')) report.rows = await measureRows(stack, yardstick, chosen, options);
  if (wants('shared')) {
    say('lists of a garage that is shared');
    report.shared = await sharedTimes(stack, options);
  }
  if (wants('statements')) {
    say('SQL statements of a request');
    const counted = await countStatements(stack, chosen, (row) => throughGateway(stack, row));
    report.statements = chosen.map((row, index) => ({ row, counted: counted[index]! }));
  }
  if (wants('search')) {
    say('how long a search takes');
    report.search = await searchTimes(stack);
  }
  if (wants('due')) {
    say('how long it takes to say what is due');
    report.due = await dueTimes(stack);
  }
  if (wants('facts')) {
    say('how long a fact takes');
    report.facts = await factTimes(stack);
  }
  if (wants('import')) {
    say('a file of 5,000 events');
    report.imported = await importTimes(stack);
  }
  for (const row of wants('load') ? chosen.filter(({ name }) => CROWDED.includes(name)) : []) {
    say(`a crowd at: ${row.name}`);
    report.load.push({ row, crowds: await crowds(stack, row) });
  }
  if (wants('memory')) report.memory.afterwards = memory(stack.pids());
  if (options.users !== null) {
    console.log(`\n${render(report)}\n`); // comes last, since it takes minutes
    report.growth = await growth(stack, yardstick, reads, { ...options, users: options.users });
  }
  return render(report);
}

/** Compares all answers before it measures the first row, so that an outdated yardstick is reported at once. */
async function measureRows(
  stack: BenchStack,
  yardstick: Yardstick,
  rows: BenchRow[],
  options: BenchOptions,
): Promise<Report['rows']> {
  const compared = [];
  for (const row of rows) {
    const subjects = subjectsFor(stack, yardstick, row);
    compared.push({ row, subjects, bytes: await requireEqualAnswers(row, subjects) });
  }
  const measured: Report['rows'] = [];
  for (const { row, subjects, bytes } of compared) {
    say(row.name);
    measured.push({ row, bytes, rates: await interleaved(row, subjects, options) });
  }
  return measured;
}

function growth(
  stack: BenchStack,
  yardstick: Yardstick,
  reads: BenchRow[],
  options: BenchOptions & { users: number },
): Promise<Growth[]> {
  forgetDataSet(); // the data set changes from here on
  const ping = { name: 'ping', url: yardstick.direct, headers: {}, requests: [{ path: '/ping' }] };
  const rows = reads.filter(({ name }) => isChosen(name, options.only));
  return costOfGrowth(stack, rows, { ours: throughGateway(stack, {}), ping }, options);
}

const isChosen = (name: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((part) => name.includes(part));

const throughGateway = ({ address, collector, writer }: BenchStack, { writes }: Pick<BenchRow, 'writes'>): Subject => ({
  name: SUBJECTS.ours,
  url: address,
  headers: { 'x-auth-token': (writes ? writer : collector).stack.token! },
});

function subjectsFor(stack: BenchStack, yardstick: Yardstick, row: BenchRow): Subject[] {
  const { headers } = throughGateway(stack, row);
  return [
    { name: SUBJECTS.ours, url: stack.address, headers },
    { name: SUBJECTS.bare, url: yardstick.behindGateway, headers },
    { name: SUBJECTS.oursDirect, url: stack.serviceUrl(row.service), headers },
    { name: SUBJECTS.bareDirect, url: yardstick.direct, headers },
  ];
}

function parse(args: string[]): BenchOptions {
  try {
    return readOptions(args);
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${HELP}`);
  }
}
