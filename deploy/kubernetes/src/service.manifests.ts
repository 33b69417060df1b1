import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IProbe } from 'kubernetes-models/v1/Probe';
import { ALONE, CONTAINED, labelsOf, NODE_USER, runAs, scratch, secretOf, shared, spread, valueOf } from './pods.js';
import { besideDeployment } from './replicated.js';
import {
  CLOSING_SECONDS,
  KEEP_FILES,
  MEMORY,
  METRICS_PORT,
  MORE_MEMORY,
  NAMESPACE,
  OPTIONAL_SECRETS,
  PORT,
  SECRETS,
  SEND_MAIL,
  type ServiceName,
  STOP_WAIT_SECONDS,
  SURGE,
} from './settings.js';

const probe = (path: string, every: Partial<IProbe>): IProbe => ({
  httpGet: { path, port: 'http' },
  timeoutSeconds: 3,
  ...every,
});

/** Objects of one service. It applies its migrations when it starts, one pod at a time, while the earlier release still runs. */
export function serviceManifests(service: ServiceName) {
  const name = `svc-${service}`;
  const memory = MORE_MEMORY[service] ?? MEMORY;
  const disks = [scratch({ volume: 'tmp', path: '/tmp', size: '64Mi' })];
  if (KEEP_FILES.includes(service)) disks.push(shared('files', '/files'));
  return [
    new Deployment({
      metadata: { name, namespace: NAMESPACE, labels: labelsOf(name) },
      spec: {
        // The autoscaler sets the number of pods.
        selector: { matchLabels: labelsOf(name) },
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: SURGE, maxUnavailable: 0 } },
        template: {
          metadata: {
            labels: labelsOf(name),
            annotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(METRICS_PORT) },
          },
          spec: {
            ...ALONE,
            ...runAs(NODE_USER),
            ...spread(name),
            terminationGracePeriodSeconds: STOP_WAIT_SECONDS + CLOSING_SECONDS,
            containers: [
              {
                name,
                image: `carnet/${name}:latest`,
                ports: [
                  { name: 'http', containerPort: PORT },
                  { name: 'metrics', containerPort: METRICS_PORT },
                ],
                envFrom: [{ configMapRef: { name: 'carnet' } }],
                env: [
                  secretOf('DATABASE_URL', service, SECRETS.databases),
                  secretOf('INTERNAL_TOKEN', 'INTERNAL_TOKEN'),
                  ...(OPTIONAL_SECRETS[service] ?? []).map((key) => secretOf(key, key, SECRETS.stack, true)),
                  ...(KEEP_FILES.includes(service) ? [valueOf('FILES_DIR', '/files')] : []),
                  ...(SEND_MAIL.includes(service) ? [valueOf('MAIL_DIR', '/tmp/mail')] : []),
                ],
                resources: {
                  requests: { cpu: '100m', memory: memory.requests },
                  limits: { memory: memory.limits },
                },
                securityContext: CONTAINED,
                // A pod listens after its migrations, and waits for those of another pod.
                startupProbe: probe('/health/live', { periodSeconds: 5, failureThreshold: 120 }),
                livenessProbe: probe('/health/live', { periodSeconds: 10, failureThreshold: 3 }),
                readinessProbe: probe('/health/ready', { periodSeconds: 5, failureThreshold: 2 }),
                volumeMounts: disks.flatMap(({ volumeMounts }) => volumeMounts ?? []),
              },
            ],
            volumes: disks.flatMap(({ volumes }) => volumes ?? []),
          },
        },
      },
    }),
    ...besideDeployment(name),
  ];
}
