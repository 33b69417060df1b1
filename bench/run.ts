import { writeFileSync } from 'node:fs';
import { inRoot } from '../scripts/lib/paths.js';
import { Refusal, say } from '../scripts/lib/say.js';
import { dueTimes } from './due.js';
import { requireEqualAnswers } from './equality.js';
import { factTimes, importTimes } from './facts.js';
import { costOfGrowth, type Growth } from './growth.js';
import { type BenchHouse, forgetDataSet, openHouse } from './house.js';
import { crowds } from './load.js';
import { memory, memoryAtRest } from './memory.js';
import { type BenchOptions, HELP, readOptions } from './options.js';
import { render, type Report, SUBJECTS } from './report.js';
import { interleaved, type Subject } from './rounds.js';
import { type BenchRow, benchRows, createRows } from './rows.js';
import { searchTimes } from './search.js';
import { countStatements } from './statements.js';
import { startYardstick, type Yardstick } from './yardstick.js';

/** The rows that are asked for by a crowd: a small answer, the largest, and a write. */
const CROWDED = ['one event', '2,000 events', 'create an event'];

const reportFile = inRoot('.carnet/bench/report.md');

/** The whole benchmark: a house with its data set, the yardstick beside it, and a report in Markdown. */
export async function runBenchmarks(args: string[]): Promise<void> {
  const options = parse(args);
  const house = await openHouse(options);
  try {
    const yardstick = await startYardstick(house);
    try {
      const report = await measure(house, yardstick, options);
      writeFileSync(reportFile, `${report}\n`);
      console.log(`\n${report}\n`);
    } finally {
      await yardstick.stop();
    }
  } finally {
    await house.stop();
  }
}

async function measure(house: BenchHouse, yardstick: Yardstick, options: BenchOptions): Promise<string> {
  const report: Report = { options, rows: [], statements: [], memory: {}, load: [], growth: [] };
  const wants = (part: (typeof options.parts)[number]) => options.parts.includes(part);
  const reads = await benchRows(house);
  const chosen = [...reads, ...createRows(house)].filter(({ name }) => isChosen(name, options.only));

  if (wants('memory')) {
    say('memory at rest');
    report.memory.atRest = await memoryAtRest(house);
  }
  for (const row of wants('rows') ? chosen : []) {
    const subjects = subjectsFor(house, yardstick, row);
    const bytes = await requireEqualAnswers(row, subjects);
    say(row.name);
    report.rows.push({ row, bytes, rates: await interleaved(row, subjects, options) });
  }
  if (wants('statements')) {
    say('SQL statements of a request');
    const counted = await countStatements(house, chosen, (row) => throughGateway(house, row));
    report.statements = chosen.map((row, index) => ({ row, counted: counted[index]! }));
  }
  if (wants('search')) {
    say('how long a search takes');
    report.search = await searchTimes(house);
  }
  if (wants('due')) {
    say('how long it takes to say what is due');
    report.due = await dueTimes(house);
  }
  if (wants('facts')) {
    say('how long a fact takes');
    report.facts = await factTimes(house);
  }
  if (wants('import')) {
    say('a file of 5,000 events');
    report.imported = await importTimes(house);
  }
  for (const row of wants('load') ? chosen.filter(({ name }) => CROWDED.includes(name)) : []) {
    say(`a crowd at: ${row.name}`);
    report.load.push({ row, crowds: await crowds(house, row) });
  }
  if (wants('memory')) report.memory.afterwards = memory(house);
  if (options.users !== null) {
    console.log(`\n${render(report)}\n`); // the rest takes minutes
    report.growth = await growth(house, yardstick, reads, { ...options, users: options.users });
  }
  return render(report);
}

function growth(
  house: BenchHouse,
  yardstick: Yardstick,
  reads: BenchRow[],
  options: BenchOptions & { users: number },
): Promise<Growth[]> {
  forgetDataSet(); // what comes now is not the data set any more
  const ping = { name: 'ping', url: yardstick.direct, headers: {}, requests: [{ path: '/ping' }] };
  const rows = reads.filter(({ name }) => isChosen(name, options.only));
  return costOfGrowth(house, rows, { ours: throughGateway(house, {}), ping }, options);
}

const isChosen = (name: string, only: readonly string[]): boolean =>
  only.length === 0 || only.some((part) => name.includes(part));

const throughGateway = ({ address, collector, writer }: BenchHouse, { writes }: Pick<BenchRow, 'writes'>): Subject => ({
  name: SUBJECTS.ours,
  url: address,
  headers: { 'x-auth-token': (writes ? writer : collector).house.token! },
});

function subjectsFor(house: BenchHouse, yardstick: Yardstick, row: BenchRow): Subject[] {
  const { headers } = throughGateway(house, row);
  return [
    { name: SUBJECTS.ours, url: house.address, headers },
    { name: SUBJECTS.bare, url: yardstick.behindGateway, headers },
    { name: SUBJECTS.oursDirect, url: house.serviceUrl(row.service), headers },
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
