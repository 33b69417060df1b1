/** Fields of every fact, of any kind. */
interface FactFrame<Kind extends string> {
  /** The position of the fact in its producer's log. */
  position: FactPosition;
  /** Sequence number for people, shown in logs and health. The order of the log is `position`, not `seq`. */
  seq: number;
  kind: Kind;
  /** Identifies the thing within its kind: its id as text. */
  key: string;
  /** The thing's version, 1 or more, which grows with each change. */
  version: number;
  /** Raised each time a producer republishes its things; 1 if missing. */
  revision?: number;
  /** The user who owns the thing; null for things of the stack (a signing key). */
  ownerId: number | null;
  /** The person who made the change, if that is not the owner (ADR 130). Facts that a service publishes by itself later have none. */
  actorId?: number;
  /** The time of writing, ISO 8601. */
  at: string;
  /** The trace in which the fact was written, in the format of W3C Trace Context; only if that trace is sampled (ADR 102). */
  trace?: string;
}

/** One published version of a thing: its public snapshot, or its final deletion. */
export type Fact<Kind extends string = string, Body = unknown> = FactFrame<Kind> &
  ({ deleted: false; body: Body } | { deleted: true; body: null });

/** A fact as a service passes it to `FactLog.append`. A deletion is final and carries no body, so that nothing of the deleted thing is kept. */
export type FactDraft<Kind extends string = string, Body = unknown> = {
  kind: Kind;
  key: string | number;
  version: number;
  /** Only for a republication in the version that was published before. */
  revision?: number;
  ownerId: number | null;
} & ({ deleted?: false; body: Body } | { deleted: true; body?: null });

/** `"<tx>.<seq>"`: the 64-bit id of the writing transaction and the fact's number. The log is read in this order. */
export type FactPosition = `${bigint}.${bigint}`;

/** The position before the first fact. */
export const LOG_START: FactPosition = '0.0';

const POSITION = /^(\d{1,20})\.(\d{1,19})$/;

export function isPosition(text: string): text is FactPosition {
  return POSITION.test(text);
}

/** Returns both parts as decimal text, because either may exceed the safe integers of JavaScript. */
export function splitPosition(position: FactPosition): { tx: string; seq: string } {
  const [tx = '0', seq = '0'] = position.split('.');
  return { tx, seq };
}

/** Tells whether `a` stands after `b` in the log. */
export function isAfter(a: FactPosition, b: FactPosition): boolean {
  const [left, right] = [splitPosition(a), splitPosition(b)];
  if (left.tx !== right.tx) return BigInt(left.tx) > BigInt(right.tx);
  return BigInt(left.seq) > BigInt(right.seq);
}

/** The last state of a thing that a handler applied. */
export interface FactHead {
  version: number;
  revision: number;
  deleted: boolean;
}

/**
 * Tells whether `fact` is newer than `head`. A deleted thing stays deleted, even if an older fact arrives late. Otherwise the higher version wins, and of one
 * version the higher revision.
 */
export function isNews(fact: Pick<Fact, 'version' | 'revision' | 'deleted'>, head: FactHead): boolean {
  if (head.deleted) return false;
  return fact.deleted || fact.version > head.version || isRepublished(fact, head);
}

/** Tells whether `fact` is a republication of the known version. */
export function isRepublished(fact: Pick<Fact, 'version' | 'revision' | 'deleted'>, head: FactHead): boolean {
  return !fact.deleted && fact.version === head.version && revisionOf(fact) > head.revision;
}

export const revisionOf = ({ revision = 1 }: Pick<Fact, 'revision'>): number => revision;

/** The earlier one of two positions in the log. */
export const earlierOf = (a: FactPosition, b: FactPosition): FactPosition => (isAfter(a, b) ? b : a);

/** The later one of two positions in the log. */
export const laterOf = (a: FactPosition, b: FactPosition): FactPosition => (isAfter(a, b) ? a : b);
