import { stringify } from 'yaml';
import { commonManifests } from './common.manifests.js';
import { networkManifests } from './network.manifests.js';
import { serviceManifests } from './service.manifests.js';
import { NAMESPACE, SERVICES } from './settings.js';
import { webManifests } from './web.manifests.js';

/** A Kubernetes object, as the library makes it. */
export interface Manifest {
  kind?: string;
  metadata?: { name?: string };
  /** @throws Error that names the fault */
  validate(): void;
  toJSON(): unknown;
}

/** All objects, by file name. */
export const manifests = (): Record<string, Manifest[]> => ({
  'common.yaml': commonManifests(),
  ...Object.fromEntries(SERVICES.map((service) => [`svc-${service}.yaml`, serviceManifests(service)])),
  'web.yaml': webManifests(),
  'network.yaml': networkManifests(),
});

const IMAGES = [...SERVICES.map((service) => `carnet/svc-${service}`), 'carnet/web', 'carnet/backup'];
const HEAD = '# Made by `npm run rendered -w deploy/kubernetes`; README.md says how to make it yours.\n';

const inYaml = (value: unknown): string => stringify(value, { lineWidth: 0, singleQuote: true });

/** The text of each file, and of `kustomization.yaml`, which names them all. @throws Error where an object does not match its Kubernetes schema */
export function rendered(): Record<string, string> {
  const files = Object.entries(manifests()).map(([file, objects]) => {
    for (const object of objects) object.validate();
    return [file, HEAD + objects.map((object) => inYaml(object.toJSON())).join('---\n')] as const;
  });
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: NAMESPACE,
    resources: files.map(([file]) => file),
    images: IMAGES.map((name) => ({ name, newTag: 'latest' })),
  };
  return { 'kustomization.yaml': HEAD + inYaml(kustomization), ...Object.fromEntries(files) };
}
