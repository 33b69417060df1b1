import type { HeldBatch, HeldUploads, PhotosOf } from '@carnet/contracts';
import { api } from '../api';
import { HELD_PREFIX, MOST_KEPT_BYTES } from './upload.rules';

/** The services remember an `Idempotency-Key` for 24 hours. A later retry could create the same records twice. */
const FINISHED_WITHIN_MS = 23 * 3600 * 1000;
/** An outbox entry has one record, so one group name is enough. */
const OF_ENTRY = 'entry';

/** Batches that this page is filling or has not settled yet, with the function that releases each lock. */
const own = new Map<string, () => void>();

/** Lets another remote hold files for records that it is about to create (extension point `held-uploads`). */
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
    // Stored last, so that a stored batch is always complete.
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

/** Moves the files of a form to an outbox entry, where they wait until `settleEntry`. */
export async function holdForEntry(form: string, entry: string): Promise<void> {
  const { engine, person, shelf } = await theEngine();
  await shelf.keepBatch(person, { id: entry, by: 'outbox', heldAt: Date.now(), note: null });
  await engine.move(form, formOf(entry, OF_ENTRY));
}

const isLate = ({ heldAt }: HeldBatch): boolean => heldAt < Date.now() - FINISHED_WITHIN_MS;

/** Acquires the batches of earlier pages for this tab. */
async function claimed(isWanted: (batch: HeldBatch) => boolean): Promise<HeldBatch[]> {
  const { engine, person, shelf, claimFromEarlierPage } = await theEngine();
  const wanted = (await shelf.batches(person)).filter((batch) => !own.has(batch.id) && isWanted(batch));
  const answers = await Promise.all(
    wanted.map(async (batch) => {
      const letGo = await claimFromEarlierPage(batch.id);
      // The previous page may have settled the batch meanwhile.
      const isThere = letGo && (await shelf.batches(person).catch(() => [])).some(({ id }) => id === batch.id);
      if (!isThere) letGo?.();
      else own.set(batch.id, letGo);
      return isThere ? [batch] : [];
    }),
  );
  const found = answers.flat();
  // The files of these batches may also have been locked by another tab until now.
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

/** Name under which files wait for one record of a batch. It is used like the path of a form. */
const formOf = (batch: string, group: string): string => `${HELD_PREFIX}${batch}:${group}`;

const batchOf = (form: string): string | undefined =>
  form.startsWith(HELD_PREFIX) ? form.slice(HELD_PREFIX.length).split(':')[0] : undefined;

/** Drops the files that still wait in a batch, and releases its lock. */
function dropBatch(engine: { forms: ReadonlySet<string>; drop(form: string): void }, batch: string): void {
  for (const form of engine.forms) if (batchOf(form) === batch) engine.drop(form);
  own.get(batch)?.();
  own.delete(batch);
}
