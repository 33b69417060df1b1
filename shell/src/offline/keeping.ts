/** The answers that a person has seen; the person's id follows. */
export const ANSWERS = 'carnet-answers-';

/** As the kit's outbox has them, which keeps nothing then either: the service worker holds no kit. */
const CHOICES = 'carnet-choices';
const KEEP_NOTHING = '/keep-nothing';

/** Tells whether seen data is kept in this browser for when there is no network. */
export const keepsAnswers = async (): Promise<boolean> =>
  (await (await caches.open(CHOICES)).match(KEEP_NOTHING)) === undefined;

/** From now on; what was kept goes. */
export async function keepAnswers(keep: boolean): Promise<void> {
  const choices = await caches.open(CHOICES);
  if (keep) await choices.delete(KEEP_NOTHING);
  else await choices.put(KEEP_NOTHING, new Response(''));
  const kept = keep ? [] : (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
  await Promise.all(kept.map((name) => caches.delete(name)));
}
