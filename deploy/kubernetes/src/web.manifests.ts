import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { ALONE, CONTAINED, labelsOf, runAs, scratch, shared, spread, WEB_USER } from './pods.js';
import { besideDeployment } from './replicated.js';
import { NAMESPACE, PORT, STOP_WAIT_SECONDS, SURGE } from './settings.js';

/** Longer than the 30 s that the configuration of nginx leaves for open answers. */
const CLOSING_SECONDS = 35;
const name = 'web';

/** Objects of the gateway. It finds the services by their names, such as `svc-garage`; each name is one address. */
export function webManifests() {
  const disks = [
    scratch(
      { volume: 'tmp', path: '/tmp', size: '256Mi' },
      { volume: 'nginx', path: '/var/lib/nginx', size: '64Mi' },
      { volume: 'log', path: '/var/log/nginx', size: '16Mi' },
    ),
    // Hashed files of earlier releases, for pages that are still open.
    shared('kept', '/srv/kept'),
  ];
  return [
    new Deployment({
      metadata: { name, namespace: NAMESPACE, labels: labelsOf(name) },
      spec: {
        selector: { matchLabels: labelsOf(name) },
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: SURGE, maxUnavailable: 0 } },
        template: {
          metadata: { labels: labelsOf(name) },
          spec: {
            ...ALONE,
            ...runAs(WEB_USER),
            ...spread(name),
            terminationGracePeriodSeconds: STOP_WAIT_SECONDS + CLOSING_SECONDS,
            containers: [
              {
                name,
                image: 'carnet/web:latest',
                ports: [{ name: 'http', containerPort: PORT }],
                envFrom: [{ configMapRef: { name: 'carnet-web' } }],
                resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '256Mi' } },
                securityContext: CONTAINED,
                readinessProbe: { httpGet: { path: '/', port: 'http' }, periodSeconds: 5, failureThreshold: 2 },
                livenessProbe: { tcpSocket: { port: 'http' }, periodSeconds: 10, failureThreshold: 3 },
                // nginx stops listening as soon as it is told to end, before the cluster has stopped routing requests to it.
                lifecycle: { preStop: { exec: { command: ['sleep', String(STOP_WAIT_SECONDS)] } } },
                volumeMounts: disks.flatMap(({ volumeMounts }) => volumeMounts ?? []),
              },
            ],
            volumes: disks.flatMap(({ volumes }) => volumes ?? []),
          },
        },
      },
    }),
    ...besideDeployment(name),
    new Ingress({
      metadata: { name, namespace: NAMESPACE, labels: labelsOf(name) },
      spec: {
        tls: [{ hosts: ['carnet.example.com'], secretName: 'carnet-tls' }],
        rules: [
          {
            host: 'carnet.example.com',
            http: {
              paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name, port: { name: 'http' } } } }],
            },
          },
        ],
      },
    }),
  ];
}
