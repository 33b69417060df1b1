/** The share of PostgreSQL's connections that an instance of a service may take (ADR 99). */
export interface ConnectionShare {
  /** Number of connections for requests. */
  pool: number;
  /** A warning for the operator if all instances together may need more connections than exist. */
  warning: string | null;
}

export interface ConnectionNeeds {
  /** Number of connections that all instances may use together. */
  connections: number;
  /** Maximum number of instances, as configured. */
  instances: number;
  /** Number of running instances, including this one. */
  running: number;
  /** The configured pool size; null to compute it. */
  asked: number | null;
}

/** Besides its pool, an instance needs a connection for LISTEN and locks, and one for brief reads. */
const BESIDE_POOL = 2;
const POOL_AT_MOST = 10;
/** With a pool of one, a request that holds the connection would deadlock when it needs a second one. */
const POOL_AT_LEAST = 2;

/** @throws Error with a message for the operator, if there are too few connections for a pool of two */
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
