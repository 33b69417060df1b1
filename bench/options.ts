import { parseArgs } from 'node:util';
import type { HistoryOptions } from './history/report.js';
import type { WeightOptions } from './weight/report.js';

export interface BenchOptions {
  /** Rounds of each subject for one row of the table. The report shows medians of them. */
  rounds: number;
  seconds: number;
  connections: number;
  /** Rows to measure, by a part of their name; all rows if it is empty. */
  only: string[];
  /** True for all services in one process, as in `npm start`; false for one process each, as in production. */
  together: boolean;
  /** True to discard the data set of an earlier run. */
  fresh: boolean;
  /** Number of users to which the tables grow at the end, before the lists are measured again; null if they do not grow. */
  users: number | null;
  /** Parts of the benchmark to run. */
  parts: Part[];
  fileParts: FilePart[];
  /** The number of people in a cell; null if that is not measured. */
  cell: number | null;
  /** Options to measure the weight of a stack as people start it; null if it is not measured. */
  weight: WeightOptions | null;
  /** Size of a passport in gigabytes; null if it is not measured. */
  passports: number | null;
  /** Options to measure the import of long histories, by this commit and perhaps an earlier one; null if it is not measured. */
  history: HistoryOptions | null;
}

export const PARTS = ['memory', 'rows', 'shared', 'statements', 'search', 'due', 'facts', 'import', 'load'] as const;
export type Part = (typeof PARTS)[number];

/** Parts about files, in a stack of their own; `files` means all of them. */
export const FILE_PARTS = ['pictures', 'uploads', 'thumbnails', 'papers'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/** Capacity of one cell (ADR 103). It takes so long that it only runs on request. */
const CELL = 'cell';

/** Weight of `npm start` (ADR 108). It installs everything anew, so it only runs on request. */
const WEIGHT = 'weight';

/** A passport of gigabytes (ADR 139). It takes so much disk that it only runs on request. */
const PASSPORTS = 'passports';

/** Histories of 20,000 rows (ADR 120). It installs stacks anew too, so it only runs on request. */
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
