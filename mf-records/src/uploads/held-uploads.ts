import type { HeldBatch, HeldUploads, PhotosOf } from '@carnet/contracts';
import { api } from '../api';
import { HELD_PREFIX, MOST_KEPT_BYTES } from './upload.rules';

/** The services know an `Idempotency-Key` for 24 hours: who goes on later could make the same records twice. */
const FINISHED_WITHIN_MS = 23 * 3600 * 1000;
/** An entry of the outbox is one record. */
const OF_ENTRY = 'entry';

/** Batches that this page fills, or has filled and not settled, with how to let other tabs have them. */
const own = new Map<string, () => void>();

/** The way in which another remote's page has files sent for records that it is about to make (extension point `held-uploads`). */
const heldUploads: HeldUploads = {
  limits: async (signal) => {
    const usage = await api.get('/api/files/usage', { signal, fallback: '' }).catch(() => null);
    if (!usage) return null;
    const { used_bytes: used, most_bytes: most, file_most_bytes: photo, pdf_most_bytes: document } = usage;
    return { photo, document, room: Math.max(0, most - used), held: MOST_KEPT_BYTES };
  },

  hold: async (batch, files) => {
    const { engine, person, shelf, claim } = await theEngine();
    own.set(batch.id, (await claim(batch.id)) ?? (() => undefined));
    let lost = 0;
    try {
      for await (const { file, group, ...what } of files)
        if (!(await engine.hold(file, formOf(batch.id, group), what))) lost += 1;
    } catch (error) {
      dropBatch(engine, batch.id);
      throw error;
    }
    // Last: a batch that is known is whole.
    await shelf.keepBatch(person, batch).catch(() => undefined);
    return lost;
  },

  settle: async (batch, records) => {
    const { engine, person, shelf } = await theEngine();
    await engine.releaseAll(new Map([...records].map(([group, of]): [string, PhotosOf] => [formOf(batch, group), of])));
    await shelf.removeBatch(person, batch).catch(() => undefined);
    dropBatch(engine, batch);
  },

  unsettled: async (by) => {
    const { engine, person, shelf } = await theEngine();
    const found = await claimed((batch) => batch.by === by && !isLate(batch));
    const known = new Set((await shelf.batches(person)).map(({ id }) => id));
    for (const batch of new Set([...engine.forms].flatMap((form) => batchOf(form) ?? [])))
      if (!known.has(batch) && !own.has(batch)) dropBatch(engine, batch);
    return found;
  },

  settleEntry: async (entry, of) => {
    const { engine, person, shelf } = await theEngine();
    const form = formOf(entry, OF_ENTRY);
    const isElsewhere = (await shelf.list(person)).some((kept) => kept.form === form && !engine.forms.has(form));
    if (isElsewhere) throw new Error('Another tab holds these files');
    if (of) await engine.releaseAll(new Map([[form, of]]));
    await shelf.removeBatch(person, entry).catch(() => undefined);
    dropBatch(engine, entry);
  },

  lapsed: (by) => claimed((batch) => batch.by === by && isLate(batch)),
};
export default heldUploads;

/** The files of a form wait with an entry of the outbox from now on (`settleEntry`). */
export async function holdForEntry(form: string, entry: string): Promise<void> {
  const { engine, person, shelf } = await theEngine();
  await shelf.keepBatch(person, { id: entry, by: 'outbox', heldAt: Date.now(), note: null });
  await engine.move(form, formOf(entry, OF_ENTRY));
}

const isLate = ({ heldAt }: HeldBatch): boolean => heldAt < Date.now() - FINISHED_WITHIN_MS;

/** Batches of earlier pages, which are this tab's from now on. */
async function claimed(isWanted: (batch: HeldBatch) => boolean): Promise<HeldBatch[]> {
  const { engine, person, shelf, claimFromEarlierPage } = await theEngine();
  const wanted = (await shelf.batches(person)).filter((batch) => !own.has(batch.id) && isWanted(batch));
  const answers = await Promise.all(
    wanted.map(async (batch) => {
      const letGo = await claimFromEarlierPage(batch.id);
      // Whoever had it may have settled it meanwhile.
      const isThere = letGo && (await shelf.batches(person).catch(() => [])).some(({ id }) => id === batch.id);
      if (!isThere) letGo?.();
      else own.set(batch.id, letGo);
      return isThere ? [batch] : [];
    }),
  );
  const found = answers.flat();
  // Their files may have been another tab's until now, too.
  if (found.length > 0) await engine.restore().catch(() => undefined);
  return found;
}

async function theEngine() {
  const { claim, claimFromEarlierPage, ownEngine, shelf } = await import(
    /* webpackChunkName: "upload-engine" */ './current-engine'
  );
  const { engine, person, restored } = ownEngine();
  await restored;
  return { engine, person, shelf, claim, claimFromEarlierPage };
}

/** Files wait under a name of their own for each record, as those of a form do. */
const formOf = (batch: string, group: string): string => `${HELD_PREFIX}${batch}:${group}`;

const batchOf = (form: string): string | undefined =>
  form.startsWith(HELD_PREFIX) ? form.slice(HELD_PREFIX.length).split(':')[0] : undefined;

/** Files that still wait in a batch go, and the batch is over. */
function dropBatch(engine: { forms: ReadonlySet<string>; drop(form: string): void }, batch: string): void {
  for (const form of engine.forms) if (batchOf(form) === batch) engine.drop(form);
  own.get(batch)?.();
  own.delete(batch);
}
