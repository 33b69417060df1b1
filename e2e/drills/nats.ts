import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { until } from '../src/until.js';
import { SERVICES } from '../src/fault-stack.js';
import { audit } from './lib/audit.js';
import { atLeast, none, same, seconds, told, within, type Drill, type Finding } from './lib/drill.js';
import { ownerWithCar, type Owner } from './lib/garage.js';
import { Lateness } from './lib/lateness.js';
import { NatsCluster, NODES, type NodeName } from './lib/nats-cluster.js';
import { type Following, ReplicatedStack } from './lib/replicated-stack.js';
import { type Kept, together, type Tally, type Writer, writers } from './lib/world.js';

const WRITERS = 8;
/** Minimum length of a fault. It also lasts until a share of the writes was acknowledged. */
const AT_LEAST_MS = 15_000;
const LATE_BAR_MS = 10_000;
const BACK_BAR_MS = 60_000;
const WRITING_WITHIN_MS = 30 * 60_000;
const IN_STEP_WITHIN_MS = 120_000;

/** A fault of NATS. `leader` is the machine that leads the stream of svc-garage. */
interface Fault {
  what: string;
  begin: (nats: NatsCluster, leader: NodeName) => Promise<void> | void;
  end?: (nats: NatsCluster, leader: NodeName) => void;
  /** True if nothing gets through NATS, which all followers must notice. */
  isOutage?: boolean;
}

const otherThan = (leader: NodeName): NodeName => NODES.find((node) => node !== leader)!;

const FAULTS: Fault[] = [
  {
    what: 'a leader’s machine dies',
    begin: (nats, leader) => nats.crash(leader),
    end: (nats, leader) => nats.power(leader),
  },
  {
    what: 'its line is cut',
    begin: (nats, leader) => nats.line(leader, 'down'),
    end: (nats, leader) => nats.line(leader, 'up'),
  },
  {
    what: 'it does not reach the other two',
    begin: (nats, leader) => nats.part(leader),
    end: (nats, leader) => nats.join(leader),
  },
  {
    what: 'two of three die',
    isOutage: true,
    begin(nats, leader) {
      for (const node of [leader, otherThan(leader)]) nats.crash(node);
    },
    end(nats, leader) {
      for (const node of [leader, otherThan(leader)]) nats.power(node);
    },
  },
  { what: 'all streams are deleted', begin: (nats) => nats.deleteStreams() },
];

/** Facts go through three NATS servers, which suffer every possible fault. */
export const nats: Drill = {
  name: 'nats',
  title: 'facts go through three NATS servers, which die, are parted and lose what they keep',
  async run({ writes }) {
    const cluster = new NatsCluster();
    const stack = new ReplicatedStack({ env: cluster.env });
    try {
      await cluster.start();
      await stack.start();
      const share = Math.ceil(writes / (FAULTS.length + 1));
      return {
        setUp:
          'Three network namespaces, each with Debian’s nats-server 2.9, as one cluster whose JetStream keeps each page on all three, on one machine and one disk; two instances of each service, whose facts go through it. ' +
          `${WRITERS} writers enter things without a pause, as in \`kill\`, and one person renames a car again and again: a fact is late by the time from the acknowledgement until the copies of all four followers have the new name. ` +
          `A fault begins at the machine that leads the stream of svc-garage, once every stream is kept by all three and every follower listens to NATS; it lasts ${AT_LEAST_MS / 1000} s at least, and until ${share} writes were acknowledged under it. ` +
          '“Does not reach the other two” is a partition in which services go on reaching all three.',
        findings: await amongWork(stack, (work) => throughFaults(cluster, stack, work, share), writes),
      };
    } finally {
      await stack.stop();
      await cluster.stop();
    }
  },
};

/** Findings during the work, and afterwards from the acknowledged writes. */
async function amongWork(
  stack: ReplicatedStack,
  meanwhile: (work: Work) => Promise<Finding[]>,
  writes: number,
): Promise<Finding[]> {
  const before = await toldIn(stack);
  const work = await Work.begin(stack);
  try {
    const findings = await meanwhile(work);
    const tally = await work.end();
    say(`${writesOf(tally)} writes were acknowledged; comparing`);
    const audited = await audit(stack, tally, { patienceMs: IN_STEP_WITHIN_MS });
    return [
      told('acknowledged writes', writesOf(tally)),
      told('tries; of these without an answer, answered 503', `${tally.tries}; ${tally.unanswered}, ${tally.away}`),
      atLeast('facts told meanwhile', writes, (await toldIn(stack)) - before),
      ...findings,
      none('instances of services that ended', stack.ended().length),
      ...audited.findings,
    ];
  } finally {
    await work.end().catch(() => undefined); // The original error is thrown already.
  }
}

async function throughFaults(
  cluster: NatsCluster,
  stack: ReplicatedStack,
  work: Work,
  share: number,
): Promise<Finding[]> {
  // A log without facts is not followed through NATS.
  await work.written(WRITERS);
  await cluster.isWhole();
  await overNats(stack);
  say('two instances of each service hear each other through three NATS servers');
  await work.late();
  await work.written(share);
  const findings = lateFindings('nothing amiss', await work.late());
  findings.push(told('nothing amiss: pages in the streams afterwards', await cluster.pages()));
  for (const fault of FAULTS) {
    const leader = await cluster.leaderOf('garage');
    say(`${leader} leads the stream of svc-garage; ${fault.what}`);
    await fault.begin(cluster, leader);
    await Promise.all([work.written(share), pause(AT_LEAST_MS)]);
    if (fault.isOutage) findings.push(same(`${fault.what}: followers that listen to NATS`, 0, await listening(stack)));
    const late = await work.late();
    fault.end?.(cluster, leader);
    const from = Date.now();
    await cluster.isWhole();
    await overNats(stack);
    const back = Date.now() - from;
    findings.push(
      ...lateFindings(fault.what, [...late, ...(await work.late())]),
      within(`${fault.what}: until all was well again afterwards`, BACK_BAR_MS, back),
    );
  }
  return findings;
}

/** Writers, and one more person who renames a car. */
class Work {
  private readonly stopping = new AbortController();
  private readonly writing: Promise<unknown>;

  private constructor(
    private readonly writers: Writer[],
    private readonly lateness: Lateness,
    private readonly own: Kept[],
  ) {
    this.writing = Promise.all(writers.map((writer) => writer.writeUntil(this.stopping.signal)));
    this.writing.catch(() => this.stopping.abort()); // Reported by `end`.
  }

  static async begin(stack: ReplicatedStack): Promise<Work> {
    const owner = { ...(await ownerWithCar(stack.address)), address: stack.address };
    const own = await ownOf(stack, owner);
    const all = await writers(WRITERS, () => stack.address);
    return new Work(all, new Lateness(owner, (service) => stack.databaseOf(service)), own);
  }

  /** Resolves when so many more writes were acknowledged. */
  async written(more: number): Promise<void> {
    const count = () => writesOf(together(this.writers));
    const from = count();
    const isDone = () => count() - from >= more || this.stopping.signal.aborted;
    await until(`${more} more writes are acknowledged`, isDone, WRITING_WITHIN_MS);
  }

  /** Delays of facts since the last call, in ms. */
  late(): Promise<number[]> {
    return this.lateness.taken();
  }

  async end(): Promise<Tally> {
    this.stopping.abort();
    await Promise.all([this.writing, this.lateness.end()]);
    const tally = together(this.writers);
    return { ...tally, kept: [...tally.kept, ...this.own] };
  }
}

function lateFindings(what: string, times: number[]): Finding[] {
  const sorted = times.toSorted((one, other) => one - other);
  const [median = 0, latest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return [
    told(`${what}: a fact is late by, at the median of ${times.length}`, seconds(median)),
    within(`${what}: at most`, LATE_BAR_MS, latest),
  ];
}

/** Waits until each service follows all services that it has to, through NATS. */
async function overNats(stack: ReplicatedStack): Promise<void> {
  const areAll = async () => {
    const all = await stack.following();
    const pairs = (some: Following[]) => new Set(some.map(({ service, producer }) => `${service} ${producer}`)).size;
    return pairs(all.filter(isListening)) === pairs(all);
  };
  await until('all followers listen to NATS', areAll, BACK_BAR_MS * 2);
}

const listening = async (stack: ReplicatedStack): Promise<number> =>
  (await stack.following()).filter(isListening).length;

const isListening = ({ state, over }: Following): boolean => state === 'following' && over === 'nats';

/** Number of facts in the logs of all services. */
async function toldIn(stack: ReplicatedStack): Promise<number> {
  let count = 0;
  for (const service of SERVICES) {
    const [row] = await stack.rows<{ count: number }>(service, 'select count(*)::integer as count from facts');
    count += row?.count ?? 0;
  }
  return count;
}

/** Records of the person whose car is renamed. */
async function ownOf(stack: ReplicatedStack, { vehicle }: Owner): Promise<Kept[]> {
  const sql = 'select c.id, c.name from collections c join vehicles v on v.collection_id = c.id where v.id = $1';
  const [barn] = await stack.rows<{ id: number; name: string }>('garage', sql, [vehicle]);
  return [
    { table: 'collections', ...barn! },
    { table: 'vehicles', id: vehicle, name: 'Lancia' },
  ];
}

const writesOf = ({ kept, completed, people }: Tally): number => kept.length + completed.length + people.length;
