import type { EntityManager } from 'typeorm';
import { isPassing, lockOwners, type Queryable, sql } from '@carnet/pg';
import { errorForLog } from '@carnet/runtime';
import type { FactChange, FactTaker } from './fact-handler.js';
import { type FactSubscription, subscriptionOf } from './fact-subscription.js';
import { type Fact, type FactPosition, isAfter, isNews, isRepublished, LOG_START, revisionOf } from './fact.js';
import {
  type HandlerHead,
  isAnothers,
  isConfirmedBy,
  markOf,
  nameOf,
  readHeads,
  type RevisedThing,
  saveHeads,
} from './handler-heads.js';
import { park, type ParkedThing } from './parked-facts.js';

/** Options of one application of facts. */
export interface ApplyOptions {
  /** The handlers to run; all handlers of the producer if left out. */
  handlers?: readonly FactSubscription[];
  /** By handler: the position up to which its effects already ran. Facts up to there are stored, but not run. */
  notedUntil?: ReadonlyMap<string, FactPosition>;
  /** Parks things with a refused fact instead of throwing. */
  parking?: boolean;
  /** The number of earlier tries of a parked thing, and the time of its parking. */
  tries?: number;
  parkedAt?: Date | null;
}

/** The work of one handler on a batch. */
interface Plan {
  handler: FactSubscription;
  changes: FactChange[];
  waiting: Fact[];
  /** The head of each thing before its first change. Facts that were known before stay taken, even if a change fails. */
  starts: ReadonlyMap<string, HandlerHead>;
}

interface Failure {
  handler: FactSubscription;
  facts: Fact[];
  /** The error of the handler; empty if a fact only waits behind a refused one. */
  error: string;
}

/** Applies facts to the service's tables. Each handler takes each version of a thing once, no matter if it came from the log or was fetched. */
export class FactApplier {
  readonly handlers: readonly FactSubscription[];

  constructor(
    readonly producer: string,
    takers: readonly FactTaker[],
  ) {
    this.handlers = inOrderOfKinds(takers.map(subscriptionOf));
    const names = this.handlers.map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`Two handlers of facts of svc-${producer} are called ${twice}`);
  }

  /** The kinds that this service handles, sorted. */
  get kinds(): string[] {
    return [...new Set(this.handlers.map(({ kind }) => kind))].sort();
  }

  /** Projections only copy state, so they may take a fact before its turn in the log. */
  get projections(): FactSubscription[] {
    return this.handlers.filter(({ isEffect }) => !isEffect);
  }

  /**
   * Applies the new facts among `facts`: kind by kind, in the order of the handlers; within a kind, in the order of the facts. It first locks the owners of all
   * things, so that they write nothing meanwhile (ADR 12), and nobody else applies the same facts (ADR 37). Returns what was parked.
   */
  async apply(tx: EntityManager, facts: readonly Fact[], options: ApplyOptions = {}): Promise<ParkedThing[]> {
    const { handlers = this.handlers } = options;
    const offers = handlers.map((handler) => ({ handler, facts: facts.filter((fact) => isWanted(handler, fact)) }));
    const things = offers.flatMap(({ handler, facts }) => facts.map((fact) => thingOf(handler, fact)));
    if (things.length === 0) return [];
    await lockOwners(
      tx,
      offers.flatMap(({ facts }) => facts.map(lockedFor)),
    );
    const heads = await readHeads(tx, things);
    const before = new Map([...heads].map(([name, head]) => [name, { ...head }]));
    const plans = offers.map(({ handler, facts }) => plan(handler, facts, heads, options.notedUntil));
    const failures: Failure[] = [];
    for (const { handler, changes } of plans) {
      if (changes.length === 0) continue;
      if (options.parking) failures.push(...(await runOrFail(tx, handler, changes)));
      else await handler.run(tx, changes);
    }
    for (const failure of failures) markParked(failure, plans, heads);
    await saveHeads(
      tx,
      [...heads.values()].filter((head) => hasChanged(head, before.get(nameOf(head))!)),
    );
    const { tries = 0, parkedAt = null } = options;
    const parked = [...failures, ...plans.flatMap(waitingOf)].map((one) => ({ ...asParked(one), tries, parkedAt }));
    await park(tx, this.producer, parked);
    return parked;
  }

  /** Tells whether the service already knows that the thing is deleted. */
  async isGone(db: Queryable, kind: string, key: string): Promise<boolean> {
    const rows = await db.rows(sql`
      select 1 from handler_heads
      where handler = any(${this.handlers.map(({ name }) => name)}::text[]) and kind = ${kind} and key = ${key} and deleted limit 1`);
    return rows.length > 0;
  }
}

function inOrderOfKinds(handlers: readonly FactSubscription[]): FactSubscription[] {
  const kinds = [...new Set(handlers.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => handlers.filter((handler) => handler.kind === kind));
}

/** The id of the owner whose lock prevents two concurrent applications of one thing. Facts of the stack use 0, which is no user's id. */
export const lockedFor = ({ ownerId }: Pick<Fact, 'ownerId'>): number => ownerId ?? 0;

const isWanted = ({ kind, only }: FactSubscription, fact: Fact): boolean =>
  fact.kind === kind && (only === undefined || fact.deleted);

const thingOf = ({ name, revision }: FactSubscription, { kind, key }: Fact): RevisedThing => ({
  ...{ handler: name, kind, key },
  takenBy: revision,
});

/** Goes through the facts in order, and compares each with the head that the fact before it left. */
function plan(
  handler: FactSubscription,
  facts: readonly Fact[],
  heads: Map<string, HandlerHead>,
  notedUntil: ReadonlyMap<string, FactPosition> = new Map(),
): Plan {
  const made = notedUntil.get(handler.name) ?? LOG_START;
  const changes: FactChange[] = [];
  const waiting: Fact[] = [];
  const starts = new Map<string, HandlerHead>();
  for (const fact of facts) {
    const name = nameOf(thingOf(handler, fact));
    const head = heads.get(name)!;
    if (isConfirmedBy(fact, head)) heads.set(name, { ...head, ...markOf(fact) });
    else if (isAnothers(fact, head)) continue;
    else if (handler.isEffect && isKnown(fact, head, made)) heads.set(name, headAfter(head, fact, true));
    else if (!isNews(fact, head)) continue;
    else if (head.parked) waiting.push(fact);
    else {
      if (!starts.has(name)) starts.set(name, head);
      const former = formerOwner(fact, head);
      changes.push(former === undefined ? { before: head.body, fact } : { before: head.body, fact, former });
      heads.set(name, headAfter(head, fact, handler.isEffect));
    }
  }
  return { handler, changes, waiting, starts };
}

/** The former owner, if this fact transferred the thing to another one. */
const formerOwner = ({ ownerId, deleted }: Fact, { ownerId: before, parked }: HandlerHead): number | undefined =>
  deleted || parked || before === null || before === ownerId ? undefined : before;

/** Tells whether an effect must not run for `fact`: its version is known, or it is older than the effect's first snapshot. */
function isKnown(fact: Fact, head: HandlerHead, made: FactPosition): boolean {
  if (head.deleted || head.parked || fact.version < head.version) return false;
  const isUnseen = head.version > 0 && head.body === null;
  if (fact.deleted) return !isAfter(fact.position, made);
  return isRepublished(fact, head) || isUnseen || (fact.version > head.version && !isAfter(fact.position, made));
}

function headAfter(head: HandlerHead, fact: Fact, keepBody: boolean): HandlerHead {
  const { version, deleted, body } = fact;
  return { ...head, ...markOf(fact), version, deleted, revision: revisionOf(fact), body: keepBody ? body : null };
}

const hasChanged = (now: HandlerHead, before: HandlerHead): boolean =>
  now.version !== before.version ||
  now.revision !== before.revision ||
  now.deleted !== before.deleted ||
  now.parked !== before.parked ||
  now.unconfirmed !== before.unconfirmed ||
  now.body !== before.body;

/** Runs a handler. If it fails, runs it again with each half of the changes, until only the things with a refused fact are left out. */
async function runOrFail(tx: EntityManager, handler: FactSubscription, changes: FactChange[]): Promise<Failure[]> {
  try {
    await tx.transaction((savepoint) => handler.run(savepoint, changes));
    return [];
  } catch (error) {
    if (isPassing(error)) throw error;
    const [first, second] = halves(changes);
    if (second.length === 0) return [{ handler, facts: changes.map(({ fact }) => fact), error: messageOf(error) }];
    const failed = await runOrFail(tx, handler, first);
    // Both halves are of one thing, so the facts after a refused one wait behind it.
    const behind = failed.find(({ facts }) => facts.at(-1)!.key === second[0]!.fact.key);
    if (behind) return [{ ...behind, facts: [...behind.facts, ...second.map(({ fact }) => fact)] }];
    return [...failed, ...(await runOrFail(tx, handler, second))];
  }
}

/** Splits changes into two halves, and keeps all facts of a thing in the same half. The facts of a single thing are split by time. */
function halves(changes: FactChange[]): [FactChange[], FactChange[]] {
  const keys = [...new Set(changes.map(({ fact }) => fact.key))];
  if (keys.length === 1) {
    const middle = Math.ceil(changes.length / 2);
    return [changes.slice(0, middle), changes.slice(middle)];
  }
  const early = new Set(keys.slice(0, Math.ceil(keys.length / 2)));
  return [changes.filter(({ fact }) => early.has(fact.key)), changes.filter(({ fact }) => !early.has(fact.key))];
}

/** Marks a thing as parked. Its head stays at the last fact that could be applied. */
function markParked({ handler, facts }: Failure, plans: readonly Plan[], heads: Map<string, HandlerHead>): void {
  const name = nameOf(thingOf(handler, facts[0]!));
  const { changes, starts } = plans.find((one) => one.handler === handler)!;
  const applied = changes.map(({ fact }) => fact).filter((fact) => fact.key === facts[0]!.key && !facts.includes(fact));
  const head = applied.reduce((at, fact) => headAfter(at, fact, handler.isEffect), starts.get(name)!);
  heads.set(name, { ...head, parked: true });
}

function asParked({ handler, facts, error }: Failure): Omit<ParkedThing, 'tries' | 'parkedAt'> {
  return { ...thingOf(handler, facts[0]!), facts, error, essential: handler.essential };
}

/** Facts that wait behind a parked fact. */
const waitingOf = ({ handler, waiting }: Plan): Failure[] =>
  waiting.map((fact) => ({ handler, facts: [fact], error: '' }));

/** Without details, because logs and health must not show what people wrote. */
function messageOf(error: unknown): string {
  const told = errorForLog(error);
  return (typeof told === 'string' ? told : told.message) || 'The handler gave no reason';
}
