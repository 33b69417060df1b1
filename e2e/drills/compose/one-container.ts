import { connect } from 'node:net';
import { inRoot } from '../../../scripts/lib/paths.js';
import { pause } from '../../../scripts/lib/processes.js';
import { say } from '../../../scripts/lib/say.js';
import { call, register } from '../../src/api.js';
import { MADE_WITHIN_MS, until } from '../../src/until.js';
import { LISTS } from '../../src/fault-stack.js';
import type { ComposeProject } from '../lib/compose-project.js';
import { none, same, seconds, timed, told, within, type Finding } from '../lib/drill.js';
import type { Owner } from '../lib/garage.js';
import { OneContainer } from '../lib/one-container.js';
import { orderBook, ownerWithPapers } from '../lib/ordered-books.js';
import { differingOriginals, sendPhotos, type SentPhoto } from '../lib/photos.js';

const MEGABYTES_AT_REST = 350;
/** A process for pictures or books exits after half a minute without work. */
const AT_REST_WITHIN_MS = 240_000;
/** The services return memory after half a minute of rest. They check every ten seconds. */
const TIDY_WITHIN_MS = 45_000;
/** Below this ratio to the previous value, memory is still falling. */
const SETTLED = 0.97;
const PHOTOS = 5;
/** Memory limit of the container on a new volume, page cache included. */
const LIMIT = '512m';

/** A person with a car, a service, papers, photos and a book. */
interface Person {
  owner: Owner;
  photos: readonly SentPhoto[];
  /** Path of the book, and its hash when it was made. */
  book: { path: string; sha256: string };
}

/** Everything in one container, as described in the README. */
export async function oneContainer(project: ComposeProject): Promise<Finding[]> {
  const image = `${project.name}/carnet:before`;
  const next = `${project.name}/carnet:next`;
  const one = new OneContainer(project, 'one');
  const fresh = new OneContainer(project, 'fresh');
  try {
    say('one container: its image is built');
    const built = await timed(() => project.docker('build', '--quiet', '--file', file, '--tag', image, inRoot()));
    await project.docker('tag', image, next);
    const size = Number(await project.docker('image', 'inspect', '--format', '{{.Size}}', image));
    const first = await timed(() => one.run(image));
    const resting = await atRest(one);
    const person = await use(one);
    return [
      told('build of the image of everything, with what the engine kept', seconds(built)),
      told('its size', `${Math.round(size / 1e6)} MB`),
      within('from the first `docker run` on an empty volume until all of it answers', 60_000, first),
      bounded('memory of it at rest, before anybody came', resting),
      same('a book of a car with a service, a photo and a paper', 'ready', await book(one, person)),
      bounded(`memory at rest after that book, ${PHOTOS + 1} photos and a paper that was read`, await atRest(one)),
      told('what `docker stats` says then', await one.memoryByDocker()),
      ...(await closed(project, one, image)),
      ...(await backups(project, { one, fresh, image, person })),
      ...(await ends(project, one, person)),
      ...(await operated(project, one, image)),
      ...(await upgrade(one, next, person)),
    ];
  } finally {
    await one.remove();
    await fresh.remove();
  }
}

const file = inRoot('deploy/Dockerfile');

const bounded = (what: string, megabytes: number): Finding => ({
  what,
  bar: `≤ ${MEGABYTES_AT_REST} MB`,
  found: `${megabytes} MB`,
  ok: megabytes <= MEGABYTES_AT_REST,
});

/** Waits until all worker processes have exited and memory no longer falls. */
async function atRest(one: OneContainer): Promise<number> {
  await until('nobody works on pictures and books', async () => (await one.workers()) === 0, AT_REST_WITHIN_MS);
  let before = Infinity;
  let now = await one.memory();
  while (now < before * SETTLED) {
    await pause(TIDY_WITHIN_MS);
    before = now;
    now = await one.memory();
  }
  return now;
}

async function use({ address }: OneContainer): Promise<Person> {
  say('one container: it is used');
  const owner = await ownerWithPapers(address);
  return { owner, photos: await sendPhotos(owner, PHOTOS), book: { path: '', sha256: '' } };
}

async function book({ address }: OneContainer, person: Person): Promise<string> {
  const { id } = await orderBook({ ...person.owner, address });
  const path = `/api/dossiers/${id}`;
  const look = async () =>
    (await call({ address, path, token: person.owner.token })).json<{ state: string; sha256: string }>();
  await until('the book is made', async () => ['ready', 'failed'].includes((await look()).state), MADE_WITHIN_MS);
  const { state, sha256 } = await look();
  person.book = { path, sha256 };
  return state;
}

/** Number of differences in the person's data: lists, originals and the book. */
async function differences({ address }: OneContainer, person: Person, before: readonly string[]): Promise<number> {
  const { owner, photos } = person;
  const after = await lists(address, owner.token);
  const { sha256 } = (await call({ address, path: person.book.path, token: owner.token })).json<{ sha256: string }>();
  const lost = await differingOriginals({ token: owner.token, address }, photos);
  return after.filter((text, nth) => text !== before[nth]).length + lost + (sha256 === person.book.sha256 ? 0 : 1);
}

const lists = (address: string, token: string): Promise<string[]> =>
  Promise.all(Object.values(LISTS).map(async (path) => (await call({ address, path, token })).text));

/** Access other than through the gateway, and leaked secrets. */
async function closed(project: ComposeProject, one: OneContainer, image: string): Promise<Finding[]> {
  say('one container: who comes in');
  const host = await one.inspect('{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}');
  const ports = [5432, 8081, 8082, 8083, 8084, 8085];
  const open = (await Promise.all(ports.map((port) => reaches(host, port)))).filter(Boolean);
  const internal = ['/internal/facts', '/api/internal/facts', '/internal', '//internal/users', '/%69nternal/facts'];
  const answers = await Promise.all(internal.map((path) => call({ address: one.address, path })));
  const gateway = await reaches(host, 8080);
  const secrets = JSON.parse(await one.exec('cat', '/data/secrets.json')) as {
    postgres: string;
    internalToken: string;
    databases: Record<string, string>;
  };
  const shown = (await project.docker('inspect', one.name)) + (await one.log()).join('\n');
  const said = [secrets.postgres, secrets.internalToken, ...Object.values(secrets.databases)];
  const users = (await one.exec('sh', '-c', 'cat /proc/[0-9]*/status')).match(/^Uid:\s+\d+/gm) ?? [];
  const second = await project.tryDocker('run', '--rm', '--volume', `${one.volume}:/data`, image);
  const lines = await one.log();
  return [
    same(
      'its ports that are reached beside the gateway’s, by its own address in Docker’s network',
      'none',
      open.length ? 'some' : 'none',
    ),
    same('and the gateway’s', 'yes', gateway ? 'yes' : 'no'),
    none(
      `of ${internal.length} ways to what services tell each other that are not answered 404`,
      answers.filter(({ status }) => status !== 404).length,
    ),
    same(
      'rights of the file with its secrets',
      '600 node',
      await one.exec('stat', '-c', '%a %U', '/data/secrets.json'),
    ),
    none('of these secrets that `docker inspect` or its log shows', said.filter((one) => shown.includes(one)).length),
    none('processes in it that are root’s', users.filter((line) => /\s0$/.test(line)).length),
    same(
      'a second container on its volume',
      'ends, and says why',
      second.code === 1 && second.output.includes('Another container runs on this volume')
        ? 'ends, and says why'
        : 'runs',
    ),
    none(`of ${lines.length} lines of its log that are no JSON`, lines.filter((line) => !isJson(line)).length),
  ];
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

const reaches = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 3_000 });
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });

interface Restored {
  one: OneContainer;
  fresh: OneContainer;
  image: string;
  person: Person;
}

/** Restores a backup over later changes, and into a container on a new volume. */
async function backups(project: ComposeProject, { one, fresh, image, person }: Restored): Promise<Finding[]> {
  say('one container: backups');
  const { owner } = person;
  const { address } = one;
  const before = await lists(address, owner.token);
  const made = await timed(() => one.exec('backup'));
  const newest = (await one.exec('sh', '-c', 'ls -d /data/backups/20*')).split('\n').at(-1)!.trim();
  const body = { name: 'Later than the backup' };
  await call({ address, method: 'POST', path: '/api/collections', token: owner.token, body });
  let meanwhile = 0;
  const replaced = await timed(async () => {
    const restoring = one.exec('restore', '--from', newest, '--replace');
    const ask = async () => (await call({ address, path: '/api/collections', token: owner.token })).status;
    await until('people are told to come again', async () => (meanwhile = await ask()) !== 200);
    await restoring;
    await until('people are answered', async () => (await ask()) === 200);
    await one.untilHealthy();
  });
  const inPlace = await differences(one, person, before);
  await fresh.run(image, '--volume', `${one.volume}:/before:ro`, '--memory', LIMIT, '--memory-swap', LIMIT);
  await fresh.exec('restore', '--from', newest.replace('/data/', '/before/'), '--replace');
  await fresh.untilHealthy();
  const elsewhere = await differences(fresh, person, before);
  const another = await book(fresh, { ...person });
  const own = () => fresh.exec('sh', '-c', 'ls /data/backups');
  await until('the fresh one has made a backup by itself', async () => /^20/.test(await own()));
  await fresh.remove();
  return [
    told('`docker exec … backup`', seconds(made)),
    told('`docker exec … restore --replace`, until all of it answers', seconds(replaced)),
    same('answers meanwhile', 503, meanwhile),
    none('of five lists, the photos and the book that are others afterwards, asked with the token of before', inPlace),
    none(`the same in a container on a fresh volume, with --memory ${LIMIT}`, elsewhere),
    same('a book that is ordered there', 'ready', another),
  ];
}

/** Stops, kills and restarts the container, and kills parts of it. */
async function ends(project: ComposeProject, one: OneContainer, person: Person): Promise<Finding[]> {
  say('one container: its end');
  const before = await lists(one.address, person.owner.token);
  const stopped = await timed(() => project.docker('stop', one.name));
  const code = await one.exitCode();
  const clean = (await one.log()).filter((line) => line.includes('database system is shut down')).length > 0;
  const started = await timed(() => one.start());
  const afterStop = await differences(one, person, before);
  await project.docker('kill', one.name);
  await one.start();
  const afterKill = await differences(one, person, before);
  await one.exec('sh', '-c', 'kill -KILL $(cat /tmp/carnet/services.pid)');
  const died = await one.exitCode();
  const sentence = (await one.log()).findLast((line) => line.includes('ended with'));
  await one.start();
  const afterDeath = await differences(one, person, before);
  return [
    same('`docker stop` ends it with', 0, code),
    within('and takes', 10_000, stopped),
    same('PostgreSQL was shut down cleanly', 'yes', clean ? 'yes' : 'no'),
    within('from `docker start` until all of it answers', 30_000, started),
    none('of lists, photos and book that are others then', afterStop),
    none('the same after `docker kill`', afterKill),
    same(
      'where the process of the services is killed, the container ends with',
      '1, and a sentence',
      `${died}, and ${sentence ? 'a' : 'no'} sentence`,
    ),
    none('of lists, photos and book that are others after its next start', afterDeath),
  ];
}

/** Commands that an operator runs for a person, and a volume with the data of another PostgreSQL version. */
async function operated(project: ComposeProject, one: OneContainer, image: string): Promise<Finding[]> {
  say('one container: an operator');
  const { address } = one;
  const somebody = await register(address);
  const me = async () => (await call({ address, path: '/api/auth/me', token: somebody.token })).status;
  const signedIn = await me();
  await one.exec('account', 'end-sessions', somebody.email);
  await until('the session is ended everywhere', async () => (await me()) === 401);
  const rotated = await one.exec('rotate-key', '--in', '0');
  await project.docker('stop', one.name);
  const other = (version: string) =>
    project.docker(
      ...['run', '--rm', '--volume', `${one.volume}:/data`, image],
      ...['sh', '-c', `mv /data/pg/PG_VERSION /data/was && echo ${version} > /data/pg/PG_VERSION`],
    );
  await other('17');
  const refused = await project.tryDocker('run', '--rm', '--volume', `${one.volume}:/data`, image);
  await other('18');
  await one.start();
  return [
    same('a session, and the same after `docker exec … account end-sessions`', '200 401', `${signedIn} ${await me()}`),
    same('`docker exec … rotate-key` says of a new key', 'signs', rotated.includes('signs from') ? 'signs' : rotated),
    same(
      'on data of PostgreSQL 17 it',
      'ends, and says why',
      refused.code === 1 && refused.output.includes('PostgreSQL 17') ? 'ends, and says why' : refused.output,
    ),
  ];
}

/** The image under another tag takes over the volume. Both tags are the same build. */
async function upgrade(one: OneContainer, next: string, person: Person): Promise<Finding[]> {
  say('one container: another image on its volume');
  const before = await lists(one.address, person.owner.token);
  await one.remove({ volume: false });
  const took = await timed(() => one.run(next));
  const after = await differences(one, person, before);
  await one.remove({ volume: false });
  return [
    within('another tag of the image (the same build) on the volume, until all of it answers', 30_000, took),
    none('of lists, photos and book that are others then', after),
  ];
}
