/** The share of PostgreSQL's connections that an instance of a service may take (ADR 99). */
export interface ConnectionShare {
  /** Connections for requests. */
  pool: number;
  /** A warning for the operator if all instances together may want more than there are. */
  warning: string | null;
}

export interface ConnectionNeeds {
  /** Connections that all instances may take together. */
  connections: number;
  /** The most instances that share them, as they were said to be. */
  instances: number;
  /** Instances that are there, this one included. */
  running: number;
  /** The pool as it was set; null where it is to be computed. */
  asked: number | null;
}

/** Beside its pool an instance has one for LISTEN and locks, and one for brief reads. */
const BESIDE_POOL = 2;
const POOL_AT_MOST = 10;
/** With one alone, a request that holds it would wait for what it needs besides. */
const POOL_AT_LEAST = 2;

/** @throws Error with a sentence for whoever starts the service, where there is not enough for a pool of two */
export function shareOf({ connections, instances, running, asked }: ConnectionNeeds): ConnectionShare {
  const pool = asked ?? Math.min(POOL_AT_MOST, Math.floor(connections / instances) - BESIDE_POOL);
  if (pool < POOL_AT_LEAST)
    throw new Error(
      `PostgreSQL has ${connections} connections for ${instances} instances of services (DATABASE_INSTANCES), and each needs ` +
        `${POOL_AT_LEAST + BESIDE_POOL}: raise max_connections, or run fewer`,
    );
  const most = Math.max(instances, running);
  const each = pool + BESIDE_POOL;
  if (most * each <= connections) return { pool, warning: null };
  const warning =
    `${most} instances of services with ${each} connections each may want ${most * each}, and PostgreSQL has ${connections} for them: ` +
    `say DATABASE_INSTANCES=${most}${asked === null ? '' : ' and leave DATABASE_POOL out'}, or raise max_connections.`;
  return { pool, warning };
}
