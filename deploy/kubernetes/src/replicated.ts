import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { labelsOf } from './pods.js';
import { NAMESPACE, PORT, REPLICAS } from './settings.js';

/** Objects beside every Deployment: one address for all of its pods, a disruption budget, and the autoscaler. */
export const besideDeployment = (name: string) => [
  new Service({
    metadata: { name, namespace: NAMESPACE, labels: labelsOf(name) },
    spec: { type: 'ClusterIP', selector: labelsOf(name), ports: [{ name: 'http', port: PORT, targetPort: 'http' }] },
  }),
  new PodDisruptionBudget({
    metadata: { name, namespace: NAMESPACE, labels: labelsOf(name) },
    spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(name) } },
  }),
  new HorizontalPodAutoscaler({
    metadata: { name, namespace: NAMESPACE, labels: labelsOf(name) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: REPLICAS.min,
      maxReplicas: REPLICAS.max,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } },
      ],
      // Longer than a book or an import takes (a minute), so that a short load does not start and end pods in turn.
      behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
    },
  }),
];
