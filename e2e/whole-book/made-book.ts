import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/lib/paths.js';
import { pause } from '../../scripts/lib/processes.js';
import type { Owner } from '../drills/lib/garage.js';
import { orderBook } from '../drills/lib/ordered-books.js';
import { familyOf, type FaultStack } from '../src/fault-stack.js';
import { askFor } from '../src/tus.js';

const MEGABYTE = 1_000_000;
const LOOK_MS = 50;

interface Dossier {
  state: string;
  error: { code: string; msg: string } | null;
  pages: number;
  plates: number;
  sheets: number;
  entries: number;
}

export const dossierOf = async (owner: Owner, id: number): Promise<Dossier> =>
  (await (await askFor(owner, 'GET', `/api/dossiers/${id}`)).json()) as Dossier;

/** Orders a book and watches its processes until it is finished. */
export async function made(stack: FaultStack, owner: Owner) {
  const began = performance.now();
  const { id } = await orderBook(owner);
  const steps: Record<string, number> = {};
  let [book, together, service] = [0, 0, 0];
  let dossier: Dossier;
  do {
    await pause(LOOK_MS);
    dossier = await dossierOf(owner, id);
    steps[dossier.state] ??= performance.now() - began;
    service = Math.max(service, memoryOf(stack.pidOf('dossier'), 'VmRSS'));
    const [root] = stack.childrenOf('dossier');
    if (root === undefined) continue;
    book = Math.max(book, memoryOf(root, 'VmHWM'));
    together = Math.max(together, sum(familyBelow(root).map((pid) => memoryOf(pid, 'VmRSS'))));
  } while (dossier.state !== 'ready' && dossier.state !== 'failed');
  const { pages, plates, sheets, entries, error } = dossier;
  return {
    ...(error === null ? { pages, plates, sheets, entries } : { 'not made': error.msg }),
    'from the order until its end, s': ((performance.now() - began) / 1_000).toFixed(1),
    'begun at, s': Object.entries(steps)
      .map(([state, at]) => `${state} ${(at / 1_000).toFixed(1)}`)
      .join(', '),
    'svc-dossier at its peak, MB': (service / MEGABYTE).toFixed(0),
    'process of the book at its peak, MB': (book / MEGABYTE).toFixed(0),
    'with all processes below it, MB': (together / MEGABYTE).toFixed(0),
    ...(error === null ? await ofItsFile(owner, id) : {}),
  };
}

/** Size of the book's file, and the result of the verifier of the page /verify. */
async function ofItsFile(owner: Owner, id: number) {
  const file = new Uint8Array(await (await askFor(owner, 'GET', `/api/dossiers/${id}/file`)).arrayBuffer());
  const at = (name: string) => pathToFileURL(inRoot(`svc-dossier/verifier/${name}`)).href;
  const { verifyBook } = (await import(at('verify-book.js'))) as Verifier;
  const { verifyJournal } = (await import(at('verify-journal.js'))) as Verifier;
  const began = performance.now();
  const { verdict, seal } = await verifyBook(file);
  const journal = await verifyJournal(file, seal);
  return {
    'file, MB': (file.length / MEGABYTE).toFixed(1),
    'its seal, its journal': `${verdict}, ${journal.verdict} with ${journal.size} entries, in ${((performance.now() - began) / 1_000).toFixed(1)} s`,
  };
}

interface Verifier {
  verifyBook: (file: Uint8Array) => Promise<{ verdict: string; seal: object }>;
  verifyJournal: (file: Uint8Array, seal: object) => Promise<{ verdict: string; size: number }>;
}

function familyBelow(pid: number): number[] {
  return familyOf(pid).flatMap((one) => (one === pid ? [one] : familyBelow(one)));
}

/** Bytes of a process's memory, from Linux; 0 if it has just ended. */
function memoryOf(pid: number, which: 'VmHWM' | 'VmRSS'): number {
  try {
    const told = new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return 1_024 * Number(told?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
