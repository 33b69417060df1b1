import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import type { ISecurityContext } from 'kubernetes-models/v1/SecurityContext';
import { SECRETS } from './settings.js';

/** Labels by which the objects of one part of the stack select each other. */
export const labelsOf = (name: string): Record<string, string> => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'carnet',
});

/** User ids of the images' accounts: `node` and `www-data`. */
export const NODE_USER = 1000;
export const WEB_USER = 33;

/** Runs a pod as an unprivileged account, which also owns its volumes. */
export const runAs = (user: number): Pick<IPodSpec, 'securityContext'> => ({
  securityContext: {
    runAsNonRoot: true,
    runAsUser: user,
    runAsGroup: user,
    fsGroup: user,
    fsGroupChangePolicy: 'OnRootMismatch',
    seccompProfile: { type: 'RuntimeDefault' },
  },
});

export const CONTAINED: ISecurityContext = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

/** No pod uses the API of the cluster, and none gets the addresses of other services from the environment. */
export const ALONE: Pick<IPodSpec, 'automountServiceAccountToken' | 'enableServiceLinks'> = {
  automountServiceAccountToken: false,
  enableServiceLinks: false,
};

/** Spreads the pods of one part over several machines where possible. */
export const spread = (name: string): Pick<IPodSpec, 'topologySpreadConstraints'> => ({
  topologySpreadConstraints: [
    {
      maxSkew: 1,
      topologyKey: 'kubernetes.io/hostname',
      whenUnsatisfiable: 'ScheduleAnyway',
      labelSelector: { matchLabels: labelsOf(name) },
    },
  ],
});

export const valueOf = (name: string, value: string | number): IEnvVar => ({ name, value: String(value) });

export const secretOf = (name: string, key: string, secret = SECRETS.stack, optional?: true): IEnvVar => ({
  name,
  valueFrom: { secretKeyRef: { name: secret, key, ...(optional && { optional }) } },
});

interface Scratch {
  volume: string;
  path: string;
  size: string;
}

/** Empty folders that live as long as the pod, since its own file system is read-only. */
export const scratch = (...folders: Scratch[]): Pick<IContainer, 'volumeMounts'> & Pick<IPodSpec, 'volumes'> => ({
  volumeMounts: folders.map(({ volume, path }) => ({ name: volume, mountPath: path })),
  volumes: folders.map(({ volume, size }) => ({ name: volume, emptyDir: { sizeLimit: size } })),
});

/** A disk that several pods share. */
export const shared = (claim: string, path: string): ReturnType<typeof scratch> => ({
  volumeMounts: [{ name: claim, mountPath: path }],
  volumes: [{ name: claim, persistentVolumeClaim: { claimName: `carnet-${claim}` } }],
});
