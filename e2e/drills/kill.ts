import { commandOf, pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { FaultStack, SERVICES, type Part } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { audit } from './lib/audit.js';
import { told, type Drill, type Finding } from './lib/drill.js';
import { together, writers, type Tally } from './lib/world.js';

const WRITERS = 8;
const VICTIMS: Part[] = [...SERVICES, 'postgres', 'gateway'];
/** A part that has run for 20 s is restarted at once, so each victim gets that long before its next turn. */
const BETWEEN_KILLS_MS = 3_400;
const CONTROL_KILLS = 4;
const CONTROL_SETTINGS = 'synchronous_commit=off';

/** Kills everything with `kill -9` in turn while people write. Repeated without the code that protects writes, which must lose some. */
export const kill: Drill = {
  name: 'kill',
  title: 'kill -9 of each service, PostgreSQL and the gateway among eight writers',
  async run({ kills }) {
    const drilled = await drill(victimsOf(kills), {});
    say('the control: the same with synchronous_commit=off, which must lose something');
    const control = await drill(Array<Part>(CONTROL_KILLS).fill('postgres'), { CARNET_PG_SETTINGS: CONTROL_SETTINGS });
    return {
      setUp:
        `${kills} kills (${VICTIMS.join(', ')} in turn, PostgreSQL and nginx with all their children), one every ` +
        `${BETWEEN_KILLS_MS / 1000} s, a process for each service. ${WRITERS} writers enter collections, cars, parts, service events ` +
        'that use the parts, completions, issues, fill-ups and people without a pause, and try each write until it is acknowledged, with one ' +
        '`Idempotency-Key`. Then what they were told is compared with the tables, each thing with its newest fact, and ' +
        `every follower's copy with its owner. The control kills PostgreSQL ${CONTROL_KILLS} times under \`${CONTROL_SETTINGS}\`: ` +
        'what commits there is written up to three turns of the WAL writer (0.2 s each) later.',
      findings: [
        told('kills', kills),
        told('acknowledged writes', drilled.writes),
        told('tries; of these without an answer, answered 503', drilled.tries),
        ...drilled.findings,
        {
          what: `control: acknowledged writes lost in ${CONTROL_KILLS} kills of PostgreSQL, of ${control.writes}`,
          bar: '> 0',
          found: String(control.lost),
          ok: control.lost > 0,
        },
      ],
    };
  },
};

const victimsOf = (kills: number): Part[] =>
  Array.from({ length: kills }, (_, nth) => VICTIMS[nth % VICTIMS.length] as Part);

interface Outcome {
  findings: Finding[];
  lost: number;
  writes: number;
  tries: string;
}

async function drill(victims: Part[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const stack = new FaultStack({ env });
  try {
    await stack.start();
    say(`a stack runs at ${stack.address}; ${victims.length} kills`);
    const all = await writers(WRITERS, () => stack.address);
    const stop = new AbortController();
    const writing = Promise.all(all.map((writer) => writer.writeUntil(stop.signal)));
    writing.catch(() => stop.abort());
    await killInTurn(stack, victims);
    await stack.isWell();
    stop.abort();
    await writing;
    const tally = together(all);
    say(`${writesOf(tally)} writes were acknowledged; comparing`);
    const { findings, lost } = await audit(stack, tally);
    const tries = `${tally.tries}; ${tally.unanswered}, ${tally.away}`;
    return { findings, lost, writes: writesOf(tally), tries };
  } finally {
    await stack.stop();
    stack.remove();
  }
}

async function killInTurn(stack: FaultStack, victims: Part[]): Promise<void> {
  for (const [nth, victim] of victims.entries()) {
    await pause(BETWEEN_KILLS_MS);
    await until(`${victim} lives`, () => commandOf(stack.pidOf(victim)) !== '');
    stack.kill(victim);
    if ((nth + 1) % VICTIMS.length === 0 || nth + 1 === victims.length) say(`${nth + 1} kills`);
  }
}

const writesOf = ({ kept, completed, people }: Tally): number => kept.length + completed.length + people.length;
