import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call } from '../src/api.js';
import { FaultStack, LISTS, SERVICES } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { audit } from './lib/audit.js';
import { none, told, within, type Drill } from './lib/drill.js';
import { SmallDisk } from './lib/small-disk.js';
import { together, writers, type Tally } from './lib/world.js';

const DISK_MB = 320;
/** Limits PostgreSQL's log, so that data fill the disk and not log files that are removed anyway. */
const SETTINGS = 'max_wal_size=64MB min_wal_size=32MB';
const WRITERS = 8;
const FULL_MS = 20_000;

/** The disk with all data of a stack runs full, and is freed again. */
export const disk: Drill = {
  name: 'disk',
  title: 'the disk is full',
  async run() {
    const small = SmallDisk.mount(DISK_MB);
    const stack = new FaultStack({ stateDir: small.stateDir, env: { CARNET_PG_SETTINGS: SETTINGS } });
    try {
      await stack.start();
      const all = await writers(WRITERS, () => stack.address);
      const stop = new AbortController();
      const writing = Promise.all(all.map((writer) => writer.writeUntil(stop.signal)));
      writing.catch(() => stop.abort());
      await pause(3_000);
      const before = together(all);
      say(`${before.kept.length} entries; the disk is filled`);
      await small.fill();
      await pause(FULL_MS / 2);
      const reads = await Promise.all(
        SERVICES.map((name) =>
          call({ path: LISTS[name], token: all[0]?.token, address: stack.address }).catch(() => null),
        ),
      );
      await pause(FULL_MS / 2);
      const during = together(all);
      say('there is room again');
      await small.empty();
      const from = Date.now();
      const { kept } = together(all);
      await until('something is entered again', () => together(all).kept.length > kept.length + WRITERS, 60_000);
      const recovered = Date.now() - from;
      await stack.isWell();
      stop.abort();
      await writing;
      const { findings } = await audit(stack, together(all));
      for (const line of during.faults.slice(0, 5)) console.log(`          ${line}`);
      return {
        setUp:
          `The whole stack keeps its things on a disk of ${DISK_MB} MB of its own (a tmpfs, which wants root), logs included. ${WRITERS} writers ` +
          `are at work when it is filled to the last byte for ${FULL_MS / 1000} s; what becomes free meanwhile is filled again. They try until they are let.`,
        findings: [
          told('acknowledged before, while full, after', counts(before, during, together(all))),
          told('answers of 503 while it was full', during.away - before.away),
          none('requests without an answer while it was full', during.unanswered - before.unanswered),
          told(
            'a list of each service while it was full',
            reads.map((answer) => answer?.status ?? 'no answer').join(', '),
          ),
          within('until something is stored again', 15_000, recovered),
          ...findings,
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
      small.remove();
    }
  },
};

const counts = (...tallies: Tally[]): string =>
  tallies.map(({ kept }, nth) => kept.length - (tallies[nth - 1]?.kept.length ?? 0)).join(', ');
