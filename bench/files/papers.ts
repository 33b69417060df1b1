import { addManyDocuments, untilFollowed } from '../../scripts/lib/seed/many-files.js';
import { median, percentile } from '../rounds.js';
import { cpuOf, cpuOfTree } from './cpu.js';
import type { FileStack } from './stack.js';

const OWN = 2_000;
const STRANGERS = 9;
/** First id of the strangers, far above the ids of registered people. */
const FIRST_STRANGER = 1_000_000;
const TIMES = 15;
const WARM_UP = 6;

/** Queries of the screens. Those with `limit=5` come from the search over everything. */
const QUERIES: readonly [what: string, query: string][] = [
  ['the list', 'inbox=false&limit=50'],
  ['by when they expire', 'inbox=false&sort=expires&limit=50'],
  ['by name', 'inbox=false&sort=name&limit=50'],
  ['the inbox', 'inbox=true&sort=added&limit=24'],
  ['insurances', 'inbox=false&type=insurance&limit=50'],
  ['with a tag', 'inbox=false&tag=taxes&limit=50'],
  ['what runs out, as the dashboard asks', 'inbox=false&expires_by=2027-01-22&replaced=false&limit=50'],
  ['a word that nearly all say', 'search=brake&limit=50'],
  ['two words', 'search=brake%20disc&limit=50'],
  ['5W-30', 'search=5W-30&limit=50'],
  ['a part number that few have', 'search=1K0-615-301&limit=50'],
  ['the beginning of a word, with an accent', 'search=Z%C3%BCnd&limit=50'],
  ['a vendor', 'search=lac&limit=50'],
  ['the vehicle', 'search=alfa&limit=50'],
  ['a tag', 'search=warranty&limit=50'],
  ['nothing found', 'search=nosuchthing&limit=50'],
  ['from everywhere: a word', 'search=brake&limit=5'],
  ['from everywhere: 5w30', 'search=5w30&limit=5'],
  ['from everywhere: five words', 'search=oil%20filter%20brake%20disc%20gasket&limit=5'],
  ['from everywhere: nothing found', 'search=nosuchthing&limit=5'],
];

export interface PaperTimes {
  what: string;
  found: number;
  /** Milliseconds until the answer, through the gateway. */
  median: number;
  p99: number;
  /** Milliseconds of CPU time of svc-records and PostgreSQL together. */
  cpu: number;
}

/** Measures lists and searches of a person with 2,000 papers, beside 18,000 papers of others. */
export async function paperTimes(stack: FileStack): Promise<PaperTimes[]> {
  const { id, client, vehicleId } = await stack.aPerson();
  await untilFollowed(stack.query, vehicleId);
  const strangers = Array.from({ length: STRANGERS }, (_, n) => FIRST_STRANGER + n);
  await addManyDocuments(stack.query, { owners: strangers, vehicleId: null, count: OWN });
  await addManyDocuments(stack.query, { owners: [id], vehicleId, count: OWN });
  const times: PaperTimes[] = [];
  for (const [what, query] of QUERIES) {
    const ask = async () => {
      const answer = await fetch(`${stack.address}/api/documents?${query}`, {
        headers: { 'x-auth-token': client.token! },
      });
      if (!answer.ok) throw new Error(`${query} answers ${answer.status}`);
      await answer.arrayBuffer();
      return Number(answer.headers.get('x-total-count'));
    };
    for (let n = 0; n < WARM_UP; n += 1) await ask();
    const cpu = () => cpuOf(stack.records.pid) + cpuOfTree(stack.postgres.pid);
    const [before, took] = [cpu(), [] as number[]];
    let found = 0;
    for (let n = 0; n < TIMES; n += 1) {
      const began = performance.now();
      found = await ask();
      took.push(performance.now() - began);
    }
    times.push({ what, found, median: median(took), p99: percentile(took, 0.99), cpu: (cpu() - before) / TIMES });
  }
  return times;
}
