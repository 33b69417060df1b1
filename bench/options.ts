import { parseArgs } from 'node:util';
import type { HistoryOptions } from './history/report.js';
import type { WeightOptions } from './weight/report.js';

export interface BenchOptions {
  /** Rounds per subject and row. The results are medians. */
  rounds: number;
  seconds: number;
  connections: number;
  /** Rows to measure, by a part of their name; empty for all. */
  only: string[];
  /** Runs all services in one process, like `npm start`; otherwise one process each, as in production. */
  together: boolean;
  /** Deletes the data set of an earlier run. */
  fresh: boolean;
  /** Grows the tables to this number of users at the end, and measures the lists again. */
  users: number | null;
  /** Parts of the benchmark to run. */
  parts: Part[];
  fileParts: FilePart[];
  /** Number of people in a cell; null to skip this benchmark. */
  cell: number | null;
  /** Options to measure the weight of a stack; null to skip. */
  weight: WeightOptions | null;
  /** Size of a passport in gigabytes; null to skip. */
  passports: number | null;
  /** Options to measure imports of long histories; null to skip. */
  history: HistoryOptions | null;
}

export const PARTS = ['memory', 'rows', 'shared', 'statements', 'search', 'due', 'facts', 'import', 'load'] as const;
export type Part = (typeof PARTS)[number];

/** Parts about files, which use a separate stack. `files` means all of them. */
export const FILE_PARTS = ['pictures', 'uploads', 'thumbnails', 'papers'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/** Capacity of one cell (ADR 103). It takes long, so it only runs on request. */
const CELL = 'cell';

/** Weight of `npm start` (ADR 108). It reinstalls everything, so it only runs on request. */
const WEIGHT = 'weight';

/** A passport of gigabytes (ADR 139). It needs much disk space, so it only runs on request. */
const PASSPORTS = 'passports';

/** Histories of 20,000 rows (ADR 120). It also reinstalls stacks, so it only runs on request. */
const HISTORY = 'history';

export const HELP = `npm run bench -- [options]
  --rounds 5        rounds of each subject for one row
  --seconds 2       length of a round
  --connections 16
  --only "one event,create"
  --parts ${PARTS.join(',')},files
                    files is ${FILE_PARTS.join(',')}
                    cell is a stack of its own that fills with people; only where it is named
                    weight is this commit in a folder of its own, installed anew; only where it is named
                    passports is one of gigabytes, made and read; only where it is named
                    history is 20,000 rows that come in, of this commit installed anew; only where it is named
  --against COMMIT  the same of an earlier commit, for the parts weight and history
  --rest 600        seconds of rest before memory is looked at, for the part weight
  --gigabytes 1     as many, for the part passports
  --people 10000    as many, for the part cell
  --users 20000     afterwards: the lists again, with the data of so many users
  --together        all services in one process
  --fresh           make the data set anew`;

export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '16' },
      only: { type: 'string', default: '' },
      parts: { type: 'string', default: [...PARTS, 'files'].join(',') },
      users: { type: 'string' },
      against: { type: 'string' },
      rest: { type: 'string', default: '600' },
      people: { type: 'string', default: '10000' },
      gigabytes: { type: 'string', default: '1' },
      together: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    },
  });
  const parts = list(values.parts).flatMap((part): string[] => (part === 'files' ? [...FILE_PARTS] : [part]));
  const known: readonly string[] = [...PARTS, ...FILE_PARTS, CELL, WEIGHT, PASSPORTS, HISTORY];
  const unknown = parts.filter((part) => !known.includes(part));
  if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}".`);
  const against = values.against ?? null;
  const rounds = whole('rounds', values.rounds);
  return {
    rounds,
    seconds: whole('seconds', values.seconds),
    connections: whole('connections', values.connections),
    only: list(values.only),
    together: values.together,
    fresh: values.fresh,
    users: values.users === undefined ? null : whole('users', values.users),
    parts: PARTS.filter((part) => parts.includes(part)),
    fileParts: FILE_PARTS.filter((part) => parts.includes(part)),
    cell: parts.includes(CELL) ? whole('people', values.people) : null,
    weight: parts.includes(WEIGHT) ? { against, rest: whole('rest', values.rest) } : null,
    passports: parts.includes(PASSPORTS) ? whole('gigabytes', values.gigabytes) : null,
    history: parts.includes(HISTORY) ? { against, rounds } : null,
  };
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number above 0.`);
  return value;
}
