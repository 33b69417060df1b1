import { hasDrafts } from './drafts';
import { isSessionHeld, sessionPerson } from './store';

/** Resolves to a sentence about what a sign-out now would lose; null if nothing. */
type AskLoss = () => Promise<string | null>;

const asked = new Set<AskLoss>();

/** Registers a check before a sign-out: it says what would be lost, such as files that have not been uploaded. */
export function onSigningOut(ask: AskLoss): () => void {
  asked.add(ask);
  return () => asked.delete(ask);
}

/** Tells whether a sign-out now would lose typed text, on this page or on another page of the person. */
export const isTypedUnsaved = (): boolean => isSessionHeld() || hasDrafts(sessionPerson());

/** Sentences about what a sign-out now would lose. A check that fails does not block the sign-out. */
export async function lossOfSigningOut(): Promise<readonly string[]> {
  const losses = await Promise.all([...asked].map((ask) => ask().catch(() => null)));
  return losses.filter((loss) => loss !== null);
}
