import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { ALONE, CONTAINED, labelsOf, NODE_USER, runAs, scratch, secretOf, shared, valueOf } from './pods.js';
import { INSTANCES, METRICS_PORT, NAMESPACE, PORT, SECRETS, SERVICES, STOP_WAIT_SECONDS } from './settings.js';

const upper = (service: string): string => service.toUpperCase();

/** Objects that all parts share: the namespace, settings that are no secrets, disks, and the nightly backup. */
export function commonManifests() {
  return [
    new Namespace({
      metadata: { name: NAMESPACE, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
    }),
    new ConfigMap({
      metadata: { name: 'carnet', namespace: NAMESPACE },
      data: {
        SERVICES: SERVICES.join(),
        ...Object.fromEntries(SERVICES.map((service) => [`${upper(service)}_URL`, `http://svc-${service}:${PORT}`])),
        DATABASE_INSTANCES: String(INSTANCES),
        STOP_WAIT_SECONDS: String(STOP_WAIT_SECONDS),
        METRICS_PORT: String(METRICS_PORT),
        // Pods have private addresses, and the network policies let only gateway and services reach a service.
        TRUST_PROXY: 'uniquelocal',
        PUBLIC_URL: 'https://carnet.example.com',
        LOG_LEVEL: 'info',
      },
    }),
    new ConfigMap({
      metadata: { name: 'carnet-web', namespace: NAMESPACE },
      // The private networks, in which the proxy that ends TLS has its address.
      data: { TRUSTED_PROXIES: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16' },
    }),
    disk('files', 'ReadWriteMany', '20Gi'),
    disk('kept', 'ReadWriteMany', '1Gi'),
    disk('backups', 'ReadWriteOnce', '40Gi'),
    backup(),
  ];
}

const disk = (name: string, mode: 'ReadWriteMany' | 'ReadWriteOnce', size: string) =>
  new PersistentVolumeClaim({
    metadata: { name: `carnet-${name}`, namespace: NAMESPACE },
    spec: { accessModes: [mode], resources: { requests: { storage: size } } },
  });

function backup() {
  const name = 'backup';
  const disks = [
    scratch({ volume: 'tmp', path: '/tmp', size: '64Mi' }),
    shared('files', '/files'),
    shared('backups', '/backups'),
  ];
  return new CronJob({
    metadata: { name, namespace: NAMESPACE, labels: labelsOf(name) },
    spec: {
      schedule: '30 3 * * *',
      concurrencyPolicy: 'Forbid',
      jobTemplate: {
        spec: {
          backoffLimit: 2,
          template: {
            metadata: { labels: labelsOf(name) },
            spec: {
              ...ALONE,
              ...runAs(NODE_USER),
              restartPolicy: 'Never',
              containers: [
                {
                  name,
                  image: 'carnet/backup:latest',
                  command: ['backup', 'now'],
                  env: [
                    ...SERVICES.map((service) =>
                      secretOf(`${upper(service)}_DATABASE_URL`, service, SECRETS.databases),
                    ),
                    ...['FILES_S3_KEY', 'FILES_S3_SECRET'].map((key) => secretOf(key, key, SECRETS.stack, true)),
                    valueOf('FILES_DIR', '/files'),
                    valueOf('BACKUP_KEEP', 14),
                  ],
                  resources: { requests: { cpu: '100m', memory: '256Mi' }, limits: { memory: '512Mi' } },
                  securityContext: CONTAINED,
                  volumeMounts: disks.flatMap(({ volumeMounts }) => volumeMounts ?? []),
                },
              ],
              volumes: disks.flatMap(({ volumes }) => volumes ?? []),
            },
          },
        },
      },
    },
  });
}
