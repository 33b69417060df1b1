import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { shareOf } from '../../../packages/pg/src/connection-share.rules.js';
import { readConfig } from '../../../packages/runtime/src/config.js';
import { manifests, rendered } from '../src/manifests.js';
import { CLOSING_SECONDS, INSTANCES, MAX_CONNECTIONS, REPLICAS, SERVICES, STOP_WAIT_SECONDS } from '../src/settings.js';

interface EnvVar {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}
interface Container {
  env?: EnvVar[];
  envFrom?: { configMapRef: { name: string } }[];
  image: string;
  lifecycle?: { preStop: { exec: { command: string[] } } };
  securityContext: object;
  livenessProbe?: object;
  readinessProbe?: object;
}
interface Pod {
  automountServiceAccountToken: boolean;
  securityContext: { runAsUser: number };
  containers: [Container];
  terminationGracePeriodSeconds: number;
  volumes: { emptyDir?: object; persistentVolumeClaim?: { claimName: string } }[];
}
interface Made {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: { spec: Pod };
    jobTemplate?: { spec: { template: { spec: Pod } } };
    maxReplicas?: number;
    ingress?: { from?: object[] }[];
    podSelector?: object;
  };
}

const made = Object.values(manifests())
  .flat()
  .map((object) => object.toJSON() as Made);
const ofKind = (kind: string) => made.filter((object) => object.kind === kind);
const podOf = ({ spec }: Made) => (spec?.template ?? spec?.jobTemplate?.spec.template)?.spec;
const pods = made.flatMap((object) => podOf(object) ?? []);
const deployment = (name: string) => podOf(ofKind('Deployment').find(({ metadata }) => metadata.name === name)!)!;
const dataOf = (name: string) => ofKind('ConfigMap').find(({ metadata }) => metadata.name === name)!.data!;
const namesOf = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);

it('commits the manifests as they are made, and each is as Kubernetes describes it', () => {
  for (const [file, text] of Object.entries(rendered()))
    if (readFileSync(join(__dirname, '..', file), 'utf8') !== text)
      throw new Error('Run `npm run rendered -w deploy/kubernetes` and commit the difference');
});

it('would find what is not as Kubernetes describes it', () => {
  const spec = { replicas: 'two', selector: {}, template: {} } as unknown as NonNullable<
    ConstructorParameters<typeof Deployment>[0]
  >['spec'];
  expect(() => new Deployment({ metadata: { name: 'odd' }, spec }).validate()).toThrow(/replicas/);
});

it.each(SERVICES)('tells svc-%s what it has to know, with secrets by reference alone', (service) => {
  const [{ env = [], envFrom }] = deployment(`svc-${service}`).containers;
  const told = env.map(({ name, value, valueFrom }) => [name, value ?? secrets[valueFrom!.secretKeyRef.key] ?? '']);
  const config = readConfig(service, {
    ...dataOf(envFrom![0]!.configMapRef.name),
    ...(Object.fromEntries(told) as Record<string, string>),
    PORT: '8080',
  });
  expect(config).toMatchObject({
    databaseInstances: INSTANCES,
    databasePool: null,
    stopWait: STOP_WAIT_SECONDS * 1_000,
  });
  for (const peer of SERVICES) expect(config.peers[peer]).toBe(`http://svc-${peer}:8080`);
  expect(config.databaseUrl).toBe(secrets[service]);
  expect(env.filter(({ name, value }) => value !== undefined && /TOKEN|SECRET|KEY|PASSWORD|_URL$/.test(name))).toEqual(
    [],
  );
});
const secrets: Record<string, string> = {
  INTERNAL_TOKEN: 'x'.repeat(32),
  ...Object.fromEntries(SERVICES.map((service) => [service, `postgres://carnet_${service}@db/carnet_${service}`])),
};

it('gives every service and the gateway one address, and lets one of a kind leave at a time', () => {
  const names = [...SERVICES.map((service) => `svc-${service}`), 'web'];
  for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
    expect(namesOf(kind)).toEqual(names);
});

it('lets no more run than PostgreSQL has connections for', () => {
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(spec!.maxReplicas).toBe(REPLICAS.max);
  const connections = MAX_CONNECTIONS - 10;
  const { pool, warning } = shareOf({ connections, instances: INSTANCES, running: INSTANCES, asked: null });
  expect([pool >= 5, warning]).toEqual([true, null]);
});

it('waits before anything stops, and longer than that before it is killed', () => {
  for (const service of SERVICES)
    expect(deployment(`svc-${service}`).terminationGracePeriodSeconds).toBe(STOP_WAIT_SECONDS + CLOSING_SECONDS);
  const web = deployment('web');
  expect(web.containers[0].lifecycle!.preStop.exec.command).toEqual(['sleep', String(STOP_WAIT_SECONDS)]);
  expect(web.terminationGracePeriodSeconds).toBeGreaterThan(STOP_WAIT_SECONDS + 30);
});

it('looks at the health of every service by itself', () => {
  for (const service of SERVICES)
    expect(deployment(`svc-${service}`).containers[0]).toMatchObject({
      startupProbe: { httpGet: { path: '/health/live' } },
      livenessProbe: { httpGet: { path: '/health/live' } },
      readinessProbe: { httpGet: { path: '/health/ready' } },
    });
});

it('runs everything as an account by its number, without a right and on a file system that is read alone', () => {
  expect(pods).toHaveLength(SERVICES.length + 2);
  for (const pod of pods) {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect([33, 1000]).toContain(pod.securityContext.runAsUser);
    expect(pod.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
});

it('keeps what has to last on disks that are asked for', () => {
  const claims = pods.flatMap(({ volumes }) => volumes.flatMap((one) => one.persistentVolumeClaim?.claimName ?? []));
  expect([...new Set(claims)].sort()).toEqual(namesOf('PersistentVolumeClaim').sort());
});

it('lets the gateway and the services alone reach what services say to each other', () => {
  const [services] = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name === 'services');
  const [fromInside] = services!.spec!.ingress!;
  const among = ['web', ...SERVICES.map((service) => `svc-${service}`)];
  const selector = { matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: among }] };
  expect(fromInside!.from).toEqual([{ podSelector: selector }]);
  expect(ofKind('NetworkPolicy').find(({ metadata }) => metadata.name === 'nobody')!.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
});
