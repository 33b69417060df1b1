export const SERVICE_NAMES = ['identity', 'garage', 'service', 'records'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** What a service must know to run. Nothing else is read from the environment. */
export interface ServiceConfig {
  name: ServiceName;
  host: string;
  port: number;
  databaseUrl: string;
  /** Connections that requests may hold at once. */
  databasePool: number;
  /** Requests that are let in at once; more are asked to come back. */
  requestsAtOnce: number;
  /** What services show each other on `/internal`. */
  internalToken: string;
  /** Where each service answers, this one included: `http://host:port`; several with commas where it runs more than once. */
  peers: Record<ServiceName, string>;
  logLevel: string;
  /** Whose `X-Forwarded-For` is believed: an address, a range or `loopback`, as Fastify's `trustProxy` takes it. */
  trustProxy: string;
}

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment; every missing or odd variable is named in one sentence. */
export function readConfig(name: ServiceName, env: Environment): ServiceConfig {
  const faults: string[] = [];
  const text = (variable: string, fallback?: string): string => {
    const value = env[variable]?.trim() || fallback;
    if (!value) faults.push(`${variable} is missing`);
    return value ?? '';
  };
  const integer = (variable: string, fallback: number | undefined, min: number, max: number): number => {
    const value = Number(text(variable, fallback?.toString()));
    if (!Number.isInteger(value) || value < min || value > max)
      faults.push(`${variable} must be a whole number from ${min} to ${max}`);
    return value;
  };
  const url = (variable: string): string => {
    const value = text(variable);
    if (value && !URL.canParse(value)) faults.push(`${variable} is no URL`);
    return value.replace(/\/+$/, '');
  };
  const urls = (variable: string): string => {
    const list = text(variable)
      .split(',')
      .flatMap((part) => part.trim().replace(/\/+$/, '') || []);
    if (!list.every((part) => URL.canParse(part))) faults.push(`${variable} is no URL, or list of URLs`);
    return list.join();
  };
  const config: ServiceConfig = {
    name,
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', undefined, 1, 65_535),
    databaseUrl: url('DATABASE_URL'),
    databasePool: integer('DATABASE_POOL', 10, 2, 500),
    requestsAtOnce: integer('REQUESTS_AT_ONCE', 100, 1, 10_000),
    internalToken: text('INTERNAL_TOKEN'),
    peers: {
      identity: urls('IDENTITY_URL'),
      garage: urls('GARAGE_URL'),
      service: urls('SERVICE_URL'),
      records: urls('RECORDS_URL'),
    },
    logLevel: text('LOG_LEVEL', 'info'),
    trustProxy: text('TRUST_PROXY', 'loopback'),
  };
  if (config.internalToken && config.internalToken.length < 32)
    faults.push('INTERNAL_TOKEN must have at least 32 characters');
  if (faults.length > 0) throw new BadConfig(`svc-${name} cannot start: ${faults.join('; ')}.`);
  return config;
}

export class BadConfig extends Error {}
