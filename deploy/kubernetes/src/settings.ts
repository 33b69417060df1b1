import { SERVICES, type ServiceName } from '../../../scripts/lib/paths.js';

export { SERVICES, type ServiceName };

export const NAMESPACE = 'carnet';
export const PORT = 8080;
export const METRICS_PORT = 9464;

/** The number of each service's pods: two, so that one may leave, and as many as the connections of PostgreSQL are computed for. */
export const REPLICAS = { min: 2, max: 3 };
/** A rolling update starts so many of a service before it ends others. */
export const SURGE = 1;
/** Those that leave have their connections until they are gone. */
const LEAVING = SURGE;
/** The number that every service is told: all instances that may run at the same time (ADR 99). */
export const INSTANCES = SERVICES.length * (REPLICAS.max + SURGE + LEAVING);
/** The number of connections that PostgreSQL is to have for that; README. */
export const MAX_CONNECTIONS = 260;

/** Longer than a cluster takes to tell everybody who sends people to a pod that it leaves. */
export const STOP_WAIT_SECONDS = 5;
/** The time that a service has after that: 3 s for open answers, the rest for other work in hand. */
export const CLOSING_SECONDS = 15;

/** Memory as the compose file has it. */
export const MEMORY = { requests: '192Mi', limits: '512Mi' };
/** svc-records makes pictures in a process beside it, svc-dossier books. */
export const MORE_MEMORY: Partial<Record<ServiceName, typeof MEMORY>> = {
  records: { requests: '320Mi', limits: '1Gi' },
  dossier: { requests: '320Mi', limits: '1600Mi' },
};

/** Services that keep files, on one disk for all of them. */
export const KEEP_FILES: readonly ServiceName[] = ['records', 'dossier'];
/** Services that ask for something outside: mail and webhooks, object stores, scanners. */
export const ASK_OUTSIDE: readonly ServiceName[] = ['identity', 'records', 'dossier', 'notify'];

/** Services that send mails. */
export const SEND_MAIL: readonly ServiceName[] = ['identity', 'notify'];

/** Objects that are not made here, since they hold secrets; README tells how to make them. */
export const SECRETS = { databases: 'carnet-databases', stack: 'carnet' };
/** Secrets of `stack` that become a service's variables. All but the first may be missing. */
export const OPTIONAL_SECRETS: Partial<Record<ServiceName, readonly string[]>> = {
  identity: ['SMTP_URL', 'OIDC_PROVIDERS'],
  records: ['FILES_S3_KEY', 'FILES_S3_SECRET'],
  dossier: ['FILES_S3_KEY', 'FILES_S3_SECRET'],
  notify: ['SMTP_URL'],
};
