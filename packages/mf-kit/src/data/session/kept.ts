/** The cache that notes that this browser is to keep nothing: pages and the service worker reach it, and it outlives a sign-out (ADR 82). */
const CHOICES = 'carnet-choices';
const KEEP_NOTHING = '/keep-nothing';

/** Tells whether this browser is to keep nothing of what its person sees or writes. */
export async function keepsNothing(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  return (await (await caches.open(CHOICES)).match(KEEP_NOTHING)) !== undefined;
}
