// `npm run facts`: lists the facts that the services of a running stack could not apply. `-- retry SERVICE` retries them,
// `-- tell SERVICE KIND` makes a service publish all its things of a kind again.
import { readPorts } from './lib/ports.js';
import { SERVICES, type ServiceName } from './lib/paths.js';
import { Refusal, runTask, say } from './lib/say.js';
import { internalToken } from './lib/secrets.js';

interface Parked {
  count: number;
  things: {
    handler: string;
    kind: string;
    key: string;
    seq: number;
    waiting: number;
    error: string;
    nextTry: string;
  }[];
}

const USAGE = 'npm run facts, npm run facts -- retry SERVICE, or npm run facts -- tell SERVICE KIND';

await runTask(async () => {
  const [what, service = '', kind = ''] = process.argv.slice(2);
  if (what === undefined) return showAll();
  if (!isService(service)) throw new Refusal(`Which service? ${SERVICES.join(', ')}.\n${USAGE}`);
  if (what === 'retry') return retry(service);
  if (what === 'tell' && kind) return tell(service, kind);
  throw new Refusal(USAGE);
});

async function showAll(): Promise<void> {
  for (const service of SERVICES) {
    const { count, things } = (await call(service, 'parked')) as Parked;
    say(`svc-${service}: ${count === 0 ? 'nothing is parked' : `${count} parked`}`);
    for (const { handler, kind, key, seq, waiting, error, nextTry } of things)
      say(`  ${kind} ${key} (fact ${seq}, ${waiting} waiting, ${handler}): ${error}; tried again at ${nextTry}`);
  }
}

async function retry(service: ServiceName): Promise<void> {
  const { things } = (await call(service, 'parked/retry', 'POST')) as { things: number };
  say(`svc-${service} tries ${things} again`);
}

async function tell(service: ServiceName, kind: string): Promise<void> {
  await call(service, `republications/${encodeURIComponent(kind)}`, 'POST');
  say(`svc-${service} publishes every ${kind} again`);
}

async function call(service: ServiceName, path: string, method: 'GET' | 'POST' = 'GET'): Promise<unknown> {
  const url = `http://127.0.0.1:${readPorts().services[service]}/internal/facts/${path}`;
  const answer = await fetch(url, { method, headers: { 'x-internal-token': internalToken() } }).catch(() => null);
  if (!answer) throw new Refusal(`svc-${service} does not answer at ${url}.`);
  if (answer.status === 404) throw new Refusal(`svc-${service} knows nothing of ${path}.`);
  if (!answer.ok) throw new Refusal(`svc-${service} answered ${answer.status}.`);
  return answer.json();
}

function isService(name: string): name is ServiceName {
  return (SERVICES as readonly string[]).includes(name);
}
