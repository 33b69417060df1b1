import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { call, register, type Account } from '../src/api.js';
import { until } from '../src/until.js';
import { backup } from './compose/backup.js';
import { oneContainer } from './compose/one-container.js';
import { proxy } from './compose/proxy.js';
import { secretFiles } from './compose/secret-files.js';
import { checkOut } from './lib/checkout.js';
import { ComposeProject, SERVICES } from './lib/compose-project.js';
import { none, same, seconds, timed, told, within, type Drill, type Finding } from './lib/drill.js';

const LISTED = [...SERVICES, 'backup', 'web'];
const BUILT = ['postgres', ...LISTED];
const REPLICAS = 3;
const LOAD_AT_ONCE = 8;
const LOAD_MS = 10_000;
const RELEASES = 3;

/** The stack as an operator meets it: images, a missing service, replicas, a release over open pages, permissions of containers, and their shutdown. */
export const compose: Drill = {
  name: 'compose',
  title: 'images built and run by docker-compose.yml, as an operator meets them',
  async run() {
    const project = new ComposeProject();
    try {
      await project.prepare();
      say('the images are being built');
      const built = await timed(() => project.compose('build', '--quiet'));
      const up = await timed(async () => {
        await project.compose('up', '-d');
        await project.untilHealthy();
      });
      const again = await timed(() => project.compose('build', '--quiet'));
      const person = await register(project.address);
      return {
        setUp:
          'Engine and base images are the machine’s, or stand-ins made of Debian’s and npm’s packages where no registry of images is reached. Everything is asked through the ' +
          `published port. Releases are made of the built image by giving each hashed file another name, ${RELEASES} in a row. Under load, ${LOAD_AT_ONCE} people read a list again and again.`,
        findings: [
          told('build, with what the engine kept of earlier ones', seconds(built)),
          within('build where nothing has changed', 60_000, again),
          within('from `up` until all are healthy', 90_000, up),
          ...(await changedLines(project)),
          ...(await sizes(project)),
          ...(await walk(project, person)),
          ...(await contained(project)),
          ...(await oneAway(project, person)),
          ...(await replicas(project, person)),
          ...(await backup(project, person)),
          ...(await releases(project)),
          ...(await proxy(project, person)),
          ...(await ending(project, person)),
          ...(await secretFiles(project, person)),
          ...(await oneContainer(project)),
        ],
      };
    } finally {
      await project.remove();
    }
  },
};

/** Changes a line in a copy of the commit and builds the affected images. The bars hold for a machine without other load. */
async function changedLines(project: ComposeProject): Promise<Finding[]> {
  say('a line is changed');
  const others = loadavg()[0]!.toFixed(0);
  const folder = mkdtempSync(join(tmpdir(), 'carnet-line-'));
  try {
    const checkout = await checkOut('HEAD', folder);
    const change = (file: string, from: string, to: string) => {
      const before = readFileSync(join(checkout, file), 'utf8');
      writeFileSync(join(checkout, file), before.replace(from, to));
    };
    project.take('line', checkout);
    await project.compose('build', '--quiet', 'svc-garage', 'backup', 'web');
    change('svc-garage/src/app.ts', "'Carnet: garage'", "'Carnet: another garage'");
    const service = await timed(() => project.compose('build', '--quiet', 'svc-garage', 'backup'));
    change('mf-garage/src/messages/en/parts.json', '"Parts"', '"Other parts"');
    const remote = await timed(() => project.compose('build', '--quiet', 'web'));
    project.take('latest');
    return [
      within('build after a line of svc-garage has changed: its image and the backup’s', 20_000, service),
      within('build after a text of mf-garage has changed: the image of web', 60_000, remote),
      told(`load of the machine before these two, which has ${cpus().length} processors`, others),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sizes(project: ComposeProject): Promise<Finding[]> {
  say('sizes of the images');
  const findings: Finding[] = [];
  for (const service of BUILT) {
    const bytes = Number(await project.docker('image', 'inspect', '--format', '{{.Size}}', project.image(service)));
    findings.push(told(`image of ${service}`, `${Math.round(bytes / 1e6)} MB`));
  }
  const listed = await Promise.all(
    LISTED.map(async (service) => {
      const file = service === 'web' ? '/srv/sbom.json' : '/stack/sbom.json';
      const list = JSON.parse(
        await project.docker('run', '--rm', '--entrypoint', 'cat', project.image(service), file),
      ) as {
        components: unknown[];
      };
      return list.components.length > 0;
    }),
  );
  return [...findings, same('images that list what is in them', LISTED.length, listed.filter(Boolean).length)];
}

async function walk({ address }: ComposeProject, { token }: Account): Promise<Finding[]> {
  say('a walk through the gateway');
  const pages = ['/', '/login', '/vehicles', '/api/docs', '/api/openapi.json', '/verify', '/api/health'];
  const answers = await Promise.all(pages.map((path) => call({ address, path })));
  const collection = await call({
    address,
    method: 'POST',
    path: '/api/collections',
    token,
    body: { name: 'Composed' },
  });
  const { id: collection_id } = collection.json<{ id: number }>();
  const vehicle = await call({
    address,
    method: 'POST',
    path: '/api/vehicles',
    token,
    body: { collection_id, type: 'Car', make: 'Alfa Romeo', model: 'Giulia', year: 1965 },
  });
  const { id: vehicle_id } = vehicle.json<{ id: number }>();
  const event = {
    vehicle_id,
    name: 'Oil change',
    type: 'Repair',
    status: 'Completed',
    date_performed: '2026-05-01',
  };
  const created = await call({
    address,
    method: 'POST',
    path: '/api/service/events',
    token,
    body: { ...event, mileage_at_service: 84_120 },
  });
  if (created.status !== 201) throw new Error(`An event is answered ${created.status}: ${created.text}`);
  let mileage: number | null = null;
  await until('the garage knows the mileage', async () => {
    mileage = (await call({ address, path: `/api/vehicles/${vehicle_id}`, token })).json<{
      current_mileage: number | null;
    }>().current_mileage;
    return mileage !== null;
  });
  return [
    none('of seven pages and documents that were not 200', answers.filter(({ status }) => status !== 200).length),
    same(
      'a collection, a vehicle, an event',
      '201 201 201',
      [collection, vehicle, created].map((one) => one.status).join(' '),
    ),
    same('the mileage that the event told the garage', 84_120, mileage ?? 0),
  ];
}

/** Permissions of containers, and the addresses that they can reach. */
async function contained(project: ComposeProject): Promise<Finding[]> {
  say('what containers may do');
  const names = (await project.containers()).map(({ name }) => name);
  const format =
    '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.HostConfig.Memory}} {{.HostConfig.PidsLimit}} {{.HostConfig.SecurityOpt}}';
  const limits = await Promise.all(names.map((name) => project.docker('inspect', '--format', format, name)));
  const bounded = limits.filter((line) => /^true \[ALL\] [1-9]\d+ [1-9]\d* \[no-new-privileges:true\]$/.test(line));
  const users = await Promise.all(
    names.map(
      async (name) =>
        (await project.docker('exec', name, 'sh', '-c', 'cat /proc/1/status')).match(/^Uid:\s+(\d+)/m)?.[1],
    ),
  );
  const reaches = async (service: string, host: string, port: number) =>
    (
      await project.tryDocker(
        'exec',
        await project.container(service),
        'timeout',
        '3',
        'bash',
        '-c',
        `exec 3<>/dev/tcp/${host}/${port}`,
      )
    ).code === 0;
  const probe = await timed(async () => {
    const name = await project.container('svc-garage');
    for (let nth = 0; nth < 10; nth += 1)
      await project.docker(
        'exec',
        name,
        'bash',
        '-c',
        'exec 3<>/dev/tcp/127.0.0.1/$PORT && printf "GET /health/ready HTTP/1.0\\r\\n\\r\\n" >&3 && read -r answer <&3',
      );
  });
  return [
    same(
      'containers that are read-only, without capabilities, with limits of memory and processes',
      names.length,
      bounded.length,
    ),
    none('containers whose first process is root', users.filter((user) => user === '0').length),
    same('the gateway reaches PostgreSQL', 'no', (await reaches('web', 'postgres', 5432)) ? 'yes' : 'no'),
    same(
      'svc-garage reaches PostgreSQL, and a machine outside',
      'yes no',
      `${(await reaches('svc-garage', 'postgres', 5432)) ? 'yes' : 'no'} ${(await reaches('svc-garage', '1.1.1.1', 443)) ? 'yes' : 'no'}`,
    ),
    told('a look at the health of a service, with the start of its shell', `${(probe / 10).toFixed(0)} ms`),
  ];
}

/** One service is down, and the gateway starts meanwhile. */
async function oneAway(project: ComposeProject, { token }: Account): Promise<Finding[]> {
  say('a service is away');
  const { address } = project;
  await project.compose('stop', '--timeout', '15', 'svc-records');
  await project.compose('restart', '--timeout', '5', 'web');
  await until('the gateway answers', async () => (await call({ address, path: '/' }).catch(() => null)) !== null);
  const [home, vehicles] = await Promise.all([
    call({ address, path: '/' }),
    call({ address, path: '/api/vehicles', token }),
  ]);
  const began = Date.now();
  const photos = await call({ address, path: '/api/photos', token });
  const refused = Date.now() - began;
  const back = await timed(async () => {
    await project.compose('start', 'svc-records');
    await until('photos are back', async () => (await call({ address, path: '/api/photos', token })).status === 200);
  });
  return [
    same(
      'with svc-records stopped and the gateway restarted: home, vehicles, photos',
      '200 200 503',
      [home, vehicles, photos].map((one) => one.status).join(' '),
    ),
    same('the 503 says when to come back', 'yes', photos.headers.get('retry-after') === null ? 'no' : 'yes'),
    within('until that 503', 2_000, refused),
    within('from its start until photos are back', 30_000, back),
  ];
}

/** Several instances of one service. One is killed and returns. */
async function replicas(project: ComposeProject, { token }: Account): Promise<Finding[]> {
  say('three of a service');
  const { address } = project;
  const path = '/api/service/events?limit=20';
  await project.compose('up', '-d', '--no-recreate', '--scale', `svc-service=${REPLICAS}`);
  await project.untilHealthy();
  const servers = async () =>
    (await project.docker('exec', await project.container('web'), 'cat', '/tmp/carnet/upstreams.conf'))
      .match(/upstream service \{[^}]*/)?.[0]
      .match(/server \d/g)?.length ?? 0;
  await until('the gateway knows them', async () => (await servers()) === REPLICAS);
  const quiet = await load(address, path, token);
  const [, victim] = await project.containers('svc-service');
  const killing = load(address, path, token);
  await pause(LOAD_MS / 5);
  await project.docker('kill', victim!.name);
  const killed = await killing;
  const back = await timed(async () => {
    await project.docker('start', victim!.name);
    await until('the gateway knows it again', async () => (await servers()) === REPLICAS);
  });
  await project.compose('up', '-d', '--no-recreate', '--scale', 'svc-service=1');
  return [
    told('a list by three of svc-service, answers in 10 s', quiet.answers),
    none('of these that failed', quiet.failed),
    told('the same while one of the three is killed', killed.answers),
    none('of these that failed', killed.failed),
    told('of these whose connection was closed, and that were asked once more', killed.cutOff),
    within('the slowest of them', 2_000, killed.slowest),
    within('from its start until the gateway asks it again', 15_000, back),
  ];
}

/** Reads a list in parallel and repeatedly. `failed` counts responses other than 200, and requests that got no response twice. */
async function load(address: string, path: string, token: string) {
  const found = { answers: 0, failed: 0, cutOff: 0, slowest: 0 };
  const end = Date.now() + LOAD_MS;
  const statusOf = async () => (await call({ address, path, token })).status;
  const reader = async () => {
    while (Date.now() < end) {
      const began = Date.now();
      // A kept connection may be closed while a request is sent. Browsers retry once then, and so does this reader.
      const status = await statusOf().catch(() => {
        found.cutOff += 1;
        return statusOf().catch(() => 0);
      });
      found.answers += 1;
      if (status !== 200) found.failed += 1;
      found.slowest = Math.max(found.slowest, Date.now() - began);
    }
  };
  await Promise.all(Array.from({ length: LOAD_AT_ONCE }, reader));
  return found;
}

/** A page stays open while the image is replaced. Every file that it may still request must exist. */
async function releases(project: ComposeProject): Promise<Finding[]> {
  say('releases over an open page');
  const { address } = project;
  const web = await project.container('web');
  const list = async () =>
    (
      await project.docker(
        'exec',
        web,
        'sh',
        '-c',
        'cd /srv/site && find assets remotes -type f -name "*.[0-9a-f]*.js"',
      )
    )
      .split('\n')
      .filter(Boolean);
  const opened = await list();
  for (let release = 2; release <= RELEASES; release += 1) {
    const renamed = `$(echo "$f" | sed -E "s/[0-9a-f]{8}/${String(release).repeat(8)}/")`;
    const script = `cd /srv/site && find assets remotes -type f -regextype posix-extended -regex ".*[._-][0-9a-f]{8,}[.]js.*" | while read -r f; do mv "$f" "${renamed}"; done`;
    await project.docker('tag', project.image('web'), `${project.image('web')}-before`);
    const container = `${project.name}-release`;
    await project.docker(
      'run',
      '--name',
      container,
      '--user',
      '0',
      '--entrypoint',
      'sh',
      project.image('web'),
      '-c',
      script,
    );
    await project.docker(
      'commit',
      '--change',
      'USER 33',
      '--change',
      // An empty one would be inherited from the container, which runs `sh`.
      'ENTRYPOINT ["env"]',
      '--change',
      'CMD ["start-carnet"]',
      container,
      project.image('web'),
    );
    await project.docker('rm', container);
    await project.compose('up', '-d', '--no-deps', 'web');
    await until('the gateway answers', async () => (await call({ address, path: '/' }).catch(() => null)) !== null);
  }
  const answers = await Promise.all(opened.map((file) => call({ address, path: `/${file}` })));
  const missing = answers.filter(({ status }) => status !== 200).length;
  const kept = answers.filter(({ headers }) => headers.get('cache-control')?.includes('immutable')).length;
  return [
    told('scripts of the first release', opened.length),
    none(`of these that are gone two releases later`, missing),
    same('of these that may be kept for ever', opened.length, kept),
  ];
}

/** `docker stop` under load: requests in progress must get their response. */
async function ending(project: ComposeProject, { token }: Account): Promise<Finding[]> {
  say('the end of a service');
  const { address } = project;
  const name = await project.container('svc-garage');
  const statuses = new Map<number, number>();
  let ended = false;
  const reader = async () => {
    while (!ended) {
      const status = await call({ address, path: '/api/vehicles', token }).then(
        ({ status }) => status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200) await pause(50);
    }
  };
  const readers = Array.from({ length: LOAD_AT_ONCE }, reader);
  await pause(1_000);
  const took = await timed(() => project.docker('stop', name));
  ended = true;
  await Promise.all(readers);
  const code = await project.docker('inspect', '--format', '{{.State.ExitCode}}', name);
  const odd = [...statuses]
    .filter(([status]) => status !== 200 && status !== 503)
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    same('`docker stop` of a service under load ends with', 0, code),
    within('and takes', 10_000, took),
    none('answers meanwhile that were neither 200 nor 503', odd),
  ];
}
