import { cpus, totalmem } from 'node:os';
import type { DueTimes } from './due.js';
import type { Growth } from './growth.js';
import type { FactTimes, ImportTimes } from './facts.js';
import type { Crowd } from './load.js';
import type { BenchOptions } from './options.js';
import { median, percentile, type Rates, ratio } from './rounds.js';
import type { BenchRow } from './rows.js';
import type { SearchTimes } from './search.js';
import { SHARED } from './shared.js';
import type { Statements } from './statements.js';

/** Names of the four measured addresses. */
export const SUBJECTS = {
  ours: 'ours, gateway',
  bare: 'bare, gateway',
  oursDirect: 'ours, direct',
  bareDirect: 'bare, direct',
} as const;

export interface Report {
  options: BenchOptions;
  rows: { row: BenchRow; bytes: number; rates: Rates }[];
  shared?: { row: BenchRow; rates: Rates }[];
  statements: { row: BenchRow; counted: Statements }[];
  memory: { atRest?: Record<string, number>; afterwards?: Record<string, number> };
  search?: SearchTimes;
  due?: DueTimes;
  facts?: FactTimes;
  imported?: ImportTimes;
  load: { row: BenchRow; crowds: Crowd[] }[];
  growth: Growth[];
}

/** The whole report as Markdown, for docs/benchmarks.md. */
export function render(report: Report): string {
  return [
    machine(report.options),
    rows(report),
    shared(report),
    statements(report),
    search(report),
    due(report),
    facts(report),
    memory(report),
    load(report),
    growth(report),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function machine({ rounds, seconds, connections, together }: BenchOptions): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const services = together ? 'services in one process' : 'a process for each service';
  return (
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, Node ${process.versions.node}; ` +
    `${services}; ${connections} connections, medians of ${rounds} interleaved rounds of ${seconds} s.`
  );
}

function rows({ rows }: Report): string {
  if (rows.length === 0) return '';
  return table(
    ['work', 'bytes', 'ours', 'bare', 'ratio', 'bar', '', 'ours, direct', 'bare, direct', 'ratio, direct'],
    rows.map(({ row, bytes, rates }) => {
      const share = ratio(rates[SUBJECTS.ours]!, rates[SUBJECTS.bare]!);
      return [
        row.name,
        count(bytes),
        perSecond(rates[SUBJECTS.ours]!),
        perSecond(rates[SUBJECTS.bare]!),
        share.toFixed(2),
        row.bar?.toFixed(2) ?? '',
        row.bar === null ? '' : share >= row.bar ? 'met' : 'missed',
        perSecond(rates[SUBJECTS.oursDirect]!),
        perSecond(rates[SUBJECTS.bareDirect]!),
        ratio(rates[SUBJECTS.oursDirect]!, rates[SUBJECTS.bareDirect]!).toFixed(2),
      ];
    }),
  );
}

function shared({ shared }: Report): string {
  if (!shared) return '';
  return table(
    ['list of a garage', 'its owner', 'a guest', 'cost', 'bar', ''],
    shared.map(({ row, rates }) => {
      const cost = ratio(rates[SHARED.owner]!, rates[SHARED.guest]!);
      return [
        row.name,
        perSecond(rates[SHARED.owner]!),
        perSecond(rates[SHARED.guest]!),
        cost.toFixed(2),
        row.bar!.toFixed(2),
        cost <= row.bar! ? 'met' : 'missed',
      ];
    }),
  );
}

function statements({ statements }: Report): string {
  if (statements.length === 0) return '';
  return table(
    ['request', 'SQL statements', 'with begin and commit'],
    statements.map(({ row, counted }) => [row.name, String(counted.work), String(counted.all)]),
  );
}

function search({ search: times }: Report): string {
  if (!times) return '';
  return [
    line('A search through 2,000 events, its first 50', times.firstPage, 'searches'),
    line('The same without a limit', times.whole, 'searches'),
    line('A search from everywhere, nine lists at once, until the last has answered', times.everywhere, 'searches'),
  ].join('\n');
}

function due({ due: times }: Report): string {
  if (!times) return '';
  return [
    line('What is due on one of 20 vehicles (20 templates each, 2,000 events in all)', times.ofVehicle, 'answers'),
    line('The five most urgent of all vehicles', times.mostUrgent, 'answers'),
    line('All 400 of all vehicles', times.whole, 'answers'),
  ].join('\n');
}

function facts({ facts: times, imported }: Report): string {
  const lines: string[] = [];
  if (times) {
    lines.push(line('A service event reaches svc-garage and svc-records, one after the other', times.oneAfterTheOther));
    lines.push(line('The same with 8 writers', times.manyWriters));
  }
  if (imported)
    lines.push(
      `- ${count(imported.events)} imported events: answered after ${seconds(imported.answered)}, ` +
        `known to every follower ${seconds(imported.followed)} after the request`,
    );
  return lines.join('\n');
}

const line = (what: string, times: number[], counted = 'arrivals'): string =>
  `- ${what}: median ${median(times).toFixed(1)} ms, 99th percentile ${percentile(times, 0.99).toFixed(1)} ms, ` +
  `longest ${percentile(times, 1).toFixed(1)} ms (${times.length} ${counted})`;

function memory({ memory: { atRest, afterwards } }: Report): string {
  if (!atRest) return '';
  const names = Object.keys(atRest);
  const cells = (of: Record<string, number> | undefined) => names.map((name) => (of ? `${of[name]} MB` : ''));
  return table(
    ['memory', ...names],
    [
      ['at rest', ...cells(atRest)],
      ['after the whole run', ...cells(afterwards)],
    ],
  );
}

function load({ load }: Report): string {
  if (load.length === 0) return '';
  return table(
    ['a crowd, straight at the service', 'connections', 'served/s', 'told to come back/s', 'failed', 'memory, at most'],
    load.flatMap(({ row, crowds }) =>
      crowds.map(({ connections, served, refused, failed, peak }) => [
        row.name,
        count(connections),
        count(Math.round(served)),
        count(Math.round(refused)),
        String(failed),
        `${peak} MB`,
      ]),
    ),
  );
}

function growth({ growth, options }: Report): string {
  if (growth.length === 0) return '';
  return table(
    [`cost at ${count(options.users!)} users`, 'times that at 1,000'],
    growth.map(({ name, times }) => [name, times.toFixed(2)]),
  );
}

const count = (value: number): string => value.toLocaleString('en-US');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const perSecond = (rates: readonly number[]): string => count(Math.round(median(rates)));

function table(head: string[], body: string[][]): string {
  const lines = [head, head.map(() => '---'), ...body];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
