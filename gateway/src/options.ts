import type { ChildProcess } from 'node:child_process';
import type { ServiceName } from './routes.js';

/** Addresses of each service: `host:port`, or several if it runs more than once. */
export type Upstreams = Record<ServiceName, string | readonly string[]>;

export type GatewayKind = 'nginx' | 'local';

/** Tries at sign-in and registration from one address: `burst` at once, then `perMinute`. */
export interface SignInLimit {
  burst: number;
  perMinute: number;
}

export interface GatewayOptions {
  /** `auto` takes nginx where there is one, else the local gateway. */
  kind: 'auto' | GatewayKind;
  host: string;
  port: number;
  /** The composed site: HTML per first-level route, `assets/`, `remotes/`, `csp.json`. */
  siteDir: string;
  upstreams: Upstreams;
  /** The gateway's own folder: configuration, pid, logs, temporary files, API documentation. */
  stateDir: string;
  /** The API documentation as `docs.main.ts` has built it. Default: it is built into the gateway's own folder at each start. */
  docsDir?: string;
  log?: (line: string) => void;
  /** Arguments of Node for the process of the local gateway. */
  nodeArgs?: readonly string[];
  /** Default: `SIGN_IN_BURST` and `SIGN_IN_PER_MINUTE` of the environment, else 20 and 30. */
  signInLimit?: SignInLimit;
  /** Addresses or networks of proxies in front whose `X-Forwarded-For` is believed. Default: none, or `TRUSTED_PROXIES`. */
  trustedProxies?: readonly string[];
  /** `errors` (default) writes a line for each answer of 400 and above, to `logs/access.log`. */
  accessLog?: 'off' | 'errors' | 'all';
}

export interface GatewayExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningGateway {
  url: string;
  pid: number;
  kind: GatewayKind;
  child: ChildProcess;
  /** Resolves when the process ends, by `stop` or by itself; never rejects. */
  exited: Promise<GatewayExit>;
  /** Lets open answers finish (3 s at most), then ends the process. Safe to call twice, and after the process has died. */
  stop(): Promise<void>;
}

const positive = (text: string | undefined, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** Limits that the environment may set; read here and nowhere else. */
export function limitsFromEnv(env: NodeJS.ProcessEnv = process.env): {
  signInLimit: SignInLimit;
  trustedProxies: string[];
} {
  return {
    signInLimit: { burst: positive(env.SIGN_IN_BURST, 20), perMinute: positive(env.SIGN_IN_PER_MINUTE, 30) },
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').flatMap((part) => part.trim() || []),
  };
}

export const addresses = (upstream: string | readonly string[]): readonly string[] =>
  typeof upstream === 'string' ? [upstream] : upstream;
