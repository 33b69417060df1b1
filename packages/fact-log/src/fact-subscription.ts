import type { EntityManager } from 'typeorm';
import type { FactChange, FactEffect, FactHandler, FactTaker } from './fact-handler.js';
import type { OwnedIds } from './owned-ids.js';

/** A handler as the follower sees it: a projection or an effect. */
export interface FactSubscription {
  name: string;
  kind: string;
  revision: number;
  only: 'deletions' | undefined;
  essential: boolean;
  /** True if each fact is applied only once, even when the log is read again. */
  isEffect: boolean;
  run(tx: EntityManager, changes: FactChange[]): Promise<void>;
}

/** The subscription of a handler. */
export const subscriptionOf = (taker: FactTaker): FactSubscription =>
  'applyChanges' in taker ? ofEffect(taker) : ofProjection(taker);

function ofEffect(effect: FactEffect): FactSubscription {
  const { name, kind, essential = false } = effect;
  const run = (tx: EntityManager, changes: FactChange[]) => effect.applyChanges(tx, changes);
  return { name, kind, revision: 1, only: undefined, essential, isEffect: true, run };
}

function ofProjection(handler: FactHandler): FactSubscription {
  const { name = handler.constructor.name, kind, revision = 1, only, essential = false } = handler;
  const run = async (tx: EntityManager, changes: FactChange[]) => {
    const facts = changes.map(({ fact }) => fact);
    const left = leftBy(changes);
    if (left.ids.length > 0) await handler.leave?.(tx, left);
    if (handler.applyMany) await handler.applyMany(tx, facts);
    else for (const fact of facts) await handler.apply(tx, fact);
  };
  return { name, kind, revision, only, essential, isEffect: false, run };
}

/** Transferred things, each with its former owner. */
function leftBy(changes: readonly FactChange[]): OwnedIds {
  const left = changes.filter(({ former }) => former !== undefined);
  return { owners: left.map(({ former }) => former!), ids: left.map(({ fact }) => Number(fact.key)) };
}
