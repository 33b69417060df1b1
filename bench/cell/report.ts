import { cpus, loadavg, totalmem } from 'node:os';
import type { Cells, CellSize, Habits } from './cells.rules.js';
import { MIX, type MixTimes } from './mix.js';
import { EACH } from './people.js';
import type { Sizes } from './sizes.js';

/** Measurements of a cell with a given number of people. */
export interface Stage {
  people: number;
  sizes: Sizes;
  times: MixTimes;
  memory: number;
}

export interface CellReport {
  /** Number of people created through the API, and the size of the databases with them alone. */
  first: number;
  empty: Sizes;
  stages: Stage[];
  /** Bytes per person. */
  bytes: number;
  habits: Habits;
  size: CellSize;
  cells: Cells;
}

const LARGEST = 8;

export function render(report: CellReport): string {
  return [machine(report), growth(report), largest(report), arithmetic(report)].join('\n\n');
}

function machine({ first }: CellReport): string {
  const has = Object.entries(EACH).map(([what, count]) => `${count} ${what.replace('trackDays', 'track days')}`);
  const mix = Object.entries(MIX).map(([what, share]) => `${what} ${share}`);
  return (
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ` +
    `load ${loadavg()[0]!.toFixed(1)} at the end, of which the benchmark is some 3. ${first} people made through the API, the others copies of all their rows. Each has ${has.join(', ')}. Of a hundred requests: ${mix.join(', ')}.`
  );
}

function growth({ stages, first, empty }: CellReport): string {
  const line = (what: string, of: (stage: Stage) => string) => [what, ...stages.map(of)];
  return table(
    ['one cell with', ...stages.map(({ people }) => `${count(people)} people`)],
    [
      line('vehicles; events', ({ people }) => `${count(people * EACH.vehicles)}; ${count(people * EACH.events)}`),
      line('photos, as rows', ({ people }) => count(people * EACH.photos)),
      line('tables, GB', ({ sizes }) => (sizes.rows / 1e9).toFixed(2)),
      line('indexes, GB', ({ sizes }) => (sizes.indexes / 1e9).toFixed(2)),
      line('of a person, kB', ({ people, sizes }) => {
        const more = sizes.rows + sizes.indexes - empty.rows - empty.indexes;
        return (more / (people - first) / 1e3).toFixed(0);
      }),
      line('memory of the five services, MB', ({ memory }) => count(memory)),
      line('requests a second', ({ times }) => count(Math.round(times.rate))),
      line('until the answer, median; 99 %, ms', ({ times }) => `${times.median}; ${times.p99}`),
      line('CPU of a request: services, ms', ({ times }) => times.cpu.services.toFixed(2)),
      line('PostgreSQL, ms', ({ times }) => times.cpu.postgres.toFixed(2)),
      line('gateway, ms', ({ times }) => times.cpu.gateway.toFixed(2)),
    ],
  );
}

function largest({ stages, bytes }: CellReport): string {
  const { sizes, people } = stages.at(-1)!;
  const most = [...sizes.tables].sort(([, a], [, b]) => b - a).slice(0, LARGEST);
  const each = most.map(([name, size]) => `\`${name}\` ${(size / people / 1e3).toFixed(0)} kB`);
  return `Of the ${(bytes / 1e3).toFixed(0)} kB of a person: ${each.join(', ')}.`;
}

function arithmetic({ habits, size, cells }: CellReport): string {
  const { postgres, services } = size.cores;
  return [
    `Assumed: ${count(habits.people)} people, of whom ${habits.active * 100} % come on a day and ask ${habits.requests} times each, ${habits.busiestHour * 100} % of that in the busiest hour: ` +
      `${count(Math.round(cells.requests))} requests a second. A cell has ${size.disk / 1e9} GB for tables and indexes, ${size.memory / 1e9} GB of memory for what is asked for on a day, ` +
      `${postgres} cores for PostgreSQL and ${services} for services and gateways, half of them busy, and ${size.restore.seconds / 60} minutes for a restore of ${size.restore.bytesPerSecond / 1e6} MB a second.`,
    table(
      ['bound', 'people of a cell'],
      Object.entries(cells.bounds).map(([what, people]) => [what, count(Math.floor(people))]),
    ),
    `So ${count(cells.people)} people in a cell, and ${cells.cells} cells.`,
  ].join('\n\n');
}

const count = (value: number): string => value.toLocaleString('en-US');

function table(head: string[], body: string[][]): string {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
