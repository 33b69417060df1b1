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
  /** What services show each other on `/internal`. */
  internalToken: string;
  /** Where each service answers, this one included: `http://host:port`. */
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
  const config: ServiceConfig = {
    name,
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', undefined, 1, 65_535),
    databaseUrl: url('DATABASE_URL'),
    databasePool: integer('DATABASE_POOL', 10, 2, 500),
    internalToken: text('INTERNAL_TOKEN'),
    peers: {
      identity: url('IDENTITY_URL'),
      garage: url('GARAGE_URL'),
      service: url('SERVICE_URL'),
      records: url('RECORDS_URL'),
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
