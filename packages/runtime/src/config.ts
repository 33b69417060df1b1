import { join } from 'node:path';

/** Maximum rows per person, by table: `{ vehicles: 5000 }`. */
export type Quotas = Readonly<Record<string, number>>;

declare global {
  /** The services of the stack by name, as `contracts` lists them. The kit itself only knows the one for sign-ins. */
  interface CarnetServices {
    identity: object;
  }
}

export type ServiceName = Extract<keyof CarnetServices, string>;

/** A bucket of an S3-compatible object store. */
export interface S3Config {
  /** The bucket with a prefix for all names: `https://host/bucket/prefix`. */
  url: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** The languages for reading papers, if READ_LANGUAGES is not set. */
export const READ_LANGUAGES = 'deu,eng,fra,ita,spa,jpn';

/** Settings of a service that stores files. */
export interface FilesConfig {
  /** The service's own folder, created when needed. */
  folder: string;
  /** The object store of finished files; null to use the folder. Unfinished uploads are always in the folder. */
  s3: S3Config | null;
  /** The virus scanner for new files: clamd, over TCP. */
  clamd: { host: string; port: number } | null;
  /** Maximum bytes of one file, of one PDF, and of all files of one person. */
  uploadBytes: number;
  pdfBytes: number;
  bytesPerOwner: number;
  /** Maximum concurrent uploads, in all and per person. */
  uploadsAtOnce: number;
  uploadsAtOncePerOwner: number;
  /** Maximum concurrent downloads, in all and per person. */
  downloadsAtOnce: number;
  downloadsAtOncePerOwner: number;
  /** The languages for reading papers, by Tesseract's names, the most likely first; empty if papers are not read. */
  readLanguages: readonly string[];
}

/** NATS servers with JetStream, which carry facts between machines. */
export interface NatsConfig {
  /** `nats://host:port`, or `tls://host:port` to require encryption. */
  servers: readonly string[];
  login: { user: string; pass: string } | null;
  /** A credentials file by `nsc`, with a token and a signing key. */
  credentials: string | null;
  /** Files of the CA certificate, and of this service's own certificate and key; null if only the server may require TLS. */
  tls: { caFile?: string; certFile?: string; keyFile?: string } | null;
  /** The number of servers that store each page. */
  replicas: number;
}

/** All settings of a service. Nothing else is read from the environment. */
export interface ServiceConfig {
  name: ServiceName;
  host: string;
  port: number;
  databaseUrl: string;
  /** Size of the pool for requests; null to compute it (ADR 99). */
  databasePool: number | null;
  /** Maximum number of instances of all services on this PostgreSQL. */
  databaseInstances: number;
  /** Maximum connections of all these instances; null for PostgreSQL's own limit. */
  databaseConnections: number | null;
  /** Maximum concurrent requests; further ones get a 503. */
  requestsAtOnce: number;
  /** Maximum rows of a list, and megabytes of its texts, in one answer. The rest follows page by page. */
  listRows: number;
  listMegabytes: number;
  /** Maximum concurrent requests of one person; further ones get a 429. */
  requestsAtOncePerOwner: number;
  /** Maximum rows per person, by table, from `QUOTA_<TABLE>`. A table without an entry keeps the service's default. */
  quotas: Quotas;
  /** The token that services send to each other on `/internal`. */
  internalToken: string;
  /** Maximum requests per API key and minute; further ones get a 429. */
  requestsPerKeyPerMinute: number;
  /** Addresses of all services in `SERVICES`, including this one: `http://host:port`; several, separated by commas, if a service has several instances. */
  peers: Record<ServiceName, string>;
  logLevel: string;
  /** Time for which a stopping service continues to serve, in milliseconds, so that all load balancers notice it. */
  stopWait: number;
  /** The port of `GET /metrics`, separate from the service's own; null to disable metrics. */
  metricsPort: number | null;
  /** The address for spans (OTLP over HTTP), and the share of sampled traces, from 0 to 1; null to disable tracing. */
  traces: { url: string; share: number } | null;
  /** Proxies whose `X-Forwarded-For` is trusted: an address, a range or `loopback`, as in Fastify's `trustProxy`. */
  trustProxy: string;
  /** Null if facts only use HTTP. */
  nats: NatsConfig | null;
  /** Time for which tokens are trusted while revocations cannot be received, in milliseconds. */
  tokenStateMaxAge: number;
  files: FilesConfig;
}

const MEGABYTE = 1024 * 1024;

const QUOTA = /^QUOTA_[A-Z_]+$/;

/** `QUOTA_TRACK_DAYS` → `track_days` */
const tableOf = (variable: string): string => variable.slice('QUOTA_'.length).toLowerCase();

type Environment = Record<string, string | undefined>;

/** The number of configured instances of all services. */
const instancesOf = (peers: ServiceConfig['peers']): number =>
  Object.values(peers).reduce((count, addresses) => count + addresses.split(',').length, 0);

/**
 * Reads and validates the environment; one message names every missing or invalid variable. No schema library: `QUOTA_*` has no fixed names and one default
 * depends on another value, so custom rules would still be needed, and zod takes 20 MB of each process (ADR 24).
 */
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
  const optional = (variable: string, min: number, max: number): number | null =>
    env[variable]?.trim() ? integer(variable, undefined, min, max) : null;
  const share = (variable: string, fallback: number): number => {
    const value = Number(text(variable, fallback.toString()));
    if (!(value >= 0 && value <= 1)) faults.push(`${variable} must be a number from 0 to 1`);
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
  const s3 = (): S3Config | null => {
    if (!env.FILES_S3_URL?.trim()) return null;
    const bucket = url('FILES_S3_URL');
    if (URL.canParse(bucket) && new URL(bucket).pathname === '/')
      faults.push('FILES_S3_URL names no bucket: it is https://host/bucket');
    return {
      url: `${bucket}/${name}`,
      accessKey: text('FILES_S3_KEY'),
      secretKey: text('FILES_S3_SECRET'),
      region: text('FILES_S3_REGION', 'us-east-1'),
    };
  };
  const clamd = (): FilesConfig['clamd'] => {
    const address = env.FILES_CLAMD?.trim();
    if (!address) return null;
    const [, host, port] = /^(.+):(\d{1,5})$/.exec(address) ?? [];
    if (host === undefined || !(Number(port) <= 65_535)) faults.push('FILES_CLAMD must be host:port');
    return { host: host ?? '', port: Number(port) };
  };
  const nats = (): NatsConfig | null => {
    const transport = text('FACTS_TRANSPORT', 'http');
    if (transport === 'http') return null;
    if (transport !== 'nats') faults.push('FACTS_TRANSPORT must be http or nats');
    const servers = urls('NATS_URL').split(',');
    const isOdd = (server: string) => server !== '' && !/^(nats|tls):\/\/[^/@]+$/.test(server);
    if (servers.some(isOdd)) faults.push('NATS_URL must be nats://host:port or tls://host:port, or a list of these');
    const file = (variable: string) => env[variable]?.trim() || undefined;
    const files = { caFile: file('NATS_CA'), certFile: file('NATS_CERT'), keyFile: file('NATS_KEY') };
    const isEncrypted = servers.some((server) => server.startsWith('tls:')) || Object.values(files).some(Boolean);
    const user = file('NATS_USER');
    return {
      servers,
      login: user ? { user, pass: text('NATS_PASSWORD') } : null,
      credentials: file('NATS_CREDS') ?? null,
      tls: isEncrypted ? files : null,
      replicas: integer('NATS_REPLICAS', 1, 1, 5),
    };
  };
  const languages = (variable: string, fallback: string): string[] => {
    const named = text(variable, fallback)
      .split(',')
      .map((part) => part.trim());
    if (named.join() === 'none') return [];
    if (named.some((part) => !/^[a-z]{3}(_[a-z]{2,10})?$/i.test(part)))
      faults.push(`${variable} must be languages as deu,eng, or none`);
    return named;
  };
  const services = text('SERVICES')
    .split(',')
    .flatMap((part) => part.trim() || []);
  if (!services.every((service) => /^[a-z]+$/.test(service))) faults.push('SERVICES must be names as identity,garage');
  const peers = Object.fromEntries(
    services.map((service) => [service, urls(`${service.toUpperCase()}_URL`)]),
  ) as ServiceConfig['peers'];
  const requestsAtOnce = integer('REQUESTS_AT_ONCE', 100, 1, 10_000);
  const quotas = Object.keys(env).filter((variable) => QUOTA.test(variable) && env[variable]?.trim());
  const config: ServiceConfig = {
    name,
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', undefined, 1, 65_535),
    databaseUrl: url('DATABASE_URL'),
    databasePool: optional('DATABASE_POOL', 2, 500),
    databaseInstances: integer('DATABASE_INSTANCES', instancesOf(peers), 1, 10_000),
    databaseConnections: optional('DATABASE_CONNECTIONS', 4, 100_000),
    listRows: integer('LIST_ROWS', 10_000, 200, 1_000_000),
    listMegabytes: integer('LIST_MEGABYTES', 16, 1, 256),
    requestsAtOnce,
    requestsAtOncePerOwner: integer('REQUESTS_AT_ONCE_PER_OWNER', Math.ceil(requestsAtOnce / 2), 1, 10_000),
    requestsPerKeyPerMinute: integer('REQUESTS_PER_KEY_PER_MINUTE', 600, 1, 1_000_000),
    quotas: Object.fromEntries(
      quotas.map((variable) => [tableOf(variable), integer(variable, undefined, 1, 100_000_000)]),
    ),
    internalToken: text('INTERNAL_TOKEN'),
    peers,
    logLevel: text('LOG_LEVEL', 'info'),
    stopWait: integer('STOP_WAIT_SECONDS', 0, 0, 300) * 1_000,
    metricsPort: optional('METRICS_PORT', 1, 65_535),
    traces: env.TRACES_URL?.trim() ? { url: url('TRACES_URL'), share: share('TRACES_SHARE', 0.01) } : null,
    trustProxy: text('TRUST_PROXY', 'loopback'),
    nats: nats(),
    tokenStateMaxAge: integer('TOKEN_STATE_MAX_AGE_SECONDS', 10, 1, 3_600) * 1_000,
    files: {
      folder: join(text('FILES_DIR', '.carnet/files'), name),
      s3: s3(),
      clamd: clamd(),
      uploadBytes: integer('UPLOAD_MEGABYTES', 50, 1, 200) * MEGABYTE,
      pdfBytes: integer('UPLOAD_PDF_MEGABYTES', 200, 1, 200) * MEGABYTE,
      bytesPerOwner: integer('FILES_MEGABYTES_PER_OWNER', 10_000, 1, 100_000_000) * MEGABYTE,
      uploadsAtOnce: integer('UPLOADS_AT_ONCE', 24, 1, 1_000),
      uploadsAtOncePerOwner: integer('UPLOADS_AT_ONCE_PER_OWNER', 3, 1, 1_000),
      downloadsAtOnce: integer('DOWNLOADS_AT_ONCE', 400, 1, 10_000),
      downloadsAtOncePerOwner: integer('DOWNLOADS_AT_ONCE_PER_OWNER', 100, 1, 10_000),
      readLanguages: languages('READ_LANGUAGES', READ_LANGUAGES),
    },
  };
  if (config.internalToken && config.internalToken.length < 32)
    faults.push('INTERNAL_TOKEN must have at least 32 characters');
  if (faults.length > 0) throw new BadConfig(`svc-${name} cannot start: ${faults.join('; ')}.`);
  return config;
}

export class BadConfig extends Error {}
