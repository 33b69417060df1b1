import { A_PAGE, PAGES } from './kept';

/** Prefix of caches with stored responses. The drawer's name follows. */
export const ANSWERS = 'carnet-answers-';

/** Same name as in the kit's outbox, which then stores nothing either. It is repeated here because the service worker does not include the kit. */
const CHOICES = 'carnet-choices';
const KEEP_NOTHING = '/keep-nothing';

/** Tells whether this browser stores responses for offline use. */
export const keepsAnswers = async (): Promise<boolean> =>
  (await (await caches.open(CHOICES)).match(KEEP_NOTHING)) === undefined;

/** Turns storing on or off. Turning it off deletes all stored responses. */
export async function keepAnswers(keep: boolean): Promise<void> {
  const choices = await caches.open(CHOICES);
  if (keep) await choices.delete(KEEP_NOTHING);
  else await choices.put(KEEP_NOTHING, new Response(''));
  const kept = keep ? [] : (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
  await Promise.all(kept.map((name) => caches.delete(name)));
  if (!keep) await forgetPages();
}

/** Deletes the pages that were opened, whose addresses say what somebody looked at. */
export async function forgetPages(): Promise<void> {
  const first = await (await caches.open(PAGES)).match(A_PAGE, { ignoreVary: true });
  await caches.delete(PAGES);
  if (first) await (await caches.open(PAGES)).put(A_PAGE, first);
}
