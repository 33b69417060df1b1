/** Cache with the note that this browser must store nothing. Pages and the service worker can both read it, and it remains after a sign-out (ADR 82). */
const CHOICES = 'carnet-choices';
const KEEP_NOTHING = '/keep-nothing';

/** Tells whether this browser must store nothing that its person sees or writes. */
export async function keepsNothing(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  return (await (await caches.open(CHOICES)).match(KEEP_NOTHING)) !== undefined;
}
