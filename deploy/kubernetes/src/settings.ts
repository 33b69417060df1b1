import { SERVICES, type ServiceName } from '../../../scripts/lib/paths.js';

export { SERVICES, type ServiceName };

export const NAMESPACE = 'carnet';
export const PORT = 8080;
export const METRICS_PORT = 9464;

/** Pods of each service: two, so that one may stop; at most as many as the connections of PostgreSQL are computed for. */
export const REPLICAS = { min: 2, max: 3 };
/** Extra pods of a service that a rolling update starts before it ends others. */
export const SURGE = 1;
/** Pods that are ending keep their connections until they are gone. */
const LEAVING = SURGE;
/** Instances of all services that may run at the same time; every service is told this number (ADR 99). */
export const INSTANCES = SERVICES.length * (REPLICAS.max + SURGE + LEAVING);
/** Connections that PostgreSQL must allow for them; see the README. */
export const MAX_CONNECTIONS = 260;

/** Longer than a cluster takes to stop routing requests to a pod that ends. */
export const STOP_WAIT_SECONDS = 5;
/** Time that a service has after that: 3 s for open answers, the rest for other work in progress. */
export const CLOSING_SECONDS = 15;

/** Memory as in the compose file. */
export const MEMORY = { requests: '192Mi', limits: '512Mi' };
/** svc-records makes pictures in a child process, svc-dossier makes books in one. */
export const MORE_MEMORY: Partial<Record<ServiceName, typeof MEMORY>> = {
  records: { requests: '320Mi', limits: '1Gi' },
  dossier: { requests: '320Mi', limits: '1600Mi' },
};

/** Services that store files, on one disk for all of them. */
export const KEEP_FILES: readonly ServiceName[] = ['records', 'dossier'];
/** Services that connect to systems outside: mail and webhooks, object stores, scanners. */
export const ASK_OUTSIDE: readonly ServiceName[] = ['identity', 'records', 'dossier', 'notify'];

/** Services that send mails. */
export const SEND_MAIL: readonly ServiceName[] = ['identity', 'notify'];

/** Objects that are not made here, since they hold secrets. The README tells how to make them. */
export const SECRETS = { databases: 'carnet-databases', stack: 'carnet' };
/** Secrets of `stack` that become variables of a service. Each of them may be missing. */
export const OPTIONAL_SECRETS: Partial<Record<ServiceName, readonly string[]>> = {
  identity: ['SMTP_URL', 'OIDC_PROVIDERS'],
  records: ['FILES_S3_KEY', 'FILES_S3_SECRET'],
  dossier: ['FILES_S3_KEY', 'FILES_S3_SECRET'],
  notify: ['SMTP_URL'],
};
