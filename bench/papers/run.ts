import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.js';
import { say } from '../../scripts/lib/say.js';
import { cpuOf, cpuOfTree } from '../files/cpu.js';
import { CORPUS } from './corpus.js';

/** The part of svc-records' built `picture-process.ts` that is used here. */
interface PictureProcess {
  make: (original: { path: string; mediaType: string; folder: string }) => Promise<object>;
  onModuleDestroy: () => void;
}

/** Number of files in the corpus that are as workshops send them. The rest is made to break a reader. */
const ORDINARY = CORPUS.filter(({ name }) => /^(an invoice|a manual|a scan) of/.test(name)).length;

/** Milliseconds after which the watchdog ends a job at its first try, and the additional time that it may need for that. */
const LIMIT_MS = 10_000;
const NOTICED_MS = 6_000;
const P95_MS = 400;

interface Reading {
  name: string;
  kilobytes: number;
  outcome: string;
  ms: number;
  /** Milliseconds of CPU time of all threads of the picture process; 0 if it was ended. */
  cpu: number;
}

/** Lets svc-records' picture process make pictures of odd and hostile PDFs, one after the other, and prints the time for each. */
export async function readCorpus(isOrdinary: boolean): Promise<void> {
  const { PictureProcess } = (await import(inRoot('svc-records/dist/pictures/picture-process.js'))) as {
    PictureProcess: new () => PictureProcess;
  };
  const pictures = new PictureProcess();
  const folder = await mkdtemp(join(tmpdir(), 'carnet-papers-'));
  const readings: Reading[] = [];
  try {
    const some = CORPUS.slice(0, ORDINARY);
    for (const { name, bytes } of isOrdinary ? [...some, ...some, ...some] : CORPUS) {
      const path = join(folder, 'paper.pdf');
      const file = bytes();
      await writeFile(path, file);
      const [begun, taken] = [performance.now(), ofChildren()];
      const outcome = await pictures.make({ path, mediaType: 'application/pdf', folder });
      const reading = {
        name,
        kilobytes: file.length / 1000,
        outcome: outcomeOf(outcome),
        ms: performance.now() - begun,
        cpu: Math.max(0, ofChildren() - taken),
      };
      readings.push(reading);
      if (reading.ms > 2_000 || reading.outcome === 'crashed') say(lineOf(reading));
    }
  } finally {
    pictures.onModuleDestroy();
    await rm(folder, { recursive: true });
  }
  report(readings, isOrdinary ? readings.length : ORDINARY);
}

const ofChildren = (): number => cpuOfTree(process.pid) - cpuOf(process.pid);

function report(readings: readonly Reading[], ordinary: number): void {
  const byTime = [...readings].sort((a, b) => a.ms - b.ms);
  const count = (wanted: string): number => readings.filter(({ outcome }) => outcome === wanted).length;
  const outcomes = [...new Set(readings.map(({ outcome }) => outcome))].map(
    (outcome) => `${count(outcome)} ${outcome}`,
  );
  console.log(`\n${readings.length} files: ${outcomes.join(', ')}`);
  say(timesOf(`the ${ordinary} as they come from workshops`, readings.slice(0, ordinary)));
  say(timesOf('all', readings));
  console.log(`\nThe slowest:\n${byTime.slice(-8).reverse().map(lineOf).join('\n')}`);
  console.log(
    `\nEnded by the watchdog:\n${
      readings
        .filter(({ outcome }) => outcome === 'crashed')
        .map(lineOf)
        .join('\n') || 'none'
    }`,
  );
  if (byTime.at(-1)!.ms > LIMIT_MS + NOTICED_MS) throw new Error('A job was longer than its limit');
}

function timesOf(what: string, readings: readonly Reading[]): string {
  const at = (of: 'ms' | 'cpu', share: number): number => {
    const sorted = readings.map((reading) => reading[of]).sort((a, b) => a - b);
    return Math.round(sorted[Math.floor((sorted.length - 1) * share)]!);
  };
  const answered = `median ${at('ms', 0.5)} ms, 95th percentile ${at('ms', 0.95)} ms (bar ${P95_MS}), longest ${at('ms', 1)} ms (bar ${LIMIT_MS + NOTICED_MS})`;
  return `${what}: ${answered}; of the processor median ${at('cpu', 0.5)} ms, 95th percentile ${at('cpu', 0.95)} ms`;
}

const lineOf = ({ name, kilobytes, outcome, ms }: Reading): string =>
  `  ${String(Math.round(ms)).padStart(6)} ms  ${outcome.padEnd(10)}  ${name} (${kilobytes.toFixed(0)} kB)`;

const outcomeOf = (outcome: object): string => Object.keys(outcome).find((key) => key !== 'id') ?? 'nothing';
