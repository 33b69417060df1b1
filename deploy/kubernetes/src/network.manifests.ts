import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicyEgressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule';
import type { INetworkPolicySpec } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicySpec';
import { labelsOf } from './pods.js';
import { ASK_OUTSIDE, METRICS_PORT, NAMESPACE, PORT, SERVICES } from './settings.js';

const NAME = 'app.kubernetes.io/name';
const services = SERVICES.map((service) => `svc-${service}`);
const among = (...names: string[]) => ({ matchExpressions: [{ key: NAME, operator: 'In', values: names }] });
const policy = (name: string, spec: INetworkPolicySpec) =>
  new NetworkPolicy({ metadata: { name, namespace: NAMESPACE }, spec });

const toServices: INetworkPolicyEgressRule = {
  to: [{ podSelector: among(...services) }],
  ports: [{ port: PORT, protocol: 'TCP' }],
};
const toNames: INetworkPolicyEgressRule = {
  ports: [
    { port: 53, protocol: 'UDP' },
    { port: 53, protocol: 'TCP' },
  ],
};
/** PostgreSQL may run anywhere. */
const toPostgres: INetworkPolicyEgressRule = { ports: [{ port: 5432, protocol: 'TCP' }] };
const toAnywhere: INetworkPolicyEgressRule = {};

/**
 * Network policies. `/internal` is for services alone: the gateway has no route there, and nothing else in the cluster reaches a service.
 */
export const networkManifests = () => [
  policy('nobody', { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
  policy('web', {
    podSelector: { matchLabels: labelsOf('web') },
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ ports: [{ port: PORT, protocol: 'TCP' }] }],
    egress: [toServices, toNames],
  }),
  policy('services', {
    podSelector: among(...services),
    policyTypes: ['Ingress', 'Egress'],
    ingress: [
      { from: [{ podSelector: among('web', ...services) }], ports: [{ port: PORT, protocol: 'TCP' }] },
      // Prometheus runs in the namespace with this label.
      {
        from: [{ namespaceSelector: { matchLabels: { 'carnet/metrics': 'read' } } }],
        ports: [{ port: METRICS_PORT, protocol: 'TCP' }],
      },
    ],
    egress: [toServices, toNames, toPostgres],
  }),
  policy('outside', {
    podSelector: among(...ASK_OUTSIDE.map((service) => `svc-${service}`), 'backup'),
    policyTypes: ['Egress'],
    egress: [toAnywhere],
  }),
];
