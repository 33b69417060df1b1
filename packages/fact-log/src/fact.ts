/** Fields that every fact carries, whatever it is about. */
interface FactFrame<Kind extends string> {
  /** The place of the fact in its producer's log. */
  position: FactPosition;
  /** Its number, for people: in logs and in health. The order of the log is `position`, not this. */
  seq: number;
  kind: Kind;
  /** Identifies the thing among those of its kind: its id as text. */
  key: string;
  /** The thing's version, 1 or more, growing with each change. */
  version: number;
  /** Raised each time a producer publishes its things again; 1 where it is missing. */
  revision?: number;
  /** The user whose thing it is; null for what belongs to the stack (a signing key). */
  ownerId: number | null;
  /** The person who wrote what it tells, where that is not the owner (ADR 130). What a service tells by itself afterwards has none. */
  actorId?: number;
  /** When it was written, ISO 8601. */
  at: string;
  /** The trace in which it was written, as W3C Trace Context has it; only if that trace is kept (ADR 102). */
  trace?: string;
}

/** One thing published: its public snapshot in `version`, or that it is deleted for good. */
export type Fact<Kind extends string = string, Body = unknown> = FactFrame<Kind> &
  ({ deleted: false; body: Body } | { deleted: true; body: null });

/** A fact as a service hands it to `FactLog.append`. A deletion is final and carries no body, so that nothing of the deleted thing is kept. */
export type FactDraft<Kind extends string = string, Body = unknown> = {
  kind: Kind;
  key: string | number;
  version: number;
  /** Only where a thing is published again in the version that was published before. */
  revision?: number;
  ownerId: number | null;
} & ({ deleted?: false; body: Body } | { deleted: true; body?: null });

/** `"<tx>.<seq>"`: the writing transaction's 64-bit id and the fact's number, the order in which a log is read. */
export type FactPosition = `${bigint}.${bigint}`;

/** Before every fact. */
export const LOG_START: FactPosition = '0.0';

const POSITION = /^(\d{1,20})\.(\d{1,19})$/;

export function isPosition(text: string): text is FactPosition {
  return POSITION.test(text);
}

/** Its two parts as decimal text, since neither need fit a JavaScript number. */
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

/** The last state of a thing that a handler took. */
export interface FactHead {
  version: number;
  revision: number;
  deleted: boolean;
}

/**
 * Tells whether `fact` is newer than `head`. What is deleted stays deleted, even if an older fact arrives late; the newest version wins otherwise,
 * and of one version the one that was published again.
 */
export function isNews(fact: Pick<Fact, 'version' | 'revision' | 'deleted'>, head: FactHead): boolean {
  if (head.deleted) return false;
  return fact.deleted || fact.version > head.version || isRepublished(fact, head);
}

/** Tells whether `fact` is the version that is known, in a newer form. */
export function isRepublished(fact: Pick<Fact, 'version' | 'revision' | 'deleted'>, head: FactHead): boolean {
  return !fact.deleted && fact.version === head.version && revisionOf(fact) > head.revision;
}

export const revisionOf = ({ revision = 1 }: Pick<Fact, 'revision'>): number => revision;

/** The earlier one of two places in the log. */
export const earlierOf = (a: FactPosition, b: FactPosition): FactPosition => (isAfter(a, b) ? b : a);

/** The later one of two places in the log. */
export const laterOf = (a: FactPosition, b: FactPosition): FactPosition => (isAfter(a, b) ? a : b);
